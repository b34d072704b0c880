import { beforeAll, expect, test } from "vitest";
import { languages, type ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { judgedFile, readJudgedQueries } from "./judged-queries.ts";
import { measureQuality, type Measured } from "./measure.ts";
import { totalsOf } from "./score.ts";

/**
 * The scores of box and results page with the judged queries, minus 0.005: a change of the engine or of the content that finds
 * less in one language fails. `npm run bench:search -- --quality --failures` lists the queries.
 */
const reached: Record<ShopLanguage, { ndcg: number; firstGood: number }> = {
  de: { ndcg: 0.95, firstGood: 0.99 },
  fr: { ndcg: 0.95, firstGood: 0.99 },
  pl: { ndcg: 0.94, firstGood: 0.99 },
  cs: { ndcg: 0.945, firstGood: 0.99 },
  hu: { ndcg: 0.947, firstGood: 0.95 },
  sk: { ndcg: 0.955, firstGood: 0.99 },
  tr: { ndcg: 0.938, firstGood: 0.99 },
};
let measured: Measured[];
beforeAll(async () => {
  ({ measured } = await measureQuality(readJudgedQueries(judgedFile), [...languages], []));
}, 120_000);

for (const [name, surface] of [
  ["suggestions", "Kontor, suggestions"],
  ["results", "Kontor, results"],
] as const) {
  test.each(languages)(`the ${name} in %s rank what shoppers want first`, (language) => {
    const { scores } = measured.find(
      (each) => each.engine === surface && each.language === language,
    )!;
    const { ndcg, firstGood } = totalsOf(scores);
    expect(ndcg).toBeGreaterThan(reached[language].ndcg);
    expect(firstGood).toBeGreaterThan(reached[language].firstGood);
  });

  test(`the ${name} of no query begin with a wrong product`, () => {
    const scores = measured.filter(({ engine }) => engine === surface).flatMap((one) => one.scores);
    expect(totalsOf(scores).forbidden).toBe(0);
  });
}
