import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { WishButton } from "./WishButton.tsx";
import { WishlistPage } from "./WishlistPage.tsx";

const { site, texts } = allSites.DE;
const coffee: ProductCard = {
  number: 100101,
  name: "Espresso „Speicherstadt“",
  lead: "Dicht und schokoladig.",
  url: "/espresso-p100101.html",
  picture: { id: "espresso", version: "1" },
  price: 5_99,
  was: null,
  isFrom: false,
  hasChoice: false,
  availability: "AVAILABLE",
  isNew: false,
  categories: ["Kaffee"],
  grams: 250,
  millilitres: null,
};
const wish = { product: coffee.number, price: 6_99, addedAt: new Date("2026-11-03T12:00:00Z") };

const list = (
  <WishlistPage
    site={site}
    texts={texts}
    wishes={[
      { wish, product: coffee },
      {
        wish: { ...wish, product: 100102 },
        product: { ...coffee, number: 100102, availability: "SOLDOUT" },
      },
    ]}
    notSold={1}
    kept="browser"
    sharedUrl="https://www.example.de/wishlist/shared/k3y"
  />
);
const empty = (
  <WishlistPage
    site={site}
    texts={texts}
    wishes={[]}
    notSold={0}
    kept="visit"
    alert={texts.wishlist.tooMany}
  />
);
const button = <WishButton product={coffee.number} text={texts.wishlist.add} />;

export const examples = { list, empty, button };
