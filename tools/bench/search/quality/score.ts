import { absentKind, type JudgedQuery } from "./judged-queries.ts";

/** The results that an engine shows for a text. */
export interface Shown {
  /** Product numbers, best first. */
  ids: number[];
  /** Set when nothing was found as typed and these are alternatives. */
  isAlternative?: boolean;
}

/** Number of positions that count. */
export const places = 5;

export interface Score {
  query: JudgedQuery;
  shown: number[];
  /** Normalized discounted cumulative gain of the first five, with 2^grade − 1 as gain. */
  ndcg: number;
  /** Whether the first hit has grade 2 or 3. */
  isFirstGood: boolean;
  /** Forbidden products in the first five, above a product of grade 3 that is missing or comes later. */
  forbidden: number[];
  /** Whether nothing was found. */
  isEmpty: boolean;
  /** For products that the shop does not sell: says so, or marks the results as alternatives. */
  isAbsenceShown: boolean;
}

export function scoreOf(query: JudgedQuery, { ids, isAlternative = false }: Shown): Score {
  const shown = [...new Set(ids)].slice(0, places);
  const gradeOf = (id: number) => query.relevant[id] ?? 0;
  const ideal = gainOf(Object.values(query.relevant).sort((a, b) => b - a));
  const isTempting = new Set(query.notRelevant);
  const tempting = shown.filter((id) => isTempting.has(id));
  return {
    query,
    shown,
    ndcg: ideal > 0 ? gainOf(shown.map(gradeOf)) / ideal : 0,
    isFirstGood: shown.length > 0 && gradeOf(shown[0]!) >= 2,
    forbidden: query.kind === absentKind || isBestMissing(query, shown) ? tempting : [],
    isEmpty: shown.length === 0,
    isAbsenceShown: tempting.length === 0 && (shown.length === 0 || isAlternative),
  };
}

/** Reports whether a product of grade 3 comes after a forbidden one, or is missing. */
function isBestMissing({ relevant, notRelevant }: JudgedQuery, shown: number[]): boolean {
  const before = shown.slice(
    0,
    shown.findIndex((id) => notRelevant.includes(id)),
  );
  const best = Object.keys(relevant).filter((id) => relevant[id] === 3);
  return best.some((id) => !before.includes(Number(id)));
}

const gainOf = (grades: number[]) =>
  grades.slice(0, places).reduce((sum, grade, at) => sum + (2 ** grade - 1) / Math.log2(at + 2), 0);

export interface Totals {
  queries: number;
  ndcg: number;
  firstGood: number;
  /** Number of queries with forbidden products. */
  forbidden: number;
  empty: number;
  absent: number;
  /** Number of absent queries that are treated correctly. */
  absenceShown: number;
}

/** Computes means over queries; absent queries count separately. */
export function totalsOf(scores: Score[]): Totals {
  const [absent, sold] = [true, false].map((isAbsent) =>
    scores.filter(({ query }) => (query.kind === absentKind) === isAbsent),
  ) as [Score[], Score[]];
  return {
    queries: sold.length,
    ndcg: mean(sold.map(({ ndcg }) => ndcg)),
    firstGood: mean(sold.map(({ isFirstGood }) => Number(isFirstGood))),
    forbidden: scores.filter(({ forbidden }) => forbidden.length > 0).length,
    empty: sold.filter(({ isEmpty }) => isEmpty).length,
    absent: absent.length,
    absenceShown: absent.filter(({ isAbsenceShown }) => isAbsenceShown).length,
  };
}

const mean = (values: number[]) =>
  values.length > 0 ? values.reduce((sum, value) => sum + value, 0) / values.length : 0;
