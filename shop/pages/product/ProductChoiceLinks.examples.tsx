import { ProductChoiceLinks } from "./ProductChoiceLinks.tsx";

/** Named examples of the choice between products, for the gallery and the tests. */

const choice = {
  label: "Mahlgrad",
  options: [
    { number: 100101, label: "ganze Bohne", url: "#beans" },
    { number: 100131, label: "für Espresso", url: "#ground" },
  ],
};

export const examples = { coffee: <ProductChoiceLinks choice={choice} current={100101} /> };
