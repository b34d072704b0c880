import { takeOver } from "../take-over.ts";
import { BuyBox, type BuyBoxProps } from "../../pages/BuyBox.tsx";
import { cartStore } from "../cart.ts";

export function hydrate(container: Element, props: BuyBoxProps) {
  takeOver(
    container,
    <BuyBox {...props} add={(article) => cartStore.change({ addArticle: article })} />,
  );
}
