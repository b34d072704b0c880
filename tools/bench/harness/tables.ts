import { numberFormat } from "../../../platform/shared/texts/formats.ts";
import { median, medianRatio } from "./statistics.ts";

export interface Table {
  columns: string[];
  rows: (string | number)[][];
}

/** Prints a table with a heading; all columns but the first are right-aligned. */
export function printTable(heading: string, { columns, rows }: Table): void {
  const cells = [columns, ...rows.map((row) => row.map(String))];
  const widths = columns.map((_, at) => Math.max(...cells.map((row) => row[at]!.length)));
  const line = (row: string[]) =>
    row.map((cell, at) => (at ? cell.padStart(widths[at]!) : cell.padEnd(widths[at]!))).join("   ");
  const [head, ...body] = cells.map(line);
  console.log(`\n${heading}\n\n  ${head}\n  ${"─".repeat(head!.length)}`);
  for (const row of body) console.log(`  ${row}`);
}

/** Formats a table as Markdown. */
export function markdownTable({ columns, rows }: Table): string {
  const line = (cells: (string | number)[]) => `| ${cells.join(" | ")} |`;
  const rule = columns.map((_, at) => (at ? "--:" : "---"));
  return [columns, rule, ...rows].map(line).join("\n");
}

/** Returns the first table of a Markdown text; undefined when there is none. */
export function parseMarkdownTable(text: string): Table | undefined {
  const [columns, rule, ...rows] = text
    .split("\n")
    .filter((line) => line.startsWith("|"))
    .map((line) =>
      line
        .split("|")
        .slice(1, -1)
        .map((cell) => cell.trim()),
    );
  return columns && rule && { columns, rows };
}

/**
 * Adds the columns of an earlier table that a table lacks, by name, with the cells of rows that have the same name. Sorts columns by
 * the number in their names.
 */
export function withColumnsOf(earlier: Table, { columns, rows }: Table): Table {
  const added = earlier.columns.slice(1).filter((name) => !columns.includes(name));
  const cellOf = (row: string, column: string) =>
    earlier.rows.find(([name]) => name === row)?.[earlier.columns.indexOf(column)] ?? "";
  const all = [...columns.slice(1), ...added];
  const places = all.map((_, at) => at).sort((a, b) => numberIn(all[a]!) - numberIn(all[b]!));
  const sorted = <Cell>([first, ...cells]: Cell[]) => [first!, ...places.map((at) => cells[at]!)];
  return {
    columns: sorted([columns[0]!, ...all]),
    rows: rows.map((row) => sorted([...row, ...added.map((name) => cellOf(String(row[0]), name))])),
  };
}

const numberIn = (name: string) => Number(name.replace(/\D/g, ""));

export const microseconds = (time: number) =>
  `${time < 100 ? time.toFixed(1) : time.toFixed(0)} µs`;
export const count = (number: number) => numberFormat("en").format(Math.round(number));
export const milliseconds = (time: number) => `${time.toFixed(1)} ms`;

/** Returns the cell of a ratio of two measurements by rounds. */
export const ratioOf = (ours: number[], others: number[]) => medianRatio(ours, others).toFixed(2);

/** Returns the cells of rates by rounds: the median of each, and the ratio of the first to each of the others. */
export const comparedRates = (ours: number[], ...others: number[][]) => [
  ...[ours, ...others].map((rates) => count(median(rates))),
  ...others.map((rates) => ratioOf(ours, rates)),
];
