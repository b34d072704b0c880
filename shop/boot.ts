import { startBorder } from "../border/client/boot.ts";
import type { IslandModule } from "../border/client/shop-parts.ts";
import { enlargeAttribute } from "./pages/product/enlarge-attribute.ts";
import { myStoreCookie } from "./stores/my-store-cookie.ts";
import { chooseAttribute } from "./pages/variants/choose-attribute.ts";

/** The shop's only script of the first view: the border with this shop's islands and texts. */
startBorder({
  islands: import.meta.glob<IslandModule>("./pages/*/*.island.tsx"),
  loadWords: () => import("./load-texts.ts"),
});

// Cached pages show no chosen store, so a script adds it. It is loaded only for the few shoppers who have one.
if (document.cookie.includes(myStoreCookie))
  void import("./pages/stores/show-my-store.ts").then(({ showMyStore }) => showMyStore());

// Few shoppers look for their own things before the page is there.
addEventListener("load", () => import("./after-load.ts"));

/** Links that a script answers on the page, by their attribute. Without it they lead to a product, or to a large picture. */
const answered = {
  [chooseAttribute]: async (link: HTMLAnchorElement) =>
    (await import("./pages/variants/show-variants.ts")).showVariants(link),
  [enlargeAttribute]: async (link: HTMLAnchorElement) =>
    (await import("./pages/product/lightbox.ts")).openLightbox(link),
};

addEventListener("click", (event) => {
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!isPlain || event.defaultPrevented) return;
  for (const [attribute, answer] of Object.entries(answered)) {
    const link = (event.target as Element).closest<HTMLAnchorElement>(`[${attribute}]`);
    if (!link) continue;
    event.preventDefault();
    answer(link).catch(() => location.assign(link.href));
  }
});
