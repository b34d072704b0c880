import { inShop } from "../../platform/client/shop-address.ts";

/** For development: a page shows changes by itself. */
const events = new EventSource(inShop("/service/dev/reload"));

/** A restart of the server closes the stream; once it is open again, the page reloads. */
let wasOpen = false;
events.addEventListener("open", () => {
  if (wasOpen) location.reload();
  wasOpen = true;
});

events.addEventListener("content", () => location.reload());

/** Changed style sheets replace those of the page, which stays as it is. */
events.addEventListener("sheets", () => {
  for (const link of document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]")) {
    if (!new URL(link.href).pathname.includes("/kontor/")) continue;
    const changed = link.cloneNode() as HTMLLinkElement;
    changed.href = `${link.href.split("?")[0]}?${Date.now()}`;
    // The old one goes when the new one is there: no moment is without styles.
    changed.addEventListener("load", () => link.remove());
    link.after(changed);
  }
});
