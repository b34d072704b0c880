import { hydrateRoot } from "react-dom/client";
import { BuyBox, type BuyBoxProps } from "../../pages/BuyBox.tsx";
import { cartStore } from "../cart.ts";

export function hydrate(container: Element, props: BuyBoxProps) {
  hydrateRoot(
    container,
    <BuyBox {...props} add={(article) => cartStore.change({ addArticle: article })} />,
  );
}
