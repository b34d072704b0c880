import { plural } from "../../../platform/shared/words.ts";
import type { CartTexts } from "../cart-contract.ts";

export type CartLinkTexts = Pick<CartTexts, "cart" | "itemCount">;

/**
 * Updates the accessible name of a header's cart link whenever its count changes: "Warenkorb, 4 Artikel" instead of "Warenkorb
 * 4". Returns a function that stops the updates.
 */
export function nameCartLink(header: HTMLElement): () => void {
  const badge = header.querySelector<HTMLElement>("[data-kontor-cart-count]");
  const link = badge?.closest("a");
  const source = link?.querySelector("script")?.textContent;
  if (!badge || !link || !source) return () => {};
  const { cart, itemCount } = JSON.parse(source) as CartLinkTexts;
  const locale = link.closest<HTMLElement>("[lang]")!.lang;
  const name = () => {
    const count = Number(badge.dataset.kontorCartCount);
    link.ariaLabel = count > 0 ? `${cart}, ${plural(itemCount, count, locale)}` : null;
  };
  const observer = new MutationObserver(name);
  observer.observe(badge, { attributeFilter: ["data-kontor-cart-count"] });
  name();
  return () => observer.disconnect();
}
