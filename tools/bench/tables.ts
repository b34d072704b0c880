import { numberFormat } from "../../platform/shared/formats.ts";

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

export const microseconds = (time: number) =>
  `${time < 100 ? time.toFixed(1) : time.toFixed(0)} µs`;
export const count = (number: number) => numberFormat("en").format(Math.round(number));
