import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { site } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";
import { Comparison } from "./Comparison.tsx";

/** Named examples of products side by side, for the gallery and the tests. */

const machine: ProductDetails["compared"][number] = {
  number: 101101,
  name: "Kaffeevollautomat „Alma“",
  lead: "",
  url: "#alma",
  picture: { id: "101101-plain", version: "1" },
  price: 29999,
  was: 34999,
  isFrom: false,
  hasChoice: false,
  isNew: false,
  grams: null,
  millilitres: null,
  availability: "AVAILABLE",
  categories: [],
  attributes: [
    { label: "Leistung", value: "1.450 W" },
    { label: "Fassungsvermögen", value: "1,1 l" },
  ],
};

const other: typeof machine = {
  ...machine,
  number: 101102,
  name: "Kaffeevollautomat „Veduta“ mit Milchsystem",
  url: "#veduta",
  price: 42999,
  was: null,
  isFrom: true,
  attributes: [
    { label: "Leistung", value: "1.470 W" },
    { label: "Ausstattung", value: "Mahlwerk, Milchaufschäumer" },
  ],
};

export const examples = {
  machines: (
    <Comparison
      heading={texts.catalogue.comparison}
      products={[machine, other]}
      current={machine.number}
      site={site}
      texts={texts.catalogue}
    />
  ),
};
