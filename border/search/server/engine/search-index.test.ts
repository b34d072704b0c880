import { describe, expect, test } from "vitest";
import { austria, germany, index, product } from "../../../../tests/support/search-documents.ts";
import { fc } from "../../../../tests/support/seed.ts";
import { tierOf } from "./query/match-tiers.ts";
import { SearchIndex } from "./search-index.ts";
import { tokens } from "./words/tokens.ts";

/** Returns products, the most popular first, as the catalogue does. */
const find = index([
  product("Nothing that is asked for"),
  product("Espresso Speicherstadt, ganze Bohne", { categories: ["Espresso"] }),
  product("Kaffeemaschine Hafen", { categories: ["Maschinen"], markets: 3 }),
  product("Türkische Kanne Café L’Orient", { categories: ["Kaffee"] }),
  product("Vorratsdose für Espresso", { categories: ["Kaffee aufbewahren"] }),
  product("Bettwäsche Leinen Größe M", { markets: 1 << austria }),
]);

/** A simple reference implementation. */
function plainly(names: string[], text: string): number[] {
  const words = tokens(text);
  return names.flatMap((name, document) =>
    words.every((word) => tokens(name).some((token) => token.startsWith(word))) ? [document] : [],
  );
}

test.each([
  ["a prefix of a word", "spei", [1]],
  ["every word of a name", "bohne", [1]],
  ["a word of the category", "aufbew", [4]],
  ["a word in upper case", "HAFEN", [2]],
  ["two words in any order", "bohne esp", [1]],
  ["a word of the name with one of the category", "kanne kaffee", [3]],
  ["a word inside a compound", "maschine", [2]],
  ["a word after an apostrophe", "orient", [3]],
  ["the text without accents", "turkische cafe", [3]],
  ["the text with accents of its own", "espressó", [1, 4]],
])("a search finds %s", (_name, text, ids) => {
  expect(find(text)).toEqual(ids);
});

test.each([
  ["a wrong letter", "speichexstadt"],
  ["a missing letter", "speichrstadt"],
  ["a letter too many", "speicheerstadt"],
  ["two letters swapped", "spiecherstadt"],
  ["a typo in an unfinished word", "spiech"],
])("a search finds a word with %s", (_name, text) => {
  expect(find(text)).toEqual([1]);
});

test.each(["", "   ", "!?%", "☕", "\0", "tee", "espresso tee", "maschine maschinengewehr"])(
  "a search for %j finds nothing",
  (text) => {
    expect(find(text)).toEqual([]);
  },
);

test("a search finds nothing that the market does not sell", () => {
  expect(find("bettwäsche")).toEqual([]);
  expect(find("bettwäsche", austria)).toEqual([5]);
  expect(find("espresso", austria)).toEqual([]);
});

test("a variant is found together with the product's name, and ranks after a match of the name", () => {
  const search = index([
    product("Kanne", { fields: { attribute: ["Salbeigrün", "500 ml"] } }),
    product("Kanne Salbei"),
    product("Becher", { fields: { attribute: ["Salbeigrün"] } }),
  ]);
  expect(search("salbei")).toEqual([1, 0, 2]);
  expect(search("kanne salbeigruen")).toEqual([0]);
  expect(search("500ml")).toEqual([0]);
});

test("better matches come first in a search, then more popular products", () => {
  const search = index([
    product("Becher", { categories: ["Kaffee"] }),
    product("Eiskaffee"),
    product("Kaffeemühle"),
    product("Kaffee, gemahlen"),
    product("Dose", { categories: ["Kaffee"] }),
    product("Eis"),
  ]);
  expect(search("kaffee")).toEqual([3, 0, 4, 2, 1]);
  expect(search("kaffee", germany, 3)).toEqual([3, 0, 4]);
});

describe("words that are joined or split", () => {
  const search = index([
    product("Kaffeemaschine Hafen"),
    product("Kaffee Mühle Speicher"),
    product("Milchaufschäumer"),
  ]);

  test.each([
    ["kaffee maschine", [0]],
    ["kaffeemühle", [1]],
    ["kaffeemüh", [1]],
    ["milch auf schäumer", [2]],
    ["milch aufsch", [2]],
  ])("words that are joined or split otherwise are found: %s", (text, documents) => {
    expect(search(text)).toEqual(documents);
  });

  test("two words that form a known compound match it, before words that they are a prefix of", () => {
    const bags = index([
      product("Reisemappe, Taschenlampe"),
      product("Reisetaschenset"),
      product("Tasche für die Reise"),
      product("Reisetasche Leder"),
    ]);
    expect(bags("reise tasche")).toEqual([3, 2, 1]);
    expect(bags("reise tasche", germany, 2)).toEqual([3, 2]);
    expect(bags("reise tasche leder")).toEqual([3]);
  });

  test("digits and letters are separate words of a search", () => {
    const weights = index([product("Espresso 250 g"), product("Espresso 500g"), product("V60")]);
    expect(weights("250g")).toEqual([0]);
    expect(weights("500 g")).toEqual([1]);
    expect(weights("v 60")).toEqual([2]);
  });
});

describe("umlauts that are written out", () => {
  const search = index([product("Mühle Öl Größe"), product("Neue Steuer")]);

  test.each(["muehle", "oel", "groesse", "mühle", "muhle", "mueh"])(
    "a text with its umlauts written out or left out is found: %s",
    (text) => {
      expect(search(text)).toEqual([0]);
    },
  );

  test("written-out umlauts are found in names of categories, and in names with combining accents", () => {
    const kitchen = SearchIndex.build("de", [
      product("Löffel".normalize("NFD"), { categories: ["Küchengeräte"] }),
    ]);
    for (const text of ["loeffel", "kuechengeraete"])
      expect(kitchen.search(text, { market: germany, limit: 5 }), text).toMatchObject({
        fallbackLevel: 0,
      });
  });

  test("written-out umlauts do not affect words without umlauts", () => {
    expect(search("neue")).toEqual([1]);
    expect(search("steuer")).toEqual([1]);
    expect(index([product("Műanyag")], "hu")("mue")).toEqual([]);
  });
});

test.each(["l'orient", "lait d’ete", "orient", "l'or", "qu'orient"])(
  "in French, %s is found by the word after the apostrophe",
  (text) => {
    expect(index([product("Café L’Orient, lait d'été")], "fr")(text)).toEqual([0]);
  },
);

test("a document without a name is not found, not even by its categories", () => {
  expect(index([product("", { categories: ["Kaffee"] })])("kaffee")).toEqual([]);
});

test("a hidden document is not found by a search any more", () => {
  const shop = SearchIndex.build("de", [product("Kanne rot"), product("Kanne blau")]);
  shop.hide(0);
  expect(shop.search("kanne", { market: germany, limit: 5 }).hits).toEqual([
    { document: 1, tier: tierOf("exact", "name") },
  ]);
});

test("among very many documents, the results of the index equal those of a full scan", () => {
  const stems = ["kaffee", "kanne", "karaffe", "tasse", "tee", "teller", "mühle", "milch"];
  const names = Array.from(
    { length: 20_000 },
    (_, at) => `${stems[at % 8]}${at % 13} ${stems[(at * 7 + (at >> 5)) % 8]} ${at % 101}`,
  );
  const search = index(names.map((name) => product(name, { markets: 3 })));
  for (const text of ["k", "ka", "kaf", "t", "mi", "kaffee tasse", "tee 1", "k t 1", "mühle 10"]) {
    const expected = plainly(names, text);
    for (const limit of [5, 64, 65, 9_600]) {
      const found = search(text, austria, limit);
      expect(found, `${text}, ${limit}`).toHaveLength(Math.min(limit, expected.length));
      expect(expected).toEqual(expect.arrayContaining(found.slice(0, 100)));
    }
    expect(search(text, 2)).toEqual([]);
  }
  // Matches of beginnings alone are in the order of popularity.
  expect(search("kaf", germany, 64)).toEqual(plainly(names, "kaf").slice(0, 64));
});

test("letters of every language are found without their accents, and vice versa", () => {
  const names = [
    ["Röstkaffee Größe", "rostkaffee grosse"],
    ["Café à l’œuf", "cafe oeuf"],
    ["Żółta filiżanka", "zolta filizanka"],
    ["Šálek řízná", "salek rizna"],
    ["Kávéőrlő készülék", "kaveorlo keszulek"],
    ["Šálka ľahká", "salka lahka"],
    ["Çay bardağı IŞIL", "cay bardagi isil"],
  ] as const;
  const search = index(names.map(([name]) => product(name)));
  names.forEach(([name, bare], document) => {
    expect(search(bare), bare).toEqual([document]);
    expect(search(name.toLocaleUpperCase("tr")), name).toEqual([document]);
  });
});

test("every product is found by every prefix, of two letters or more, of each word of its name", () => {
  const letter = fc.constantFrom(...Array.from("abcdefgstuäöüßéèçœłżźřůőűıİğş0189"));
  const word = fc.string({ unit: letter, minLength: 2, maxLength: 12 });
  const name = fc.array(word, { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(fc.array(name, { minLength: 1, maxLength: 12 }), (names) => {
      const search = index(names.map((words) => product(words.join(" "))));
      names.forEach((words, document) => {
        for (const letters of words)
          for (let length = 2; length <= letters.length; length++)
            expect(search(letters.slice(0, length), germany, 50)).toContain(document);
      });
    }),
  );
});

test("words of a search are folded, and punctuation separates them", () => {
  expect(tokens("Café-Crème d’Été, 2×250 g")).toEqual([
    "cafe",
    "creme",
    "d",
    "ete",
    "2",
    "250",
    "g",
  ]);
});

test("the last word of a compound comes before its beginning, also behind what matches better", () => {
  const find = index([
    product("Deckel Tee", { categories: ["Kannen"] }),
    product("Teekannendeckel Tee"),
    product("Teekanne"),
  ]);
  expect(find("kanne")).toEqual([0, 2, 1]);
});

test("similar products come before those that mention it or are for it, each in its tier", () => {
  const built = SearchIndex.build("de", [
    product("Bürste Rein", { fields: { type: ["Bürste"], purpose: ["Kaffeemaschine"] } }),
    product("Kanne Deich", {
      fields: { type: ["Kanne"], mention: ["wie aus der Kaffeemaschine"] },
    }),
    product("Passo", { fields: { type: ["Siebträger"] }, kinds: ["Siebträger", "Maschinen"] }),
    product("Bottega", {
      fields: { type: ["Kaffeemaschine"] },
      kinds: ["Kaffeemaschine", "Maschinen"],
    }),
  ]);
  const { hits } = built.search("kaffeemaschine", { market: germany, limit: 10 });
  expect(hits.map(({ document }) => document)).toEqual([3, 2, 0, 1]);
  expect(hits).toEqual(hits.toSorted((a, b) => a.tier - b.tier));
});
