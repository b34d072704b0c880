import type { ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { markdownTable } from "../../harness/tables.ts";
import type { Measured } from "./measure.ts";
import { absentKind } from "./judged-queries.ts";
import { totalsOf, type Score } from "./score.ts";

/** Formats a table with a row per language, a row for all, and a column per engine. */
export function qualityReport(measured: Measured[]): string {
  const names = [...new Set(measured.map(({ engine }) => engine))];
  const byLanguage = [...Map.groupBy(measured, ({ language }) => language)];
  const table = (cell: (scores: Score[]) => string) => {
    const rows = byLanguage.map(([language, cells]) => [
      language,
      ...names.map((name) => cell(cells.find(({ engine }) => engine === name)?.scores ?? [])),
    ]);
    const all = names.map((name) =>
      cell(measured.filter(({ engine }) => engine === name).flatMap(({ scores }) => scores)),
    );
    return markdownTable({ columns: ["language", ...names], rows: [...rows, ["all", ...all]] });
  };
  return [
    "**nDCG@5, and the share of queries whose first hit is good (grade 2 or 3)**",
    table((scores) => {
      const { ndcg, firstGood } = totalsOf(scores);
      return `${share(ndcg)} / ${share(firstGood)}`;
    }),
    "**Queries without a hit; queries with a forbidden hit before what is wanted; what is not sold and said to be so**",
    table((scores) => {
      const { empty, forbidden, absent, absenceShown } = totalsOf(scores);
      return `${empty}; ${forbidden}; ${absenceShown} of ${absent}`;
    }),
  ].join("\n\n");
}

/** Formats nDCG@5 by kind of query, a row per engine. */
export function kindsReport(measured: Measured[]): string {
  const kinds = [
    ...new Set(measured.flatMap(({ scores }) => scores.map(({ query }) => query.kind))),
  ].filter((kind) => kind !== absentKind);
  const rows = [...Map.groupBy(measured, ({ engine }) => engine)].map(([engine, cells]) => [
    engine,
    ...kinds.map((kind) => {
      const scores = cells
        .flatMap((cell) => cell.scores)
        .filter(({ query }) => query.kind === kind);
      return share(totalsOf(scores).ndcg);
    }),
  ]);
  return markdownTable({ columns: ["nDCG@5 by kind", ...kinds], rows });
}

type NameOf = (id: number, language: ShopLanguage) => string;

const good = 0.95;

/** Prints queries with poor results on our own surfaces, by kind: for engineers who work on the engine. */
export function printFailures(measured: Measured[], nameOf: NameOf): void {
  for (const { engine, language, scores } of measured.filter((one) =>
    one.engine.includes("Kontor"),
  )) {
    console.log(`\n## ${engine}, ${language}`);
    for (const [kind, list] of Map.groupBy(scores, ({ query }) => query.kind)) {
      const isAbsent = kind === absentKind;
      const failed = list.filter(({ ndcg, forbidden, isAbsenceShown }) =>
        isAbsent ? !isAbsenceShown : ndcg < good || forbidden.length > 0,
      );
      if (failed.length > 0) console.log(`\n${kind}, ${failed.length} of ${list.length}:\n`);
      for (const score of failed) printScore(score, (id) => nameOf(id, language));
    }
  }
}

function printScore({ query, shown, ndcg, forbidden }: Score, nameOf: (id: number) => string) {
  const described = (id: number) =>
    `${query.relevant[id] ?? 0}${forbidden.includes(id) ? "!" : ""} ${nameOf(id)}`;
  const missing = Object.entries(query.relevant)
    .filter(([id, grade]) => grade > 1 && !shown.includes(Number(id)))
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([id]) => described(Number(id)));
  console.log(
    `- \`${query.q}\` ${query.site ?? ""} ${share(ndcg)}: ${shown.map(described).join("; ")}`,
  );
  if (missing.length > 0) console.log(`  - missing: ${missing.join("; ")}`);
}

const share = (value: number) => value.toFixed(3).replace(/^0/, "");
