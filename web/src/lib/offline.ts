// So that the page opens without a connection: a service worker keeps the files that it has loaded.
export async function keepForLater(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  try {
    await navigator.serviceWorker.register("./sw.js");
    const { active } = await navigator.serviceWorker.ready;
    // The page has come by now; the front page and that of a game are kept whichever of them it was.
    await new Promise((later) => setTimeout(later, 3_000));
    await Promise.all([import("../pages/Lobby.svelte"), import("../pages/Game.svelte")]);
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
