import type { ContentFiles } from "../../../platform/content/content-files.ts";
import type { Market } from "../../../platform/shared/sites/site.ts";
import { nearestWord } from "../../../platform/shared/texts/nearest.ts";

/** Stock of an article in a store. */
export interface StoreStockRow {
  market: Market;
  place: string;
  tcm: string;
  stock: number;
}

/** Names to which the files may refer. */
interface StockNames {
  markets: ReadonlySet<Market>;
  storesOf(market: Market): string[];
  tcms: Pick<ReadonlySet<string>, "has">;
}

/** Pieces of an article in a store, at most. */
const maxPieces = 99_999;

/**
 * Reads tables of what stores have: a file for each country, `DE.csv`, or several, `DE-coffee.csv`. Their first line names the stores, each
 * other one an article and its pieces. Columns are separated as spreadsheets do it: by commas, semicolons or tabs.
 */
export function readStoreStock(
  files: ContentFiles,
  { markets, storesOf, tcms }: StockNames,
  mistakes: string[],
): StoreStockRow[] {
  const seen = new Map<string, string>();
  return [...files].flatMap(([file, source]) => {
    const mistake = (line: number, what: string) => void mistakes.push(`${file}:${line}: ${what}`);
    const market = file.replace(/(-[\w-]+)?\.csv$/, "");
    if (!file.endsWith(".csv") || !markets.has(market)) {
      mistake(
        1,
        `name it after its country, such as ${[...markets][0]}.csv or ${[...markets][0]}-coffee.csv`,
      );
      return [];
    }
    const [header = [], ...lines] = rowsIn(source);
    const stores = header.slice(1);
    const known = storesOf(market);
    for (const name of new Set(stores)) {
      if (!known.includes(name)) mistake(1, unknownStore(name, known, market));
      else if (stores.indexOf(name) < stores.lastIndexOf(name))
        mistake(1, `the store ${name} has two columns; remove one`);
    }
    return lines.flatMap(([tcm = "", ...counts], index) => {
      const line = index + 2;
      if (tcm === "" && counts.every((count) => count === "")) return [];
      if (!tcms.has(tcm)) {
        mistake(line, `there is no article "${tcm}"; correct its number or remove the line`);
        return [];
      }
      const before = seen.get(`${market} ${tcm}`);
      if (before) mistake(line, `the article ${tcm} is already in ${before}; remove one line`);
      seen.set(`${market} ${tcm}`, `${file}:${line}`);
      if (counts.length > stores.length)
        mistake(line, `it has more columns than the first line, which names the stores`);
      return stores.flatMap((place, column): StoreStockRow[] => {
        const count = counts[column] ?? "";
        if (!/^\d*$/.test(count) || Number(count) > maxPieces) {
          mistake(line, `write a number of pieces up to ${maxPieces} instead of "${count}"`);
          return [];
        }
        const stock = Number(count);
        return stock > 0 ? [{ market, place, tcm, stock }] : [];
      });
    });
  });
}

/** Returns the cells of a table. Spreadsheets may begin a file with a mark, and quote cells. */
function rowsIn(source: string): string[][] {
  const lines = source
    .replace(/^\u{feff}/u, "")
    .trimEnd()
    .split(/\r?\n/);
  const separator = /[;\t]/.exec(lines[0] ?? "")?.[0] ?? ",";
  return lines.map((line) =>
    line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1")),
  );
}

function unknownStore(name: string, known: string[], market: Market): string {
  const meant = nearestWord(name, new Set(known));
  const remedy = meant ? `did you mean ${meant}?` : `stores/${market}.yaml has none of this id`;
  return `there is no store "${name}" in ${market}: ${remedy}`;
}
