import { expect, test } from "vitest";
import { measuresIn, sizesOfLabel } from "./measures.ts";
import { SearchIndex } from "../search-index.ts";
import { searchWords } from "./tokens.ts";
import type { KnownLanguage } from "../../language/languages.ts";

test.each<[KnownLanguage, string, string[]]>([
  ["de", "1 kilo kaffee", ["1000g", "kaffee"]],
  ["de", "halbes Kilo Filterkaffee", ["500g", "filterkaffee"]],
  ["de", "ein pfund kaffee", ["500g", "kaffee"]],
  ["de", "½ kg", ["500g"]],
  ["de", "1/2 kg", ["500g"]],
  ["en", "half a kilo of tea", ["500g", "tea"]],
  ["en", "a quarter of a pound of oolong", ["113g", "oolong"]],
  ["en", "8oz tin", ["227g", "tin"]],
  ["en", "1.7 litre kettle", ["1700ml", "kettle"]],
  ["en", "i am looking", ["i", "am", "looking"]],
  ["fr", "un demi-kilo de café", ["500g", "cafe"]],
  ["pl", "pół kilo kawy", ["500g", "kawy"]],
  ["pl", "25 dag", ["250g"]],
  ["cs", "půl kila kávy", ["500g", "kavy"]],
  ["sk", "štvrť kila kávy", ["250g", "kavy"]],
  ["hu", "fél kiló kávé", ["500g", "kave"]],
  ["hu", "4,2 literes lábas", ["4200ml", "labas"]],
  ["tr", "yarım kilo kahve", ["500g", "kahve"]],
  ["de", "0,5 l", ["500ml"]],
  ["de", "3 m lichterkette", ["3000mm", "lichterkette"]],
  ["de", "30 cm x 40 cm", ["30", "cm", "x", "40"]],
  ["de", "größe 40x60", ["40", "60"]],
])(
  "in %s, the amount of “%s” is one word, the same in each of its units",
  (language, text, words) => {
    expect(searchWords(text, language).words).toEqual(words);
  },
);

test.each<[KnownLanguage, string]>([
  ["de", "größe m"],
  ["de", "gr. M"],
  ["en", "size m"],
  ["fr", "taille M"],
  ["pl", "rozmiar m"],
  ["cs", "velikost M"],
  ["sk", "veľkosť m"],
  ["hu", "m-es méret"],
  ["hu", "M-es"],
  ["tr", "m beden"],
])("in %s, “%s” is the size M", (language, text) => {
  const [label] = sizesOfLabel("M", language);
  expect(searchWords(text, language).words).toEqual(measuresIn(label!, language));
});

test("the s of a possessive before a size is no size", () => {
  const [small] = sizesOfLabel("S", "en");
  expect(searchWords("men's size large", "en").words).not.toContain(measuresIn(small!, "en")[0]);
});

test("a label names the sizes between its ends, and those that a part of it names", () => {
  expect(sizesOfLabel("35–38", "de")).toEqual(["größe 35", "größe 36", "größe 37", "größe 38"]);
  expect(sizesOfLabel("M · 67 cm, 68 l", "de")).toEqual(["größe M"]);
  expect(sizesOfLabel("250 g", "de")).toEqual([]);
});

const shown = (text: string, names: string[]) =>
  SearchIndex.build(
    "de",
    names.map((name) => ({ name, categories: [], markets: 1 })),
  )
    .search(text, { market: 0, limit: 5, isFinished: true, withSimilar: false })
    .hits.map(({ document }) => names[document]);

test("an amount is found in another unit, and never as another amount or unit", () => {
  expect(shown("1 kilo", ["Kaffee 1 l", "Kaffee 1 Stück", "Kaffee 1000 g", "Kaffee 1 kg"])).toEqual(
    ["Kaffee 1000 g", "Kaffee 1 kg"],
  );
  expect(shown("2 kilo", ["Kaffee 2 l", "Kaffee 1 kg", "Kilometer, 2 Paar"])).toEqual([]);
});

test("a unit that is being typed may be the beginning of another word", () => {
  const index = SearchIndex.build("de", [{ name: "2 Müslischalen", categories: [], markets: 1 }]);
  expect(index.search("2 m", { market: 0, limit: 5 }).hits).toHaveLength(1);
});
