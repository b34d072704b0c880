import { benchBesideOthers, benchFragments } from "./fragments.ts";
import { openBench } from "./harness/bench.ts";
import { startBare, startShop } from "./harness/servers.ts";
import { markdownTable, printTable, type Table } from "./harness/tables.ts";
import { benchInteractions } from "./interactions.ts";
import { benchPages, measureFirstView } from "./pages.ts";
import { readRealContent } from "./real-content.ts";
import { benchRendering } from "./rendering.ts";
import { benchEndpoint, benchKeystrokes } from "./suggestions.ts";

/**
 * `npm run bench`: the figures of the table "speed", measured on this machine. Trust the ratios, not the times.
 * `--write` puts the table into docs/figures.md and its first rows into README.md, `--short` measures fewer rounds, and
 * `--only=suggestions` measures one part and writes nothing.
 */

/** The rows that a newcomer reads first. */
const first = [
  "Header fragment, cached, brotli",
  "Header fragment, 304",
  "Suggestions, as shoppers type, later",
  "Cached home page",
  "Script of the first view",
];

process.env.NODE_ENV = "production";
const { options, short, write } = openBench({ only: { type: "string" } });
const { only } = options;
const rounds = short ? 3 : 7;
const content = await readRealContent();
const shop = await startShop();
const bare = await startBare();
const rows: Table["rows"] = [];
const parts: Record<string, () => Table["rows"] | Promise<Table["rows"]>> = {
  fragments: () => benchFragments(shop, bare, rounds),
  elsewhere: () => benchBesideOthers(shop, rounds),
  rendering: () => benchRendering(shop, bare, content, rounds),
  suggestions: () => benchEndpoint(shop, bare, content, rounds),
  pages: () => benchPages(shop, rounds),
  keystrokes: () => benchKeystrokes(content),
  "first-view": measureFirstView,
  interactions: () => benchInteractions(shop, short ? 3 : 5),
};
const columns = ["", "Kontor", "bare `node:http`, or what the row names", "ratio"];
try {
  if (only !== undefined && !(only in parts))
    throw new Error(`--only is one of ${Object.keys(parts).join(", ")}.`);
  for (const [name, measure] of Object.entries(parts)) {
    if (only !== undefined && name !== only) continue;
    const measured = await measure();
    printTable(name, filled([...columns, "requests/s", "ratio"], measured));
    rows.push(...filled(columns, measured).rows);
  }
} finally {
  await Promise.all([shop.stop(), bare.stop()]);
}
if (only === undefined) {
  const isFirst = ([name]: Table["rows"][number]) =>
    first.some((beginning) => String(name).startsWith(beginning));
  await write("speed", markdownTable({ columns, rows }));
  await write("first", markdownTable({ columns, rows: rows.filter(isFirst) }), "README.md");
}

/** Returns a table with these columns of rows, some of which have fewer or more cells. */
function filled(columns: string[], rows: Table["rows"]): Table {
  return { columns, rows: rows.map((row) => columns.map((_, at) => row[at] ?? "")) };
}
