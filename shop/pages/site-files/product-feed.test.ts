import { expect, test } from "vitest";
import type { Article, OfferedProduct } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { feedItems } from "./product-feed.ts";

const pack = (article: Partial<Article>): Article => ({
  tcm: "100101-250",
  dimensionKey: "250g",
  label: "250 g",
  grams: 250,
  price: 699,
  was: null,
  availability: "AVAILABLE",
  onlyLeft: null,
  picture: null,
  ...article,
});

const product: OfferedProduct = {
  number: 100101,
  kind: "coffee",
  name: "Espresso „A & B“",
  lead: "",
  description: "Kräftig.",
  url: "/espresso-p100101.html",
  path: [
    { id: "coffee", name: "Kaffee", url: "/kaffee-c1000.html" },
    { id: "espresso", name: "Espresso", url: "/espresso-c1110.html" },
  ],
  pictures: [
    { id: "100101-plain", version: "1" },
    { id: "100101-scene", version: "2" },
  ],
  dimensionId: "weight",
  articles: [
    pack({}),
    pack({
      tcm: "100101-1000",
      dimensionKey: "1000g",
      label: "1 kg",
      grams: 1000,
      price: 2199,
      was: 2499,
    }),
  ],
};

const { site } = allSites.DE;
const options = { site, origin: "https://de.example", brand: site.brand };

/** Returns the fields of each item. */
const read = (xml: string) =>
  [...xml.matchAll(/<item>(.*?)<\/item>/g)].map(
    ([, item]) =>
      new Map(
        [...item!.matchAll(/<g:(\w+)>([^<]*)<\/g:\1>/g)].map(([, name, text]) => [name, text]),
      ),
  );

test("each article is an item of its product's group, with its address, price and unit price", () => {
  const [small, large] = read(feedItems(product, options));
  expect(Object.fromEntries(small!)).toMatchObject({
    id: "100101-250",
    title: "Espresso „A &#38; B“, 250 g",
    link: "https://de.example/espresso-p100101.html?dim1=250g",
    image_link: "https://de.example/img/100101-plain/1/960.jpeg",
    additional_image_link: "https://de.example/img/100101-scene/2/960.jpeg",
    availability: "in_stock",
    price: "4.95 EUR",
    item_group_id: "100101",
    size: "250 g",
    mpn: "100101-250",
    product_type: "Kaffee &#62; Espresso",
    unit_pricing_measure: "250 g",
    unit_pricing_base_measure: "1 kg",
  });
  expect(feedItems(product, options)).toContain("<g:price>6.99 EUR</g:price>");
  expect(small!.has("sale_price")).toBe(false);
  expect(large!.get("sale_price")).toBe("21.99 EUR");
});

test("a reduced article has the price before and the one now, and free delivery from its own price on", () => {
  const [small, large] = feedItems(product, options).split("</item>");
  expect(large).toContain("<g:price>24.99 EUR</g:price><g:sale_price>21.99 EUR</g:sale_price>");
  expect(large).toContain("<g:country>DE</g:country><g:price>0.00 EUR</g:price>");
  expect(small).toContain("<g:country>DE</g:country><g:price>4.95 EUR</g:price>");
});

test("a product of another company has no invented brand or number, and one with a single article no group", () => {
  const single = {
    ...product,
    dimensionId: null,
    articles: [pack({ dimensionKey: null, label: "" })],
  };
  const [item] = read(feedItems(single, { ...options, brand: undefined }));
  expect(item!.get("identifier_exists")).toBe("no");
  for (const name of ["brand", "mpn", "gtin", "item_group_id", "size"])
    expect(item!.has(name), name).toBe(false);
  expect(item!.get("title")).toBe("Espresso „A &#38; B“");
});
