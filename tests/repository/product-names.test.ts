import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { languages, type ShopLanguage } from "../../shop/sites/site-codes.ts";

interface Product {
  name: Record<ShopLanguage, string>;
  dimension?: string;
  articles: { colour?: string }[];
}

/** Returns a planted product with a name in one language. */
const named = (language: ShopLanguage, name: string): Product => ({
  name: { [language]: name } as Product["name"],
  articles: [],
});

const folder = join("shop/content", "catalogue");
const files = (await readdir(folder)).filter(
  (name) => !/^(?:attributes|categories|types)/.test(name),
);
const read = async (name: string) => parse(await readFile(join(folder, name), "utf8")) as Product[];
const productsByFile = await Promise.all(files.map(read));
const products = productsByFile.flat();

const withoutQuoted = (some: Product[]) =>
  some.map(({ name }) => name.de).filter((name) => name.match(/„[^“]+“/g)?.length !== 1);

test("in German, where every noun has a capital letter, the own name of a product is quoted", () => {
  const planted = ["Becher „Alster“", "Becher Alster", "„Becher“ „Alster“", 'Becher "Alster"'];
  expect(withoutQuoted(planted.map((name) => named("de", name)))).toEqual(planted.slice(1));
  expect(withoutQuoted(products).toSorted()).toEqual([
    "Kontor-Geschenkkarte",
    "Papierfilter, ungebleicht",
  ]);
});

const behindTheKind = /(?<= )\p{Lu}.*?(?=,| (?:bez|do|dla|na|pro|s|se|so|z|ze|zo) |$)/u;
const beforeTheKind = /^\p{Lu}\S*(?: \p{Lu}\S*)*(?= \p{Ll})/u;

/** Patterns that extract the proper name from a product's name. */
const ownName: Record<ShopLanguage, RegExp> = {
  de: /„[^“]+“/,
  fr: /(?<= )\p{Lu}.*?(?=,| (?:à|au|aux|avec|en|pour|sans) |$)/u,
  hu: beforeTheKind,
  tr: beforeTheKind,
  pl: behindTheKind,
  cs: behindTheKind,
  sk: behindTheKind,
};

/** Returns the own names in files of products, those that a file has several times once. */
const ownNames = (files: Product[][], language: ShopLanguage) =>
  files.flatMap((inFile) => [
    ...new Set(inFile.flatMap(({ name }) => name[language].match(ownName[language]) ?? [])),
  ]);

const repeated = (names: string[]) => names.filter((name, index) => names.indexOf(name) < index);

test.each([
  ["de", "Becher „Alster“", "Tasse „Alster“, rot", "„Alster“"],
  ["fr", "Tasse Alster", "Cafetière Alster en verre", "Alster"],
  ["hu", "Alster bögre", "Alster csésze", "Alster"],
  ["tr", "Alster kupa", "Alster fincan", "Alster"],
  ["pl", "Kubek Alster", "Dzbanek Alster ze szkła", "Alster"],
  ["cs", "Hrnek Alster", "Konvice Alster se sítkem", "Alster"],
  ["sk", "Hrnček Alster", "Kanvica Alster so sitkom", "Alster"],
] as const)("in %s no own name stands for two kinds of products", (language, one, other, name) => {
  const kinds = [[named(language, one), named(language, one)], [named(language, other)]];
  expect(repeated(ownNames(kinds, language))).toEqual([name]);
  const names = ownNames(productsByFile, language);
  expect(names.length).toBeGreaterThan(100);
  expect(repeated(names)).toEqual([]);
});

const quoted = (some: Product[], language: ShopLanguage) =>
  some.map(({ name }) => name[language]).filter((name) => /[„“”«»"]/.test(name));

test.each(languages.filter((language) => language !== "de"))(
  "in %s no product name has quotation marks: a capital letter shows its own name",
  (language) => {
    const planted = ["a „b”", "a “b”", "a «b»", 'a "b"', "a B"];
    const found = quoted(
      planted.map((name) => named(language, name)),
      language,
    );
    expect(found).toEqual(planted.slice(0, -1));
    expect(quoted(products, language)).toEqual([]);
  },
);

/** Returns names that have capital letters behind the first small one, besides those of other names. */
const capitalsInside = (some: Product[], language: ShopLanguage) =>
  some
    .map(({ name }) => name[language])
    .filter((name) => {
      const own = /^(?:French|LED|Türk|USB-C|Minas|Brezilya)$/;
      const words = name.split(/[\s,]+/);
      const rest = words.slice(words.findIndex((word) => /^\p{Ll}/u.test(word)));
      return rest.some((word) => /^\p{Lu}/u.test(word) && !own.test(word));
    });

test.each(["hu", "tr"] as const)(
  "in %s a product begins with its own name, and has capital letters behind it only in other names",
  (language) => {
    const planted = ["Alster bögre Kék", "bögre Alster", "Alster USB-C kábel, LED fénnyel"];
    const found = capitalsInside(
      planted.map((name) => named(language, name)),
      language,
    );
    expect(found).toEqual(planted.slice(0, 2));
    expect(capitalsInside(products, language)).toEqual([]);
  },
);

test("articles that differ in colour name a colour of the vocabulary", () => {
  const unnamed = (some: Product[]) =>
    some
      .filter(({ dimension }) => dimension === "colour")
      .flatMap(({ articles }) => articles.filter(({ colour }) => !colour));
  const planted = { name: products[0]!.name, articles: [{ colour: "red" }, {}] };
  expect(unnamed([planted, { ...planted, dimension: "colour" }])).toEqual([{}]);
  expect(products.filter(({ dimension }) => dimension === "colour").length).toBeGreaterThan(50);
  expect(unnamed(products)).toEqual([]);
});
