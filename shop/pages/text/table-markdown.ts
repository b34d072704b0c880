/** Returns a Markdown table; the first row has the names of the columns. */
export function tableMarkdown([columns = [], ...rows]: string[][]): string {
  return [columns, columns.map(() => "---"), ...rows]
    .map((cells) => `| ${cells.join(" | ")} |`)
    .join("\n");
}
