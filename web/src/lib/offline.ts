// So that the page opens without a connection: a service worker keeps the files that it has loaded.
export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // The front page has come by now; what it loaded is what it needs.
    setTimeout(() => active?.postMessage({ keep: loaded() }), 3_000);
  } catch {
    // without one, the page needs its server
  }
}

function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((name) => /\/assets\/[^/]+$/.test(new URL(name).pathname) && name.startsWith(location.origin));
  return [...new Set([...ours, new URL("./", location.href).href])];
}
