import { closeOverlaysEvent } from "../../platform/client/overlay.ts";
import { MiniCart } from "../cart/client/mini-cart/MiniCart.tsx";
import type { MiniCartProps } from "../cart/client/mini-cart/mini-cart-props.ts";
import panelStyles from "../cart/client/mini-cart/mini-cart.css?inline";
import { hydratePart } from "./hydrate-part.ts";
import { cartStore } from "./page-cart.ts";
import { tracking } from "./track.ts";

const onOpen = () => {
  window.dispatchEvent(new CustomEvent(closeOverlaysEvent));
  tracking(({ trackCart }) => trackCart(cartStore.state.get().cart));
};

declare module "./Island.tsx" {
  interface Islands {
    MiniCart: MiniCartProps;
  }
}

export function hydrate(container: Element, props: MiniCartProps) {
  return hydratePart(
    container,
    <MiniCart {...props} store={cartStore} onOpen={onOpen} />,
    panelStyles,
  );
}
