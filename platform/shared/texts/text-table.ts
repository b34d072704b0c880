/**
 * Formats rows as columns for a terminal: texts are aligned left, and numbers right, below their headings. Without rows there is
 * no table.
 */
export function textTable(head: string[], rows: (string | number)[][]): string[] {
  if (rows.length === 0) return [];
  const lines = [head, ...rows];
  const widths = head.map((_, at) => Math.max(...lines.map((cells) => String(cells[at]).length)));
  const line = (cells: (string | number)[]) =>
    cells
      .map((cell, at) =>
        typeof cell === "number" ? String(cell).padStart(widths[at]!) : cell.padEnd(widths[at]!),
      )
      .join("  ")
      .trimEnd();
  return ["", ...lines.map((cells) => `  ${line(cells)}`)];
}
