import { expect, test } from "vitest";
import { languages } from "../../../shop/sites/site-codes.ts";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { mistakesIn } from "../../../tests/support/table.ts";
import { readRealCatalogue } from "./catalogue.ts";
import {
  absentKind,
  heldOutFile,
  judgedFile,
  readJudgedQueries,
  siteOf,
  type JudgedQuery,
} from "./quality/judged-queries.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";

const kinds = [
  "head",
  "synonym",
  "inflected",
  "attribute",
  "compound",
  "use",
  "colour-size",
  "brand",
  "two-three-words",
  "half-typed",
  "typo",
  "no-diacritics",
  "foreign-spelling",
  "singular-plural",
  absentKind,
];
const grades = [1, 2, 3];

const { products } = await readRealCatalogue();
const sold = new Set(
  products.flatMap(({ id, articles }) =>
    articles.flatMap(({ prices }) => Object.keys(prices).map((market) => `${id} ${market}`)),
  ),
);

const files = {
  "judged-queries.json": readJudgedQueries(judgedFile),
  "held-out-queries.json": readJudgedQueries(heldOutFile),
};
/** The queries of each file, by file and language. */
const lists = Object.fromEntries(
  Object.entries(files).flatMap(([file, queries]) =>
    languages.map((language) => [`${file}, ${language}`, { language, queries: queries[language] }]),
  ),
);

test("judged queries grade only products that the market sells", async () => {
  const wrong = await mistakesIn(lists, ({ language, queries }) =>
    queries.flatMap((query) => {
      const { market } = valueAt(allSites, siteOf(query, language)).site;
      const named = [...Object.keys(query.relevant), ...query.notRelevant];
      const missing = named.filter((id) => !sold.has(`${id} ${market}`));
      return missing.map((id) => `${query.q}: ${id} has no price in ${market}`);
    }),
  );
  expect(wrong).toEqual([]);
});

test("each judged query has a known kind and grades that fit it", async () => {
  const wrong = await mistakesIn(lists, ({ queries }) =>
    queries.filter((query) => !isWellJudged(query)).map(({ q }) => q),
  );
  expect(wrong).toEqual([]);
});

test("no language asks a judged query twice, in one file or in both", () => {
  const twice = languages.flatMap((language) => {
    const asked = Object.values(files).flatMap((file) =>
      file[language].map(
        ({ q, site = "any site" }) => `${language}: ${q.toLocaleLowerCase(language)}, ${site}`,
      ),
    );
    return asked.filter((query, at) => asked.indexOf(query) !== at);
  });
  expect(twice).toEqual([]);
});

/** Reports whether the query has relevant products, the best of grade 3, if the shop sells the product, and none otherwise. */
function isWellJudged({ kind, relevant, notRelevant }: JudgedQuery): boolean {
  const given = Object.values(relevant);
  const isGraded = kind === absentKind ? given.length === 0 : given.includes(3);
  const isTwice = notRelevant.some((id) => id in relevant);
  return kinds.includes(kind) && isGraded && given.every((one) => grades.includes(one)) && !isTwice;
}
