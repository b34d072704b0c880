import { describe, expect, test } from "vitest";
import { languages, type Language } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { readRealCatalogue } from "./catalogue.ts";
import {
  absentKind,
  heldOutFile,
  judgedFile,
  readJudgedQueries,
  siteOf,
  type JudgedQuery,
} from "./quality/judged-queries.ts";

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
const inBoth = (language: Language) => Object.values(files).flatMap((file) => file[language]);

describe.each(Object.entries(files))("%s", (_, queries) => {
  test.each(languages)("grades what the market sells, in %s", (language) => {
    const wrong = queries[language].flatMap((query) => {
      const { market } = allSites[siteOf(query, language)].site;
      const named = [...Object.keys(query.relevant), ...query.notRelevant];
      const missing = named.filter((id) => !sold.has(`${id} ${market}`));
      return missing.map((id) => `${query.q}: ${id} has no price in ${market}`);
    });
    expect(wrong).toEqual([]);
  });

  test.each(languages)("has a known kind and fitting grades for each query, in %s", (language) => {
    const wrong = queries[language].filter((query) => !isWellJudged(query));
    expect(wrong.map(({ q }) => q)).toEqual([]);
  });
});

test.each(languages)("asks nothing twice in %s, in one file or both", (language) => {
  const asked = inBoth(language).map(
    ({ q, site }) => `${q.toLocaleLowerCase(language)} ${site ?? ""}`,
  );
  const twice = asked.filter((query, at) => asked.indexOf(query) !== at);
  expect(twice).toEqual([]);
});

/** Products for what the shop sells, the best among them of grade 3; none for what it does not sell. */
function isWellJudged({ kind, relevant, notRelevant }: JudgedQuery): boolean {
  const given = Object.values(relevant);
  const isGraded = kind === absentKind ? given.length === 0 : given.includes(3);
  const isTwice = notRelevant.some((id) => id in relevant);
  return kinds.includes(kind) && isGraded && given.every((one) => grades.includes(one)) && !isTwice;
}
