import { plural } from "../../../../platform/shared/texts/words.ts";
import type { CartTexts } from "../../cart-contract.ts";

export type CartLinkTexts = Pick<CartTexts, "cart" | "itemCount">;

/**
 * Updates the accessible name of a header's cart link whenever its count changes: "Warenkorb, 4 Artikel" instead of "Warenkorb
 * 4". Returns a function that stops the updates.
 */
export function nameCartLink(header: HTMLElement): () => void {
  const source = header.querySelector("[data-kontor-cart-texts]")?.textContent;
  if (!source) return () => {};
  const { cart, itemCount } = JSON.parse(source) as CartLinkTexts;
  const name = () => {
    // Another one than before, where the mini cart was rendered again.
    const badge = header.querySelector<HTMLElement>("[data-kontor-cart-count]");
    const link = badge?.closest("a");
    if (!link) return;
    const count = Number(badge!.dataset.kontorCartCount);
    const { lang } = link.closest<HTMLElement>("[lang]")!;
    link.ariaLabel = count > 0 ? `${cart}, ${plural(itemCount, count, lang)}` : null;
  };
  const observer = new MutationObserver(name);
  observer.observe(header, { attributeFilter: ["data-kontor-cart-count"], subtree: true });
  name();
  return () => observer.disconnect();
}
