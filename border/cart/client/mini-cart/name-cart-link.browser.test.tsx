import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { SiteCode } from "../../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../../platform/shared/value-at.ts";
import { siteCodes } from "../../../../shop/sites/site-codes.ts";
import { allSites } from "../../../../shop/sites/all-sites.ts";
import { show } from "../../../../tests/support/show.tsx";
import { CartBadge } from "./CartBadge.tsx";
import { CartLinkData } from "../CartLinkData.tsx";
import { nameCartLink } from "./name-cart-link.ts";

function showBadge(code: SiteCode) {
  const { site, texts } = valueAt(allSites, code);
  const root = show(
    <div key={code} lang={site.locale}>
      <CartBadge texts={texts.cart} />
      <CartLinkData texts={texts.cart} />
    </div>,
  );
  const link = page.getByRole("link");
  return {
    stop: nameCartLink(root),
    link,
    count: (count: number) =>
      (root.querySelector<HTMLElement>("[data-kontor-cart-count]")!.dataset.kontorCartCount =
        String(count)),
    root,
  };
}

const names: Partial<Record<SiteCode, Record<number, string>>> = {
  DE: { 1: "Warenkorb, 1 Artikel", 4: "Warenkorb, 4 Artikel", 120: "Warenkorb, 120 Artikel" },
  AT: { 1: "Warenkorb, 1 Artikel", 4: "Warenkorb, 4 Artikel" },
  CH: { 1: "Warenkorb, 1 Artikel", 4: "Warenkorb, 4 Artikel" },
  CH_FR: { 1: "Panier, 1 article", 4: "Panier, 4 articles" },
  PL: { 1: "Koszyk, 1 produkt", 4: "Koszyk, 4 produkty", 5: "Koszyk, 5 produktów" },
  CZ: { 1: "Košík, 1 kus", 4: "Košík, 4 kusy", 5: "Košík, 5 kusů" },
  HU: { 1: "Kosár, 1 termék", 4: "Kosár, 4 termék" },
  SK: { 1: "Nákupný košík, 1 kus", 4: "Nákupný košík, 4 kusy", 5: "Nákupný košík, 5 kusov" },
  TR: { 1: "Sepetim, 1 ürün", 4: "Sepetim, 4 ürün" },
};

test.each(siteCodes)("the cart's link says how many articles are in the cart: %s", async (code) => {
  const { stop, link, count } = showBadge(code);
  // The link to an empty cart is named without a count.
  for (const [number, name] of Object.entries({
    ...names[code],
    0: allSites[code].texts.cart.cart,
  })) {
    count(Number(number));
    await expect.element(link).toHaveAccessibleName(name);
  }
  stop();
});

test("the cart's link is named also where the mini cart was rendered again", async () => {
  const { stop, link, count, root } = showBadge("DE");
  const old = root.querySelector("a")!;
  old.replaceWith(old.cloneNode(true));
  count(3);
  await expect.element(link).toHaveAccessibleName("Warenkorb, 3 Artikel");
  stop();
});
