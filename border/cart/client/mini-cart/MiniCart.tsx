import ChevronDown from "@lucide/icons/icons/chevron-down";
import { useRef } from "react";
import { Icon } from "../../../../platform/ui/Icon.tsx";
import { CartBadge } from "./CartBadge.tsx";
import type { MiniCartProps } from "./mini-cart-props.ts";
import { MiniCartPanel } from "./MiniCartPanel.tsx";
import { useMiniCart } from "./use-mini-cart.ts";

/** The badge of the header; hovering over it, or pressing the button next to it, opens a panel with the contents of the cart. */
export function MiniCart({ id, texts, site, store, onOpen }: MiniCartProps) {
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const flyout = useMiniCart(root, button, () => {
    onOpen?.();
    // Usually the page has loaded the cart long before.
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
        <Icon icon={ChevronDown} size={16} />
      </button>
      {isOpen && (
        <MiniCartPanel id={id} texts={texts} site={site} store={store} onContinue={flyout.leave} />
      )}
    </div>
  );
}
