import type { ProductDetails } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { Coffee } from "./coffee.ts";
import { SubscriptionForm, type SubscriptionFormProps } from "./SubscriptionForm.tsx";
import { SubscriptionPage } from "./SubscriptionPage.tsx";

/** Named examples of the page that sells coffee by subscription, for tests and the gallery. */

const { site, texts } = allSites.DE;
const picture = { id: "100101-plain", version: "1" };
const article = {
  tcm: "100101-250",
  dimensionKey: "250g",
  label: "250 g",
  availability: "AVAILABLE" as const,
  onlyLeft: null,
  picture: null,
  price: 499,
  was: null,
  grams: 250,
  millilitres: null,
};
const large = { ...article, tcm: "100101-1000", label: "1000 g", price: 1399, grams: 1000 };
const coffee: Coffee = {
  number: 100101,
  name: "Espresso „Speicherstadt“, ganze Bohne",
  lead: "Dicht, schokoladig und mit wenig Säure.",
  url: "/espresso-p100101.html",
  picture,
  price: 499,
  was: null,
  isFrom: true,
  hasChoice: true,
  availability: "AVAILABLE",
  isNew: false,
  categories: ["Kaffee", "Espresso"],
  grams: 250,
  millilitres: null,
  articles: [article, large],
};
const product: ProductDetails = {
  ...coffee,
  kind: "coffee",
  description: "",
  path: [],
  pictures: [picture],
  choice: {
    label: "Mahlgrad",
    options: [
      { number: 100101, label: "ganze Bohne", url: "#" },
      { number: 100121, label: "gemahlen", url: "#" },
    ],
  },
  dimension: "Packung",
  dimensionId: "weight",
  articles: [article, { ...large, availability: "SOLDOUT" }],
  attributes: [],
  ingredients: null,
  warnings: [],
  isDevice: false,
  energyClass: null,
  guarantee: null,
  related: [],
  compared: [],
};
const form: SubscriptionFormProps = {
  site,
  texts,
  product,
  tcm: article.tcm,
  values: {},
  problems: new Set(),
  address: {
    problems: {},
    hints: {
      locale: site.locale,
      country: site.label,
      chosen: site.label,
      example: site.postalCode.example,
      code: "",
      countries: "",
    },
  },
  others: [{ value: "100102-250", text: "Espresso „Morgenröte“, 250 g" }],
  days: { from: "2026-12-04", to: "2027-06-01" },
  quote: { price: 449, goods: 898, delivery: 495, total: 1393, usualPrice: 499 },
  quantity: 2,
};
const other = { ...coffee, number: 100102, name: "Espresso „Morgenröte“, ganze Bohne" };
const page = { site, texts, coffees: [coffee, other] };

export const examples = {
  start: <SubscriptionPage {...page} picture="/img/hero-brewing/1" />,
  chosen: <SubscriptionPage {...page} chosen={100101} form={<SubscriptionForm {...form} />} />,
  present: (
    <SubscriptionForm
      {...form}
      values={{ gift: "yes", begin: "later", day: "2026-12-24", soldOut: "alternative" }}
      deliveries={3}
    />
  ),
  refused: (
    <SubscriptionForm
      {...form}
      values={{ gift: "yes", begin: "later" }}
      problems={new Set(["day", "recipient", "message"] as const)}
    />
  ),
  nothing: <SubscriptionPage {...page} coffees={[]} />,
};
