import { cartFields, cartFormNames } from "../../../border/cart/cart-form.ts";
import { hydratePart } from "../../../border/client/hydrate-part.ts";
import { changeCart } from "../../../border/client/page-cart.ts";
import { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    BuyBox: BuyBoxProps;
  }
}

export function hydrate(container: Element, props: BuyBoxProps) {
  return hydratePart(
    container,
    <BuyBox {...props} before={choiceIn(container)} add={changeCart} />,
  );
}

function choiceIn(container: Element): BuyBoxProps["before"] {
  const form = container.querySelector("form");
  if (!form) return undefined;
  const choice = new FormData(form);
  return {
    tcm: String(choice.get(cartFields.tcm)),
    quantity: Math.max(1, Number(choice.get(cartFields.quantity)) || 1),
    intervalWeeks:
      choice.get(cartFields.change) === cartFormNames.setSubscription
        ? Number(choice.get(cartFields.intervalWeeks))
        : undefined,
  };
}
