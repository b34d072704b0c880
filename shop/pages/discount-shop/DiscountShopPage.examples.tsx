import type { FoundProducts, ProductCard } from "../../../commerce/catalogue-contract.ts";
import { discountShopPaths } from "../../shop-paths.ts";
import { allSites } from "../../sites/all-sites.ts";
import { withoutFilters } from "../listing/list-question.ts";
import type { DiscountQuestion } from "./discount-question.ts";
import { DiscountShopPage, type DiscountShopPageProps } from "./DiscountShopPage.tsx";
import type { SaleBannerState } from "./SaleBanner.tsx";

/** Named examples of the discount shop, for the gallery and the tests. */

const content = allSites.DE;

const product = (number: number): ProductCard => ({
  number,
  name: `Steppdecke „Polar“ ${number}`,
  lead: "Leicht, warm und waschbar bei 60 Grad.",
  url: `#product-${number}`,
  picture: { id: "103101-plain", version: "1" },
  price: 59_99,
  was: 79_99,
  isFrom: number === 2,
  hasChoice: number === 2,
  isNew: number === 1,
  grams: null,
  availability: "AVAILABLE",
  categories: ["Wohnen"],
  ...(number === 1 && { onlyLeft: 3 }),
  ...(number === 3 && { reducedUntil: new Date("2026-12-24T00:00+01:00") }),
});
const products = [1, 2, 3, 4].map(product);

const list: FoundProducts = {
  products,
  productCount: 4,
  total: 4,
  inStock: 4,
  facets: [],
  without: { category: 4, price: 4, stock: 4 },
  lowestPrice: 59_99,
  highestPrice: 59_99,
  path: [],
  categories: [{ number: 3000, name: "Wohnen", productCount: 4 }],
};
const question: DiscountQuestion = { ...withoutFilters, sorting: "saving", page: 1 };

const sale = (state: SaleBannerState): DiscountShopPageProps["sale"] => ({
  title: "Warm eingepackt",
  lead: "Pullover, Jacken und Decken zu kleineren Preisen, solange der Vorrat reicht.",
  picture: { id: "hero-autumn-walk", version: "1" },
  issue: {
    membersFrom: new Date("2099-12-03T17:00Z"),
    from: new Date("2099-12-04T08:00Z"),
    until: new Date("2099-12-13T19:00Z"),
  },
  state,
});
const page = (props: Partial<DiscountShopPageProps>) => (
  <DiscountShopPage
    content={content}
    path={discountShopPaths.shop}
    question={question}
    popular={[]}
    {...props}
  />
);

export const examples = {
  open: page({
    sale: sale("open"),
    list,
    next: { title: "Rund um den Tisch", from: new Date("2099-12-18T08:00Z") },
  }),
  announced: page({ sale: sale("announced"), list, over: "Rund um den Tisch" }),
  "members come in": page({ sale: sale("members"), popular: products }),
  "for members": page({ sale: sale("early"), path: discountShopPaths.members, list }),
  "closed for others": page({ sale: sale("closed"), path: discountShopPaths.members }),
  "between sales": page({ list }),
  "nothing is reduced": page({
    list: { ...list, products: [], productCount: 0, total: 0 },
    popular: products,
  }),
};
