import type { ReactNode } from "react";
import { emptyCart } from "../../../border/cart/cart-rules.ts";
import { MiniCart } from "../../../border/cart/client/mini-cart/MiniCart.tsx";
import { MiniCartPanel } from "../../../border/cart/client/mini-cart/MiniCartPanel.tsx";
import type { CartState } from "../../../border/cart/client/store/cart-state.ts";
import type { MiniCartProps } from "../../../border/cart/client/mini-cart/mini-cart-props.ts";
import { site } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import {
  defectiveCart,
  deletedEntries,
  fullCart,
  refusedSubscription,
  smallCart,
  stillStore,
} from "./CartView.examples.tsx";
import "../../../border/cart/client/mini-cart/mini-cart.css";

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
  refusedSubscription: withState({
    cart: { ...smallCart, defectiveSubscriptions: [refusedSubscription] },
  }),
  refused: withState({ cart: smallCart, setError: { error: "ITEM_LIMIT", limit: 20 } }),
  empty: withState({ cart: emptyCart }),
  loading: withState({ busy: 1 }),
  unreadable: withState({ getError: { error: "UNKNOWN" } }),
};
