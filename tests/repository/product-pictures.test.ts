import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import type { ProductContent } from "../../engines/own/content/content-schema.ts";
import { design } from "../../shop/brand.ts";
import { readCatalogue } from "../../engines/own/content/read-catalogue.ts";
import { allPictures, moreViews } from "../../tools/drawings/all-pictures.ts";
import { drawPicture } from "../../tools/drawings/picture.ts";
import { readRecipes, type Recipe } from "../../tools/drawings/recipes.ts";
import { mark } from "../../tools/drawings/shade.ts";
import { shopFiles } from "../support/content-files.ts";
import { shopPictures } from "../support/shop-pictures.ts";
import { design as tea } from "../tea-brand.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Checks the shop's own pictures: a shopper finds in the parcel what they show. */
interface DrawnProduct extends ProductContent {
  recipe: Recipe;
}
let products: DrawnProduct[];
let categories: string[];
beforeAll(async () => {
  const recipes = new Map(readRecipes().flatMap((file) => Object.entries(file.recipes)));
  const content = readCatalogue(await shopFiles("catalogue"), await shopPictures(), shopSites, []);
  categories = content.categories.map(({ id }) => id);
  products = content.products.map((product) => ({
    ...product,
    recipe: recipes.get(String(product.id))!,
  }));
});

const titleOf = ({ id, name }: ProductContent) => `${id} ${name.de}`;

/** Returns the colours in which a product is shown. */
const colours = ({ recipe }: DrawnProduct) => [
  ...new Set([recipe.palette, ...Object.values(recipe.colours ?? {})]),
];

/** Returns the number of pieces in the name: "4er-Set", "3-teilig", "2 Paar". */
const promised = ({ name }: ProductContent) =>
  Number(
    /(\d+)(?:er-Set|-teilig| Stück| Paar| Töpfe| Haken| Fächer| LED| Teile| ×)/.exec(
      valueAt(name, "de"),
    )?.[1] ?? 0,
  );

/** Returns pairs of products with the same picture. */
function alike(some: DrawnProduct[]): string[] {
  const pictures = some.flatMap((product) =>
    colours(product).map((palette) => ({
      title: titleOf(product),
      picture: [
        product.recipe.motif,
        product.recipe.emblem,
        ...(product.recipe.lettering ?? []),
        palette,
      ].join(" "),
    })),
  );
  return [...Map.groupBy(pictures, ({ picture }) => picture)]
    .filter(([, all]) => all.length > 1)
    .map(([picture, all]) => `${all.map(({ title }) => title).join(" and ")}: ${picture}`);
}

test("the drawings are those of all products, colours and categories of the catalogue, and of the heroes", () => {
  const articles = products.flatMap(({ articles }) => articles.map(({ tcm }) => tcm));
  const known = new Set([
    ...categories.map((id) => `category-${id}`),
    ...products.flatMap(({ id, recipe }) =>
      ["plain", "scene", "detail", ...moreViews(recipe)].map((view) => `${id}-${view}`),
    ),
  ]);
  const names = allPictures().map(({ path }) => path.replace(/^.*\/|\.svg$/g, ""));
  const others = names.filter((name) => !known.has(name) && !name.startsWith("hero-"));
  expect(known.difference(new Set(names))).toEqual(new Set());
  expect(others.filter((name) => !articles.includes(name))).toEqual([]);
  expect(others.length).toBeGreaterThan(100);
});

test("the committed pictures are what their recipes draw", async () => {
  const folder = join("shop", "content", "pictures");
  const drawn = allPictures();
  const files = Array.from((await shopPictures()).values(), ({ source }) => source.file);
  expect(files.toSorted()).toEqual(drawn.map(({ path }) => path).toSorted());
  const differing = drawn.filter(
    ({ path, svg }) => readFileSync(join(folder, path), "utf8") !== `${svg()}\n`,
  );
  expect(
    differing.map(({ path }) => path),
    "Run: npm run draw",
  ).toEqual([]);
});

test("no two product pictures share motif, lettering and colours", () => {
  const [one, other] = products;
  const planted = { ...other!, recipe: { ...one!.recipe, colours: undefined } };
  expect(alike([one!, planted])).toEqual([
    expect.stringContaining(`${titleOf(one!)} and ${titleOf(other!)}: `),
  ]);
  expect(alike(products)).toEqual([]);
});

test("a product is shown in the colour of its first article", () => {
  const inOther = (some: DrawnProduct[]) =>
    some.filter(({ recipe, articles: [first] }) => first && recipe.colours?.[first.tcm]);
  const { articles, ...rest } = products.find((product) => colours(product).length > 1)!;
  expect(inOther([{ ...rest, articles: articles.toReversed() }])).toHaveLength(1);
  expect(inOther(products).map(titleOf)).toEqual([]);
});

test("only coffee has a name on the pack of its picture", () => {
  const wrong = (some: DrawnProduct[]) =>
    some.filter(({ food, recipe }) => (food !== undefined) !== (recipe.lettering !== undefined));
  const coffee = products.find(({ food }) => food)!;
  const other = products.find(({ food }) => !food)!;
  const planted = [
    { ...coffee, recipe: other.recipe },
    { ...other, recipe: coffee.recipe },
  ];
  expect(wrong([coffee, other, ...planted])).toEqual(planted);
  expect(wrong(products).map(titleOf)).toEqual([]);
});

const withoutAccents = (text: string) => text.toUpperCase().normalize("NFD").replace(/\p{M}/gu, "");

test("a pack shows the name of its coffee where all languages have the same, otherwise an emblem", () => {
  const wrong = (some: DrawnProduct[]) =>
    some.filter(({ name, recipe: { emblem, lettering } }) => {
      if (!lettering) return false;
      const own = withoutAccents(/„(.+)“/.exec(valueAt(name, "de"))![1]!);
      const isShared = Object.values(name).every((text) => withoutAccents(text).includes(own));
      return emblem ? isShared : lettering[0] !== own || !isShared;
    });
  const named = products.find(({ recipe }) => recipe.lettering?.[0] === "HAFENBLICK")!;
  const translated = products.find(({ recipe }) => recipe.emblem === "night-ferry")!;
  const planted = [
    { ...named, recipe: { ...named.recipe, lettering: ["BRASIL"] } },
    { ...named, recipe: { ...named.recipe, emblem: "pier" as const } },
    { ...translated, recipe: { ...translated.recipe, emblem: undefined } },
  ];
  expect(wrong([named, translated, ...planted])).toEqual(planted);
  expect(wrong(products).map(titleOf)).toEqual([]);
});

test("the most popular products, from many categories, have five pictures", () => {
  const popular = products.filter(({ recipe }) => recipe.size);
  const others = products.filter(({ recipe }) => !recipe.size);
  expect(new Set(popular.map(({ category }) => category)).size).toBeGreaterThanOrEqual(12);
  for (const { category, popularity } of popular) {
    const more = others.filter((other) => other.category === category);
    expect(Math.max(0, ...more.map((other) => other.popularity))).toBeLessThanOrEqual(popularity);
  }
});

test("the label of a textile shows the care that its page states", () => {
  const labelled = products.filter(({ recipe }) => recipe.care);
  expect(labelled.map(({ recipe }) => recipe.care)).toEqual(
    labelled.map(({ attributes }) => attributes?.care),
  );
});

test("the figure beside a product is a measure that its page states", () => {
  const measured = products.filter(({ recipe }) => recipe.size?.isShown);
  const stated = measured.filter(({ attributes, recipe }) =>
    [attributes?.height, attributes?.dimensions]
      .flatMap((measure) => String(measure).split(" "))
      .includes(String(recipe.size?.height)),
  );
  expect(measured.length).toBeGreaterThan(3);
  expect(stated.map(titleOf)).toEqual(measured.map(titleOf));
});

/** Returns sets whose picture has other pieces than the name promises. */
const wrongPieces = (some: DrawnProduct[]) =>
  some
    .map((product) => ({
      title: titleOf(product),
      promised: promised(product),
      drawn:
        promised(product) > 0
          ? (drawPicture({ ...product.recipe, view: "plain" }).match(/class="piece"/g)?.length ?? 0)
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
