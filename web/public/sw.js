// Lets the page open without a connection: the page itself from the network if there is one, its files as they were
// fetched before. What is asked of the server is never kept.
const CACHE = "hexfront-1";

self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));

/** The files that a page has loaded, and those no page wants any more. */
self.addEventListener("message", (event) => {
  const wanted = event.data?.keep;
  if (!Array.isArray(wanted)) return;
  event.waitUntil(
    caches.open(CACHE).then(async (cache) => {
      const known = (await cache.keys()).map(({ url }) => url);
      await cache.addAll(wanted.filter((url) => !known.includes(url)));
    }),
  );
});

/** A notice, sealed for this browser; a click leads to the game, or ends all notices. */
self.addEventListener("push", (event) => {
  const told = event.data?.json();
  if (!told?.title) return;
  const { title, body, tag, url, stop, stop_label } = told;
  const actions = stop ? [{ action: "stop", title: stop_label }] : [];
  event.waitUntil(self.registration.showNotification(title, { body, tag, icon: "./icon-192.png", data: { url, stop }, actions }));
});

self.addEventListener("notificationclick", (event) => {
  const { url, stop } = event.notification.data ?? {};
  event.notification.close();
  if (event.action === "stop") {
    event.waitUntil(fetch(`./api/notices/stop?token=${encodeURIComponent(stop)}`, { method: "POST" }));
    return;
  }
  const place = new URL(url ?? "./", self.registration.scope);
  event.waitUntil(
    self.clients.matchAll({ type: "window" }).then(async (windows) => {
      const open = windows.find((one) => one.url === place.href);
      return open ? open.focus() : self.clients.openWindow(place.href);
    }),
  );
});

const isFile = (url) => /\/(assets\/[^/]+|icon[^/]*|manifest\.webmanifest)$/.test(url.pathname);

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  const scope = new URL("./", self.registration.scope).pathname;
  if (request.mode === "navigate" && url.pathname === scope) event.respondWith(fresh(request));
  else if (isFile(url)) event.respondWith(kept(request));
});

async function fresh(request) {
  const cache = await caches.open(CACHE);
  try {
    const answer = await fetch(request);
    if (answer.ok) await cache.put(self.registration.scope, answer.clone());
    return answer;
  } catch (error) {
    const before = await cache.match(self.registration.scope);
    if (before) return before;
    throw error;
  }
}

async function kept(request) {
  const found = await caches.match(request);
  return found ?? fetch(request);
}
