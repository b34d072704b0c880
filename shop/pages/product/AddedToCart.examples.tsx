import { texts } from "../../sites/de/texts.ts";
import { AddedToCart } from "./AddedToCart.tsx";
import { buyBox } from "./BuyBox.examples.tsx";

/** Named examples of the confirmation that a product was added. */

const shared = {
  what: "2 × Espresso Speicherstadt, 250 g",
  picture: buyBox.picture,
  texts: { ...texts.cart, related: texts.catalogue.related },
};

export const examples = {
  withSuggestions: <AddedToCart {...shared} suggested={buyBox.suggested} />,
  alone: <AddedToCart {...shared} suggested={[]} />,
};
