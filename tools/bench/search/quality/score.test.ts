import { expect, it } from "vitest";
import type { JudgedQuery } from "./judged-queries.ts";
import { scoreOf, totalsOf } from "./score.ts";

const cup: JudgedQuery = {
  q: "tasse",
  kind: "head",
  relevant: { 1: 3, 2: 2, 3: 1 },
  notRelevant: [9],
};
const tea: JudgedQuery = { q: "tee", kind: "absent", relevant: {}, notRelevant: [9] };

it("the score of a query is 1 in the ideal order, and less the later the best products come", () => {
  expect(scoreOf(cup, { ids: [1, 2, 3] }).ndcg).toBe(1);
  const swapped = scoreOf(cup, { ids: [2, 1, 3] });
  const [first, second, third] = [1, 1 / Math.log2(3), 1 / 2];
  const ideal = 7 * first + 3 * second + 1 * third;
  expect(swapped.ndcg).toBeCloseTo((3 * first + 7 * second + 1 * third) / ideal);
  expect(swapped.isFirstGood).toBe(true);
  expect(scoreOf(cup, { ids: [3] }).isFirstGood).toBe(false);
});

it("the score of a query counts a product once, at its best place, and only the first five", () => {
  expect(scoreOf(cup, { ids: [1, 1, 1, 1, 1, 2, 3] }).shown).toEqual([1, 2, 3]);
  expect(scoreOf(cup, { ids: [4, 5, 6, 7, 8, 1] }).ndcg).toBe(0);
});

it("the score of a query names forbidden products that stand before relevant ones", () => {
  expect(scoreOf(cup, { ids: [9, 1] }).forbidden).toEqual([9]);
  expect(scoreOf(cup, { ids: [9] }).forbidden).toEqual([9]);
  expect(scoreOf(cup, { ids: [1, 9] }).forbidden).toEqual([]);
});

it("the score of a query for what is not sold depends on whether the page says so", () => {
  expect(scoreOf(tea, { ids: [] }).isAbsenceShown).toBe(true);
  expect(scoreOf(tea, { ids: [5], isAlternative: true }).isAbsenceShown).toBe(true);
  expect(scoreOf(tea, { ids: [5] }).isAbsenceShown).toBe(false);
  expect(scoreOf(tea, { ids: [9], isAlternative: true }).isAbsenceShown).toBe(false);
});

it("queries for what is not sold do not count for the mean score", () => {
  const scores = [
    scoreOf(cup, { ids: [1, 2, 3] }),
    scoreOf(cup, { ids: [] }),
    scoreOf(tea, { ids: [] }),
  ];
  expect(totalsOf(scores)).toEqual({
    queries: 2,
    ndcg: 0.5,
    firstGood: 0.5,
    forbidden: 0,
    empty: 1,
    absent: 1,
    absenceShown: 1,
  });
});
