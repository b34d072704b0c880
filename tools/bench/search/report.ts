import { languages, type ShopLanguage } from "../../../shop/sites/site-codes.ts";
import { mean, percentile } from "../harness/statistics.ts";
import { count, markdownTable } from "../harness/tables.ts";
import type { Measured } from "./cell.ts";
import { engineNames, type EngineName } from "./engines/all-engines.ts";
import { queryKinds, type QueryKind } from "./queries.ts";

/** The result of one engine with one catalogue in one language. */
export type Cell = { engine: EngineName; language: ShopLanguage; size: number } & (
  | { measured: Measured }
  | { reason: string }
);

type GoodCell = Extract<Cell, { measured: Measured }>;

const ours: EngineName = "Kontor";

/** Formats everything as Markdown, for a README. */
export function reportOf(cells: Cell[]): string {
  const parts: string[] = [];
  for (const size of distinct(cells.map((cell) => cell.size))) {
    const here = cells.filter((cell) => cell.size === size);
    const inAll = languages.filter((language) =>
      distinct(here.map(({ engine }) => engine)).every((engine) =>
        here.some((cell) => cell.engine === engine && cell.language === language),
      ),
    );
    parts.push(
      `### ${count(size)} products`,
      ...engines(here.filter(({ language }) => inAll.includes(language))),
      ...byLanguage(here.filter(isGood)),
    );
  }
  return [...parts, ...aims(cells.filter(isGood))].join("\n\n");
}

/** Formats the totals of every engine over the languages in which all were tried. */
function engines(cells: Cell[]): string[] {
  const rows: string[][] = [];
  const reasons: string[] = [];
  for (const engine of engineNames) {
    const tried = cells.filter((cell) => cell.engine === engine);
    const good = tried.filter(isGood);
    for (const cell of tried)
      if ("reason" in cell) reasons.push(`${engine}, ${cell.language}: ${cell.reason}.`);
    if (tried.length === 0) continue;
    rows.push([engine, ...(good.length > 0 ? figures(good) : columns.slice(1).map(() => "—"))]);
  }
  const list = distinct(cells.map(({ language }) => language)).join(", ");
  return [
    `Languages: ${list}.`,
    markdownTable({ columns, rows }),
    ...distinct(reasons).map((reason) => `No figures of ${reason}`),
  ];
}

const columns = [
  "engine",
  "p50 ms",
  "p99 ms",
  "keystrokes/s",
  "build s",
  "bytes/product",
  ...queryKinds,
  "queries",
];

function figures(cells: GoodCell[]): string[] {
  const times = cells.flatMap(timesOf);
  const total = times.reduce((sum, time) => sum + time, 0);
  const asked = cells.flatMap(({ measured }) => Object.values(measured.kinds));
  return [
    timeText(percentile(times, 50)),
    timeText(percentile(times, 99)),
    count((times.length / total) * 1_000),
    mean(cells.map(({ measured }) => measured.buildSeconds)).toFixed(1),
    mean(cells.map(bytesPerProduct)).toFixed(0),
    ...queryKinds.map((kind) => {
      const successes = cells
        .map((cell) => success(cell, kind))
        .filter((share) => share !== undefined);
      return successes.length > 0 ? shareText(mean(successes)) : "";
    }),
    count(asked.reduce((sum, kind) => sum + kind.met.length, 0)),
  ];
}

/** Formats ours in each language, followed by the best of the others in each column. */
function byLanguage(cells: GoodCell[]): string[] {
  const rows = cells
    .filter(({ engine }) => engine === ours)
    .map((cell) => {
      const rivals = cells.filter((one) => one.language === cell.language && one.engine !== ours);
      const beside = (own: string, other: string | undefined) =>
        other === undefined ? own : `${own} / ${other}`;
      const bestTime = Math.min(...rivals.map(p99));
      return [
        cell.language,
        beside(timeText(p99(cell)), rivals.length > 0 ? timeText(bestTime) : undefined),
        bytesPerProduct(cell).toFixed(0),
        ...queryKinds.map((kind) => {
          const own = success(cell, kind);
          if (own === undefined) return "";
          const best = rivals.map((one) => success(one, kind) ?? 0);
          return beside(shareText(own), best.length > 0 ? shareText(Math.max(...best)) : undefined);
        }),
      ];
    });
  if (rows.length === 0) return [];
  return [
    `${ours}, and after the slash the best of the others in that column:`,
    markdownTable({ columns: ["language", "p99 ms", "bytes/product", ...queryKinds], rows }),
  ];
}

function aims(cells: GoodCell[]): string[] {
  const own = cells.filter(({ engine }) => engine === ours);
  if (own.length === 0) return [];
  const rivalsOf = ({ size, language }: GoodCell) =>
    cells.filter((one) => one.engine !== ours && one.size === size && one.language === language);
  const nameOf = ({ size, language }: GoodCell) => `${language} ${count(size)}`;

  const worse = own.flatMap((cell) =>
    queryKinds.flatMap((kind) =>
      rivalsOf(cell).flatMap((rival) => {
        const other = success(rival, kind);
        if (other === undefined) return [];
        const share = success(cell, kind, rival.measured.kinds[kind]!.met.length)!;
        if (share >= other) return [];
        return [
          `${nameOf(cell)}, ${kind}: ${shareText(share)}, ${rival.engine} ${shareText(other)}`,
        ];
      }),
    ),
  );
  const slow = own.flatMap((cell) =>
    rivalsOf(cell)
      .filter((rival) => p99(cell) > p99(rival) / 2)
      .map(
        (rival) =>
          `${nameOf(cell)}: ${timeText(p99(cell))} ms, ${rival.engine} ${timeText(p99(rival))} ms`,
      ),
  );
  const big = own
    .filter((cell) => cell.size === largest && bytesPerProduct(cell) > maxBytes)
    .map((cell) => `${nameOf(cell)}: ${bytesPerProduct(cell).toFixed(0)}`);
  const growing = own
    .filter(({ size }) => size === largest)
    .flatMap((cell) => {
      const small = own.find((one) => one.size === smallest && one.language === cell.language);
      const growth = small ? p99(cell) / p99(small) : 0;
      return growth > maxGrowth ? [`${nameOf(cell)}: ${growth.toFixed(1)} times`] : [];
    });

  const isAlone = own.length === cells.length;
  const hasLargest = own.some(({ size }) => size === largest);
  const hasBoth = hasLargest && own.some(({ size }) => size === smallest);
  const list: [aim: string, isMeasured: boolean, misses: string[]][] = [
    ["No engine finds more in any column, language and size", !isAlone, worse],
    ["p99 at most half of the next fastest", !isAlone, slow],
    [`At most ${maxBytes} bytes for a product of ${count(largest)}`, hasLargest, big],
    [
      `p99 at ${count(largest)} at most ${maxGrowth} times that at ${count(smallest)}`,
      hasBoth,
      growing,
    ],
  ];
  const lines = list.flatMap(([aim, isMeasured, misses]) => {
    const outcome = misses.length === 0 ? "met" : "not met";
    return [
      `- ${aim}: ${isMeasured ? outcome : "not measured"}`,
      ...misses.map((miss) => `  - ${miss}`),
    ];
  });
  return ["### Aims", lines.join("\n")];
}

const smallest = 10_000;
const largest = 1_000_000;
const maxBytes = 200;
const maxGrowth = 4;

/** Prints what was not found and what took longest: for engineers who work on an engine. */
export function printExamples(cells: Cell[]): void {
  for (const cell of cells.filter(isGood)) {
    const { engine, language, size, measured } = cell;
    console.log(`\n## ${engine}, ${language}, ${count(size)} products\n\nSlowest keystrokes:\n`);
    const slowest = keystrokesOf(cell).sort((a, b) => b.time - a.time);
    for (const { text, time } of slowest.slice(0, 10))
      console.log(`- ${timeText(time)} ms: \`${text}\``);
    for (const kind of queryKinds) {
      const found = measured.kinds[kind];
      if (!found) continue;
      const times = found.keystrokes.map(({ time }) => time);
      console.log(`\n${kind}: p99 ${timeText(percentile(times, 99))} ms; not found:\n`);
      for (const { query, answers } of found.failures)
        console.log(`- \`${query.text}\` (${query.wanted.join(" ")}): ${answers.join("; ")}`);
    }
  }
}

const isGood = (cell: Cell): cell is GoodCell => "measured" in cell;

const keystrokesOf = ({ measured }: GoodCell) =>
  Object.values(measured.kinds).flatMap(({ keystrokes }) => keystrokes);

const timesOf = (cell: GoodCell) => keystrokesOf(cell).map(({ time }) => time);

const p99 = (cell: GoodCell) => percentile(timesOf(cell), 99);

const bytesPerProduct = ({ measured, size }: GoodCell) => measured.bytes / size;

/**
 * Returns the share of queries met, among the first ones: an engine that ran out of time is compared on those that it answered.
 */
function success({ measured }: GoodCell, kind: QueryKind, first?: number): number | undefined {
  const met = measured.kinds[kind]?.met.slice(0, first);
  return met?.length ? met.filter(Boolean).length / met.length : undefined;
}

/** Formats with two significant digits. */
const timeText = (time: number) => String(Number(time.toPrecision(2)));

const shareText = (share: number) => share.toFixed(2);

const distinct = <T>(list: T[]): T[] => [...new Set(list)];
