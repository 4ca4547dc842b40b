# A small image: the package is built in one stage, and runs in another as a user without rights.
#   docker build -t wolfden . && docker run --read-only --tmpfs /tmp -v wolfden:/data -p 8000:8000 wolfden
FROM python:3.12-slim AS build
WORKDIR /source
COPY . .
RUN pip install --no-cache-dir --prefix=/built -c constraints.txt '.[notices,postgres,redis]'

FROM python:3.12-slim
COPY --from=build /built /usr/local
RUN useradd --system --uid 10001 --home-dir /data wolfden \
    && install --directory --owner=wolfden --mode=0700 /data
USER wolfden
WORKDIR /data
VOLUME /data
EXPOSE 8000
ENV WOLFDEN_HOST=0.0.0.0 WOLFDEN_DATABASE=/data/wolfden.db WOLFDEN_LOG_FORMAT=json PYTHONDONTWRITEBYTECODE=1
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD \
    ["python", "-c", "from urllib.request import urlopen; urlopen('http://127.0.0.1:8000/health/ready', timeout=2)"]
ENTRYPOINT ["wolfden"]
CMD ["serve"]
