import { takeOver } from "../take-over.ts";
import { BuyBox, type BuyBoxProps } from "../../pages/BuyBox.tsx";
import { addArticle, changeCart } from "../cart.ts";

const add: BuyBoxProps["add"] = (change) =>
  "addArticle" in change ? addArticle(change.addArticle) : changeCart(change);

export function hydrate(container: Element, props: BuyBoxProps) {
  takeOver(container, <BuyBox {...props} before={choiceIn(container)} add={add} />);
}

function choiceIn(container: Element): BuyBoxProps["before"] {
  const form = container.querySelector("form");
  if (!form) return undefined;
  const choice = new FormData(form);
  return {
    tcm: String(choice.get("tcm")),
    quantity: Math.max(1, Number(choice.get("quantity")) || 1),
    intervalWeeks:
      choice.get("change") === "subscription" ? Number(choice.get("intervalWeeks")) : undefined,
  };
}
