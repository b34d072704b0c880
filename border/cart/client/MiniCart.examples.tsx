import type { ReactNode } from "react";
import { site } from "../../../shop/sites/de/site.ts";
import { texts } from "../../../shop/sites/de/texts.ts";
import { emptyCart } from "../cart-rules.ts";
import type { CartState } from "./cart-state.ts";
import {
  defectiveCart,
  deletedEntries,
  fullCart,
  smallCart,
  stillStore,
} from "./CartView.examples.tsx";
import type { MiniCartProps } from "./mini-cart-props.ts";
import { MiniCart } from "./MiniCart.tsx";
import { MiniCartPanel } from "./MiniCartPanel.tsx";
import "./mini-cart.css";

/** Named examples of the badge and the mini cart, for tests and the gallery. */

export const miniCart: MiniCartProps = { id: "example", texts: texts.cart, site };

/** The end of a header, with the panel below it. */
export function InHeader({ children }: { children: ReactNode }) {
  return (
    <header data-kontor="header">
      <ul style={{ display: "flex", justifyContent: "flex-end" }}>
        <li>{children}</li>
      </ul>
    </header>
  );
}

const withState = (state: Partial<CartState>) => (
  <InHeader>
    <div className="kontor-minicart" style={{ minHeight: "40rem" }}>
      <MiniCartPanel {...miniCart} store={stillStore(state)} onContinue={() => {}} />
    </div>
  </InHeader>
);

export const examples = {
  badge: (
    <InHeader>
      <MiniCart {...miniCart} />
    </InHeader>
  ),
  closed: (
    <InHeader>
      <MiniCart {...miniCart} store={stillStore({ cart: fullCart })} />
    </InHeader>
  ),
  full: withState({ cart: fullCart }),
  small: withState({ cart: smallCart, waiting: 1 }),
  offline: withState({ cart: smallCart, waiting: 1, isOffline: true }),
  deleted: withState({ cart: smallCart, deleted: deletedEntries }),
  defective: withState({ cart: defectiveCart }),
  refused: withState({ cart: smallCart, setError: { error: "ITEM_LIMIT", limit: 20 } }),
  empty: withState({ cart: emptyCart }),
  loading: withState({ busy: 1 }),
  unreadable: withState({ getError: { error: "UNKNOWN" } }),
};
