import { allSites } from "../../sites/all-sites.ts";
import { RestockForm } from "./RestockForm.tsx";
import { SoldOutForm } from "./SoldOutForm.tsx";

const { restock, customer } = allSites.DE.texts;
const privacy = { url: "/datenschutz-s400007321.html", text: "Datenschutz" };
const sizes = (["M", "L", "XL"] as const).map((label, index) => ({
  tcm: `105105-${label.toLowerCase()}`,
  dimensionKey: label,
  label,
  availability: index === 0 ? ("AVAILABLE" as const) : ("SOLDOUT" as const),
  onlyLeft: null,
  picture: null,
  price: 59_99,
  was: null,
  grams: null,
  millilitres: null,
}));
const product = { number: 105105, dimension: "Größe", articles: sizes };

const soldOutProduct = (
  <SoldOutForm
    product={{ ...product, articles: sizes.slice(1) }}
    chosen="105105-l"
    texts={restock}
    privacy={privacy}
  />
);
const soldOutVariants = (
  <SoldOutForm product={product} chosen="105105-m" texts={restock} privacy={privacy} />
);
const withProblem = (
  <RestockForm
    texts={allSites.HU.texts.restock}
    articles={[{ tcm: "105105-l", label: "" }]}
    dimension={null}
    email="ida@example"
    problem={customer.problems.invalidEmail}
    privacy={privacy}
  />
);

export const examples = { soldOutProduct, soldOutVariants, withProblem };
