// So that the page opens without a connection: a service worker keeps the files that it has loaded.
/** `pages` fetches those that are kept whichever of them was opened. */
export async function keepForLater(pages: () => Promise<unknown>): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    await new Promise((later) => setTimeout(later, 3_000)); // by now the page that was opened has come
    await pages();
    active?.postMessage({ keep: loaded() });
  } catch {
    // without one, the page needs its server
  }
}

function loaded(): string[] {
  const files = performance.getEntriesByType("resource").map(({ name }) => name);
  const ours = files.filter((name) => /\/assets\/[^/]+$/.test(new URL(name).pathname) && name.startsWith(location.origin));
  return [...new Set([...ours, new URL("./", location.href).href])];
}
