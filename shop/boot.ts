import { startBorder } from "../border/client/boot.ts";
import type { IslandModule } from "../border/client/shop-parts.ts";
import { myStoreCookie } from "./stores/my-store-cookie.ts";
import { chooseAttribute } from "./pages/variants/choose-attribute.ts";

/** The shop's only script of the first view: the border with this shop's islands and texts. */
startBorder({
  islands: import.meta.glob<IslandModule>("./pages/*/*.island.tsx"),
  loadWords: () => import("./load-texts.ts"),
});

// Pages are the same for everybody; few shoppers have chosen a store.
if (document.cookie.includes(myStoreCookie))
  void import("./pages/stores/show-my-store.ts").then(({ showMyStore }) => showMyStore());

// Tiles offer variants without loading a page; without JavaScript their links lead to the product.
addEventListener("click", (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>(`[${chooseAttribute}]`);
  const isPlain = !(event.ctrlKey || event.metaKey || event.shiftKey || event.altKey);
  if (!link || !isPlain || event.defaultPrevented) return;
  event.preventDefault();
  import("./pages/variants/show-variants.ts").then(
    ({ showVariants }) => showVariants(link),
    () => location.assign(link.href),
  );
});
