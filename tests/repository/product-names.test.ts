import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { languages, type Language } from "../../platform/shared/site.ts";

interface Product {
  name: Record<Language, string>;
  dimension?: string;
  articles: { colour?: string }[];
}

const folder = join("shop/content", "catalogue");
const files = (await readdir(folder)).filter(
  (name) => !/^(?:attributes|categories|types)/.test(name),
);
const read = async (name: string) => parse(await readFile(join(folder, name), "utf8")) as Product[];
const productsByFile = await Promise.all(files.map(read));
const products = productsByFile.flat();

test("in German, where every noun has a capital letter, the own name of a product is quoted", () => {
  const without = products
    .filter(({ name }) => name.de.match(/„[^“]+“/g)?.length !== 1)
    .map(({ name }) => name.de);
  expect(without.toSorted()).toEqual(["Kontor-Geschenkkarte", "Papierfilter, ungebleicht"]);
});

const behindTheKind = /(?<= )\p{Lu}.*?(?=,| (?:bez|do|dla|na|pro|s|se|so|z|ze|zo) |$)/u;
const beforeTheKind = /^\p{Lu}\S*(?: \p{Lu}\S*)*(?= \p{Ll})/u;

/** Patterns that extract the proper name from a product's name. */
const ownName = {
  de: /„[^“]+“/,
  fr: /(?<= )\p{Lu}.*?(?=,| (?:à|au|aux|avec|en|pour|sans) |$)/u,
  hu: beforeTheKind,
  tr: beforeTheKind,
  pl: behindTheKind,
  cs: behindTheKind,
  sk: behindTheKind,
};

test.each(["de", "fr", "hu", "tr", "pl", "cs", "sk"] as const)(
  "in %s no own name stands for two kinds of products",
  (language) => {
    const ownNames = productsByFile.flatMap((inFile) => [
      ...new Set(inFile.flatMap(({ name }) => name[language].match(ownName[language]) ?? [])),
    ]);
    expect(ownNames.length).toBeGreaterThan(100);
    expect(ownNames.filter((name, index) => ownNames.indexOf(name) < index)).toEqual([]);
  },
);

test.each(languages.filter((language) => language !== "de"))(
  "in %s no product name has quotation marks: a capital letter shows its own name",
  (language) => {
    const quoted = products.filter(({ name }) => /[„“”«»"]/.test(name[language]));
    expect(quoted.map(({ name }) => name[language])).toEqual([]);
  },
);

test.each(["hu", "tr"] as const)(
  "in %s a product begins with its own name, and has capital letters behind it only in other names",
  (language) => {
    const own = /^(?:French|LED|Türk|USB-C|Minas|Brezilya)$/;
    const wrong = products.filter(({ name }) => {
      const words = name[language].split(/[\s,]+/);
      const rest = words.slice(words.findIndex((word) => /^\p{Ll}/u.test(word)));
      return rest.some((word) => /^\p{Lu}/u.test(word) && !own.test(word));
    });
    expect(wrong.map(({ name }) => name[language])).toEqual([]);
  },
);

test("articles that differ in colour name a colour of the vocabulary", () => {
  const coloured = products.filter(({ dimension }) => dimension === "colour");
  expect(coloured.length).toBeGreaterThan(50);
  const labelled = coloured.flatMap(({ articles }) => articles.filter(({ colour }) => !colour));
  expect(labelled).toEqual([]);
});
