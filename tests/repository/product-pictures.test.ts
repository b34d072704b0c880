import { beforeAll, expect, test } from "vitest";
import type { ProductContent } from "../../shop/catalogue/server/content-schema.ts";
import { design } from "../../shop/brand.ts";
import { readCatalogue } from "../../shop/catalogue/server/read-catalogue.ts";
import { draw, pictureNames } from "../../shop/pictures/draw/draw.ts";
import { mark } from "../../shop/pictures/draw/shade.ts";
import { shopFiles } from "../support/content-files.ts";

/** Checks the shop's own pictures: a shopper finds in the parcel what they show. */
let products: ProductContent[];
beforeAll(async () => {
  ({ products } = readCatalogue(await shopFiles("catalogue"), pictureNames, []));
});

const titleOf = ({ id, name }: ProductContent) => `${id} ${name.de}`;

/** Returns the colours in which a product is shown. */
const colours = ({ picture, articles }: ProductContent) => [
  ...new Set([picture.palette, ...articles.flatMap(({ palette }) => palette ?? [])]),
];

/** Returns the number of pieces in the name: "4er-Set", "3-teilig", "2 Paar". */
const promised = ({ name }: ProductContent) =>
  Number(
    /(\d+)(?:er-Set|-teilig| Stück| Paar| Töpfe| Haken| Fächer| LED| Teile| ×)/.exec(
      name.de,
    )?.[1] ?? 0,
  );

test("no two product pictures share motif, lettering and colours", () => {
  const shown = new Map<string, string>();
  const alike: string[] = [];
  for (const product of products)
    for (const palette of colours(product)) {
      const { motif, lettering } = product.picture;
      const picture = [motif, ...(lettering ?? []), palette].join(" ");
      const other = shown.get(picture);
      if (other) alike.push(`${titleOf(product)} and ${other}: ${picture}`);
      shown.set(picture, titleOf(product));
    }
  expect(alike).toEqual([]);
});

test("a product is shown in the colour of its first article", () => {
  const others = products.filter(
    ({ picture, articles: [first] }) => first?.palette && first.palette !== picture.palette,
  );
  expect(others.map(titleOf)).toEqual([]);
});

test("coffee alone has a name on the pack of its picture", () => {
  const wrong = products.filter(
    ({ food, picture }) => (food !== undefined) !== (picture.lettering !== undefined),
  );
  expect(wrong.map(titleOf)).toEqual([]);
});

test("a set is drawn with as many pieces as its name promises", () => {
  const sets = products.filter((product) => promised(product) > 0);
  const pieces = (product: ProductContent) =>
    draw({ ...product.picture, view: "plain" }).match(/class="piece"/g)?.length ?? 0;
  expect(sets.map((set) => `${titleOf(set)}: ${pieces(set)}`)).toEqual(
    sets.map((set) => `${titleOf(set)}: ${promised(set)}`),
  );
});

test("the mark on packs and products is that of the logo", () => {
  const bean = / d="([^"]+)"/.exec(mark(0, 0, 10, "#000000"))?.[1];
  expect(design.logo).toContain(`d="${bean}"`);
});
