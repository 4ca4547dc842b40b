"""Every refusal as a coded, translated answer; nothing of the inside in any of them."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from typing import Any, Final

import msgspec
from litestar import Request, Response
from litestar.enums import MediaType
from litestar.exceptions import HTTPException

from ..core import WolfdenError
from ..texts import negotiate
from ..texts.refusals import sentence

log = logging.getLogger(__name__)


class BadRequest(WolfdenError):
    code = "bad-request"


class NotFound(WolfdenError):
    code = "not-found"


class TooLarge(WolfdenError):
    code = "too-large"


class MethodNotAllowed(WolfdenError):
    code = "method-not-allowed"


class Internal(WolfdenError):
    code = "internal"


STATUSES: Final[Mapping[str, int]] = {
    "bad-request": 400, "bad-player-count": 400, "bad-option": 400, "unknown-option": 400,
    "bad-seats": 400, "bad-clock": 400,
    "bad-name": 400, "name-taken": 409, "unknown-bot": 400,
    "unknown-game": 404, "unknown-match": 404, "not-found": 404, "no-such-moment": 404,
    "no-lesson": 404,
    "unknown-record": 404, "bad-record": 422,
    "bad-bot-token": 403, "only-plays": 403,
    "not-your-seat": 403, "not-host": 403, "not-alone": 403, "wrong-origin": 403, "not-json": 415,
    "no-open-seat": 409, "match-not-started": 409, "match-started": 409,
    "table-locked": 409, "table-cancelled": 409, "match-over": 409, "match-not-over": 409,
    "rules-changed": 409, "stale-decision": 409, "bot-plays": 409, "nobody-absent": 409,
    "no-resigning": 409, "table-changed": 409, "choice-taken": 409, "uneven-choice": 409,
    "wrong-code": 403,
    "not-your-turn": 409, "hints-off": 409,
    "talk-off": 409, "words-off": 409, "signs-only": 409, "talk-full": 409, "bad-words": 400,
    "unknown-phrase": 400, "watching-off": 403,
    "unknown-action": 422, "illegal-action": 422,
    "too-large": 413, "too-many-requests": 429, "too-many-places": 429, "too-many-tables": 429,
    "too-many-changes": 429, "method-not-allowed": 405, "internal": 500,
    "hint-failed": 503, "storage-failed": 503,
    "bad-notice": 400, "bad-address": 400, "unknown-notice": 404, "not-offered": 409,
    "too-many-notices": 409, "notice-failed": 422,
    "banned": 403, "muted": 403, "bad-report": 400, "already-reported": 409,
    "too-many-reports": 409,
}  # fmt: skip

HUNG_UP: Final = "client disconnected prematurely"
"""What Litestar says of a request whose body never came; nobody is to blame here."""
WAIT_SECONDS: Final = 10
"""What a client is told to wait where nobody can tell."""

BY_STATUS: Final[Mapping[int, type[WolfdenError]]] = {
    404: NotFound, 405: MethodNotAllowed, 413: TooLarge,
}  # fmt: skip


class ErrorBody(msgspec.Struct, frozen=True):
    code: str
    message: str
    details: Mapping[str, str | int]


def body_of(error: WolfdenError, lang: str) -> ErrorBody:
    return ErrorBody(error.code, sentence(error, lang), error.details)


def answer(request: Request[Any, Any, Any], error: WolfdenError) -> Response[bytes]:
    lang = negotiate(request.headers.get("accept-language"))
    request.app.state.house.meters.refusals.labels(error.code).inc()
    return Response(
        msgspec.json.encode(body_of(error, lang)),
        status_code=STATUSES.get(error.code, 400),
        media_type=MediaType.JSON,
        headers=headers_of(error, lang),
    )


def headers_of(error: WolfdenError, lang: str) -> dict[str, str]:
    headers = {"Content-Language": lang}
    if STATUSES.get(error.code) == 429:
        headers["Retry-After"] = str(error.details.get("seconds", WAIT_SECONDS))
    return headers


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[bytes]:
    """Litestar's own refusals: no such path, not JSON, wrong shape …"""
    if error.detail == HUNG_UP:
        return answer(request, BadRequest(HUNG_UP))
    if error.status_code >= 500:
        return on_unforeseen(request, error)
    refusal = BY_STATUS.get(error.status_code, BadRequest)
    return answer(request, refusal(error.detail))


def on_deep_nesting(request: Request[Any, Any, Any], _: RecursionError) -> Response[bytes]:
    return answer(request, BadRequest("nested too deeply"))


def on_unforeseen(request: Request[Any, Any, Any], error: Exception) -> Response[bytes]:
    log.error("%s %s failed", request.method, route_of(request), exc_info=error)
    return answer(request, Internal("unforeseen"))


def route_of(request: Request[Any, Any, Any]) -> str:
    """What was asked for, without whose match it was and whatever else a client wrote."""
    return str(request.scope.get("path_template", "a page"))


HANDLERS: Final[dict[int | type[Exception], Any]] = {
    WolfdenError: answer,
    HTTPException: on_http_error,
    RecursionError: on_deep_nesting,
    Exception: on_unforeseen,
}
