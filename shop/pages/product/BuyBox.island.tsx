import { cartFields, cartFormNames } from "../../../border/cart/cart-form.ts";
import { hydratePart } from "../../../border/client/hydrate-part.ts";
import { changeCart } from "../../../border/client/page-cart.ts";
import { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";
import { showChosen } from "./show-chosen.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    BuyBox: BuyBoxProps;
  }
}

export function hydrate(container: Element, props: BuyBoxProps) {
  return hydratePart(
    container,
    <BuyBox
      {...props}
      before={choiceIn(container, props)}
      add={changeCart}
      onChosen={(article) => showChosen(props.productNumber, article)}
    />,
  );
}

function choiceIn(container: Element, { chosen }: BuyBoxProps): BuyBoxProps["before"] {
  const form = container.querySelector("form");
  if (!form) return undefined;
  const choice = new FormData(form);
  return {
    // None is chosen while the one of the address is sold out.
    tcm: String(choice.get(cartFields.tcm) ?? chosen),
    quantity: Math.max(1, Number(choice.get(cartFields.quantity)) || 1),
    intervalWeeks:
      choice.get(cartFields.change) === cartFormNames.setSubscription
        ? Number(choice.get(cartFields.intervalWeeks))
        : undefined,
  };
}
