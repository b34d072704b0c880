import { measureFirstView } from "./first-view.ts";
import { benchElsewhere } from "./fragment-elsewhere.ts";
import { benchFragments } from "./fragments.ts";
import { benchInteractions } from "./interactions.ts";
import { options } from "./options.ts";
import { benchPages } from "./pages.ts";
import { readRealContent } from "./real-content.ts";
import { benchRendering } from "./rendering.ts";
import { startBare, startShop } from "./servers.ts";
import { benchEndpoint, benchKeystrokes } from "./suggestions.ts";
import { markdownTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

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
const isFirst = ([name]: Table["rows"][number]) =>
  first.some((beginning) => String(name).startsWith(beginning));

const rounds = options.short ? 3 : 7;
const { only } = options;

process.env.NODE_ENV = "production";
console.log(machine());
const content = await readRealContent();
const shop = await startShop();
const bare = await startBare();
const rows: Table["rows"] = [];
const parts: Record<string, () => Table["rows"] | Promise<Table["rows"]>> = {
  fragments: () => benchFragments(shop, bare, rounds),
  elsewhere: () => benchElsewhere(shop, rounds),
  rendering: () => benchRendering(shop, bare, content, rounds),
  suggestions: () => benchEndpoint(shop, bare, content, rounds),
  pages: () => benchPages(shop, rounds),
  keystrokes: () => benchKeystrokes(content),
  "first-view": measureFirstView,
  interactions: () => benchInteractions(shop, options.short ? 3 : 5),
};
try {
  if (only !== undefined && !(only in parts))
    throw new Error(`--only is one of ${Object.keys(parts).join(", ")}.`);
  for (const [name, measure] of Object.entries(parts))
    if (only === undefined || name === only) rows.push(...(await measure()));
} finally {
  await Promise.all([shop.stop(), bare.stop()]);
}
if (options.write && only === undefined) {
  const columns = ["", "Kontor", "bare `node:http`, or what the row names", "ratio"];
  await writeFigures("docs/figures.md", "speed", markdownTable({ columns, rows }));
  await writeFigures("README.md", "first", markdownTable({ columns, rows: rows.filter(isFirst) }));
}
