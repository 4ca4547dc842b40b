// The service worker: shows notices, and a page of its own where there is no network. It is served
// as it stands. Pages always come from the network; only files named after their content are kept.
// It knows where the house stands from its own address; others may have caches on the same site.
const ROOT = new URL(".", self.location.href).pathname;
const OURS = `wolfden${ROOT}`;
const OFFLINE = `${OURS} offline`;
const ASSETS = `${OURS} assets`;
const PAGE = `${ROOT}offline.html`;
const KEPT = [PAGE, `${ROOT}offline.js`, `${ROOT}icon.svg`];
const EARLIER = ["wolfden-offline", "wolfden-assets"];
const MANY = 300;
let fresh = false;

const keep = async () => {
  const cache = await caches.open(OFFLINE);
  await cache.addAll(KEPT.map((path) => new Request(path, { cache: "reload" })));
};

self.addEventListener("install", (event) => {
  void self.skipWaiting();
  event.waitUntil(keep());
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => EARLIER.includes(name)))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What it says offline is renewed once for each life of the worker. */
function renew() {
  if (fresh) return Promise.resolve();
  fresh = true;
  return keep().catch(() => undefined);
}

async function page(event) {
  try {
    const answer = await fetch(event.request);
    event.waitUntil(renew());
    return answer;
  } catch {
    return (await caches.match(PAGE)) ?? Response.error();
  }
}

async function asset(event) {
  const cache = await caches.open(ASSETS);
  const known = await cache.match(event.request);
  if (known) return known;
  const answer = await fetch(event.request);
  if (answer.ok) event.waitUntil(store(cache, event.request, answer.clone()));
  return answer;
}

async function store(cache, request, answer) {
  await cache.put(request, answer);
  const old = await cache.keys();
  await Promise.all(old.slice(0, Math.max(0, old.length - MANY)).map((key) => cache.delete(key)));
}

async function plain(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match(request)) ?? Response.error();
  }
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin) return;
  if (request.mode === "navigate") event.respondWith(page(event));
  else if (url.pathname.startsWith(`${ROOT}assets/`)) event.respondWith(asset(event));
  else if (KEPT.includes(url.pathname)) event.respondWith(plain(request));
});

function read(event) {
  try {
    return event.data.json();
  } catch {
    return {};
  }
}

self.addEventListener("push", (event) => {
  const { title, body, url, key, stop, lang, tag } = read(event);
  event.waitUntil(
    self.registration.showNotification(title ?? "Wolfden", {
      body,
      lang,
      tag,
      renotify: Boolean(tag),
      icon: `${ROOT}icons/192.png`,
      badge: `${ROOT}icons/badge.png`,
      data: { url, key },
      actions: key && stop ? [{ action: "stop", title: stop }] : [],
    }),
  );
});

/** A tab that shows the table already is brought to the front. Notices name paths of the house. */
async function open(address) {
  const url = new URL(`.${address ?? "/"}`, self.location.href);
  if (url.origin !== self.location.origin) return;
  const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const there = tabs.find((tab) => new URL(tab.url).pathname === url.pathname);
  await (there ? there.focus() : self.clients.openWindow(url.href));
}

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const { url, key } = event.notification.data ?? {};
  if (event.action === "stop" && key)
    event.waitUntil(fetch(`${ROOT}api/told/${encodeURIComponent(key)}/stop`, { method: "POST" }));
  else event.waitUntil(open(url));
});
