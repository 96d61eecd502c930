// Says of a box that scrolls whether there is more below, so that it can be seen.
import type { Attachment } from "svelte/attachments";

/** Pixels that are not worth scrolling for. */
const LITTLE = 18;

export const more: Attachment<HTMLElement> = (box) => {
  const look = () => box.toggleAttribute("data-more", box.scrollHeight - box.scrollTop - box.clientHeight > LITTLE);
  const sizes = new ResizeObserver(look);
  const parts = new MutationObserver(() => {
    for (const part of box.children) sizes.observe(part);
    look();
  });
  sizes.observe(box);
  for (const part of box.children) sizes.observe(part);
  parts.observe(box, { childList: true });
  box.addEventListener("scroll", look, { passive: true });
  look();
  return () => {
    sizes.disconnect();
    parts.disconnect();
    box.removeEventListener("scroll", look);
  };
};
