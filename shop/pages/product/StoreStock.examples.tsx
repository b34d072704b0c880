import { fill } from "../../../platform/shared/texts/words.ts";
import { texts } from "../../sites/de/texts.ts";
import { StoreStock, type StoreStockProps } from "./StoreStock.tsx";

/** Named examples of what stores have of a product, for the gallery and the tests. */

const [small, large] = ["100101-250", "100101-1000"] as const;
const { storeStock: words } = texts;
const arrival = fill(words.delivered, { days: "Mi., 2. – Do., 3. Dezember" });
const countOf = (count: number) => fill(words.inStock, { number: String(count), all: "3" });

export const storeStockProps: StoreStockProps = {
  stores: [
    {
      id: "hamburg-sandtorkai",
      name: "Hamburg, Sandtorkai",
      path: "#hamburg",
      states: [{ text: words.today, tcms: [small, large] }],
    },
    {
      id: "koln-ehrenstrasse",
      name: "Köln, Ehrenstraße",
      path: "#koln",
      states: [
        { text: words.tomorrow, tcms: [small] },
        { text: arrival, tcms: [large] },
      ],
    },
    {
      id: "munchen-sendlinger-strasse",
      name: "München, Sendlinger Straße",
      path: "#munchen",
      states: [{ text: arrival, tcms: [small, large] }],
    },
  ],
  counts: [
    { text: countOf(2), tcms: [small] },
    { text: countOf(1), tcms: [large] },
  ],
  articles: [
    { tcm: small, label: "250 g" },
    { tcm: large, label: "1 kg" },
  ],
  chosen: small,
  productPath: "/espresso-speicherstadt-p100101.html",
  texts,
};

const soldOut: StoreStockProps = {
  ...storeStockProps,
  stores: storeStockProps.stores.map((store, index) => ({
    ...store,
    states: [{ text: index === 0 ? words.onSite : words.none, tcms: [small] }],
  })),
  counts: [{ text: countOf(1), tcms: [small] }],
  articles: [{ tcm: small, label: "" }],
};

export const examples = {
  "Stock of stores": <StoreStock {...storeStockProps} />,
  "Stock of stores, last pieces": <StoreStock {...soldOut} />,
};
