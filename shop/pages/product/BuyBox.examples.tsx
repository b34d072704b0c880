import { pack } from "../../../platform/ui/example-pictures.ts";
import { texts } from "../../sites/de/texts.ts";
import { site } from "../../sites/de/site.ts";
import type { Article } from "../../../commerce/catalogue-contract.ts";
import { BuyBox, type BuyBoxProps } from "./BuyBox.tsx";

/** Named examples of the buy box, for the gallery and the tests. */

const article: Article = {
  tcm: "100101-250",
  dimensionKey: "250g",
  label: "250 g",
  grams: 250,
  price: 699,
  was: null,
  availability: "AVAILABLE",
  onlyLeft: null,
  picture: null,
};

export const buyBox: BuyBoxProps = {
  productNumber: 100101,
  name: "Espresso Speicherstadt",
  picture: pack,
  suggested: [
    { id: "100111", name: "Caffè Crema Hafenblick", url: "#crema", picture: pack },
    { id: "100121", name: "Filterkaffee Sonntagmorgen", url: "#filter", picture: pack },
  ],
  kind: "goods",
  articles: [
    article,
    {
      ...article,
      tcm: "100101-500",
      dimensionKey: "500g",
      label: "500 g",
      grams: 500,
      price: 1299,
    },
  ],
  dimension: "Größe",
  chosen: article.tcm,
  site,
  texts,
  deliveryUrl: "/lieferung",
  deliveryTime: texts.catalogue.delivery,
};

export const soldOutBuyBox: BuyBoxProps = {
  ...buyBox,
  articles: buyBox.articles.map((variant) =>
    variant === article ? { ...article, availability: "SOLDOUT" } : variant,
  ),
};

/** Coffee in a shop that takes subscriptions. */
export const coffeeBuyBox: BuyBoxProps = {
  ...buyBox,
  kind: "coffee",
  texts: { ...texts, subscription: { ...texts.cart, more: texts.coffeeSubscription.form.more } },
};

const colours = { red: "Rot", black: "Schwarz", sage: "Salbei" };
/** A product in colours that look different: one is more expensive, one is sold out. */
export const colourBuyBox: BuyBoxProps = {
  ...buyBox,
  productNumber: 101211,
  name: "Milchaufschäumer „Wolke“",
  articles: Object.entries(colours).map(([key, label]) => ({
    ...article,
    tcm: `101211-${key}`,
    dimensionKey: key,
    label,
    grams: null,
    price: key === "red" ? 799 : 699,
    availability: key === "sage" ? "SOLDOUT" : "AVAILABLE",
    picture: key === "red" ? null : { id: `101211-${key}`, version: "1" },
  })),
  dimension: "Farbe",
  chosen: "101211-red",
};

export const giftCardBuyBox: BuyBoxProps = {
  ...buyBox,
  productNumber: 100171,
  kind: "giftCard",
  articles: [2500, 5000].map((price) => ({
    ...article,
    tcm: `100171-${price / 100}`,
    dimensionKey: String(price),
    label: `${price / 100} Euro`,
    grams: null,
    price,
  })),
  dimension: "Wert",
  chosen: "100171-25",
};

const add = async () => undefined;

const toBuy = <BuyBox {...buyBox} add={add} />;
const soldOut = <BuyBox {...soldOutBuyBox} add={add} />;
const coffee = <BuyBox {...coffeeBuyBox} add={add} />;
const subscribed = (
  <BuyBox
    {...coffeeBuyBox}
    before={{ tcm: article.tcm, quantity: 2, intervalWeeks: 6 }}
    add={add}
  />
);
const colour = <BuyBox {...colourBuyBox} add={add} />;
const giftCard = <BuyBox {...giftCardBuyBox} add={add} />;
/** The form before hydration and without JavaScript. */
const asForm = <BuyBox {...buyBox} />;

export const examples = { toBuy, soldOut, coffee, subscribed, colour, giftCard, asForm };
