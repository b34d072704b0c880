import { beforeAll, expect, test } from "vitest";
import type { ProductContent } from "../../engines/own/content/content-schema.ts";
import { design } from "../../shop/brand.ts";
import { readCatalogue } from "../../engines/own/content/read-catalogue.ts";
import { draw, pictureNames } from "../../shop/pictures/draw/draw.ts";
import { mark } from "../../shop/pictures/draw/shade.ts";
import { shopFiles } from "../support/content-files.ts";
import { design as tea } from "../tea-brand.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Checks the shop's own pictures: a shopper finds in the parcel what they show. */
let products: ProductContent[];
beforeAll(async () => {
  ({ products } = readCatalogue(await shopFiles("catalogue"), pictureNames, shopSites, []));
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
      valueAt(name, "de"),
    )?.[1] ?? 0,
  );

/** Returns pairs of products with the same picture. */
function alike(some: ProductContent[]): string[] {
  const pictures = some.flatMap((product) =>
    colours(product).map((palette) => ({
      title: titleOf(product),
      picture: [product.picture.motif, ...(product.picture.lettering ?? []), palette].join(" "),
    })),
  );
  return [...Map.groupBy(pictures, ({ picture }) => picture)]
    .filter(([, all]) => all.length > 1)
    .map(([picture, all]) => `${all.map(({ title }) => title).join(" and ")}: ${picture}`);
}

test("no two product pictures share motif, lettering and colours", () => {
  const [one, other] = products;
  const planted = { ...other!, picture: one!.picture };
  expect(alike([one!, planted])).toEqual([
    expect.stringContaining(`${titleOf(one!)} and ${titleOf(other!)}: `),
  ]);
  expect(alike(products)).toEqual([]);
});

test("a product is shown in the colour of its first article", () => {
  const inOther = (some: ProductContent[]) =>
    some.filter(
      ({ picture, articles: [first] }) => first?.palette && first.palette !== picture.palette,
    );
  const { articles, ...rest } = products.find((product) => colours(product).length > 1)!;
  expect(inOther([{ ...rest, articles: articles.toReversed() }])).toHaveLength(1);
  expect(inOther(products).map(titleOf)).toEqual([]);
});

test("only coffee has a name on the pack of its picture", () => {
  const wrong = (some: ProductContent[]) =>
    some.filter(({ food, picture }) => (food !== undefined) !== (picture.lettering !== undefined));
  const coffee = products.find(({ food }) => food)!;
  const other = products.find(({ food }) => !food)!;
  const planted = [
    { ...coffee, picture: other.picture },
    { ...other, picture: coffee.picture },
  ];
  expect(wrong([coffee, other, ...planted])).toEqual(planted);
  expect(wrong(products).map(titleOf)).toEqual([]);
});

/** Returns sets whose picture has other pieces than the name promises. */
const wrongPieces = (some: ProductContent[]) =>
  some
    .map((product) => ({
      title: titleOf(product),
      promised: promised(product),
      drawn:
        promised(product) > 0
          ? (draw({ ...product.picture, view: "plain" }).match(/class="piece"/g)?.length ?? 0)
          : 0,
    }))
    .filter((set) => set.promised !== set.drawn);

test("a set is drawn with as many pieces as its name promises", () => {
  const set = products.find((product) => promised(product) > 0)!;
  const names = ["13er-Set", "13-teilig", "13 Stück", "13 Paar", "13 Töpfe", "13 Haken"];
  const more = ["13 Fächer", "13 LED", "13 Teile", "13 × 40 g"];
  const planted = [...names, ...more].map((de) => ({ ...set, name: { ...set.name, de } }));
  expect(wrongPieces(planted)).toEqual(
    planted.map((one) => ({ title: titleOf(one), promised: 13, drawn: promised(set) })),
  );
  expect(wrongPieces(products)).toEqual([]);
});

test("the mark on packs and products is that of the logo", () => {
  const bean = / d="([^"]+)"/.exec(mark(0, 0, 10, "#000000"))?.[1];
  const hasMark = (logo: string) => logo.includes(`d="${bean}"`);
  expect(hasMark(tea.logo)).toBe(false);
  expect(hasMark(design.logo)).toBe(true);
});
