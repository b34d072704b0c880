import { ChevronDown } from "lucide-react";
import { useRef } from "react";
import type { Site } from "../../../shared/site.ts";
import type { CartTexts, ChangeErrorTexts } from "../cart-contract.ts";
import type { CartStore } from "./cart-store.ts";
import { CartBadge } from "./CartBadge.tsx";
import { MiniCartPanel } from "./MiniCartPanel.tsx";
import { useMiniCart } from "./use-mini-cart.ts";

/** The small cart's own words and no others: they travel with every header. */
export const miniCartTextKeys = [
  "cart",
  "preview",
  "changeError",
  "cartLimit",
  "itemLimit",
  "availabilityLimit",
  "continueShopping",
  "empty",
  "everyWeeks",
  "free",
  "goods",
  "loading",
  "missingForFreeDelivery",
  "freeDeliveryReached",
  "readError",
  "removed",
  "removeOf",
  "toCart",
  "undo",
  "undoOf",
] as const satisfies (keyof CartTexts)[];
export type MiniCartTexts = ChangeErrorTexts & Pick<CartTexts, (typeof miniCartTextKeys)[number]>;

export interface MiniCartProps {
  /** Of the panel that opens; one of its kind on the page. */
  id: string;
  texts: MiniCartTexts;
  site: Pick<Site, "locale" | "currency">;
  /** The page's cart; without it (on the server) there is the link alone. */
  store?: CartStore;
  /** Told before the panel opens. */
  onOpen?: () => void;
}

/** The badge of the header, and what is in the cart for a mouse that rests on it or a press on the button beside it. */
export function MiniCart({ id, texts, site, store, onOpen }: MiniCartProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useMiniCart(root, button, () => {
    onOpen?.();
    // Usually the page has read it long ago.
    const { cart, busy } = store?.state.get() ?? {};
    if (!cart && !busy) void store?.load();
  });
  const isOpen = flyout.isOpen && store !== undefined;
  return (
    <div ref={root} className="kontor-minicart" {...flyout.handlers}>
      <CartBadge texts={texts} />
      <button
        ref={button}
        type="button"
        aria-label={texts.preview}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={flyout.toggle}
      >
        <ChevronDown aria-hidden size={16} />
      </button>
      {isOpen && (
        <MiniCartPanel id={id} texts={texts} site={site} store={store} onContinue={flyout.leave} />
      )}
    </div>
  );
}
