// The focus is never lost: when what had it goes away or is switched off, it goes to the page's
// own place for it, and whoever plays by keyboard goes on from there.
const HOME = "[data-home]";

export function keepFocus(): () => void {
  let last: Element | null = null;
  const remember = (event: FocusEvent) => (last = event.target as Element);
  const watcher = new MutationObserver(() => {
    const isGone = last !== null && (!last.isConnected || last.matches(":disabled"));
    if (!isGone || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(HOME)?.focus({ preventScroll: true });
  });
  addEventListener("focusin", remember);
  watcher.observe(document.body, { subtree: true, childList: true, attributeFilter: ["disabled"] });
  return () => {
    removeEventListener("focusin", remember);
    watcher.disconnect();
  };
}
