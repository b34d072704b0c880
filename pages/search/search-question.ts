import { foundSortings, type FoundSorting } from "../../features/catalogue/catalogue-contract.ts";
import { cleanSearchText } from "../../features/search/search-contract.ts";
import type { SiteCode } from "../../shared/site.ts";

/** What the address of the results page asks for. */
export interface SearchQuestion {
  query: string;
  /** Number in a category's address. */
  category?: number;
  /** Lowest and highest price in whole units of the site's currency. */
  from?: number;
  to?: number;
  inStock: boolean;
  sorting: FoundSorting;
  page: number;
}

/** Parameters that forms send. */
const formNames = ["query", "category", "from", "to", "stock", "sort"] as const;

/** Reads the parameters of an address. Invalid ones are ignored; a reversed price range is swapped. */
export function readQuestion(given: Record<string, unknown>): SearchQuestion {
  const [low, high] = [price(given.from, Math.floor), price(given.to, Math.ceil)];
  const isTurned = low !== undefined && high !== undefined && low > high;
  return {
    query: cleanSearchText(given.query),
    category: wholeNumber(given.category),
    from: isTurned ? high : low,
    to: isTurned ? low : high,
    inStock: given.stock === "1",
    sorting: foundSortings.find((known) => known === given.sort) ?? "relevance",
    page: wholeNumber(given.page) ?? 1,
  };
}

/** The canonical address of a question, without default and empty values. */
export function questionUrl(question: SearchQuestion, site: SiteCode): string {
  return `/search?${parametersOf(question, site)}`;
}

/** Whether text and filters are written as `questionUrl` writes them; a form sends empty fields and whatever was typed. */
export function isWellWritten(given: Record<string, unknown>, question: SearchQuestion): boolean {
  const parameters = parametersOf(question);
  return formNames.every(
    (name) => given[name] === undefined || given[name] === parameters.get(name),
  );
}

function parametersOf(question: SearchQuestion, site?: SiteCode): URLSearchParams {
  const { query, category, from, to, inStock, sorting, page } = question;
  return new URLSearchParams(
    Object.entries({
      query,
      site,
      category,
      from,
      to,
      stock: inStock ? 1 : undefined,
      sort: sorting === "relevance" ? undefined : sorting,
      page: page > 1 ? page : undefined,
    }).flatMap(([name, value]) => (value ? [[name, String(value)]] : [])),
  );
}

function wholeNumber(given: unknown): number | undefined {
  return typeof given === "string" && /^[1-9]\d{0,8}$/.test(given) ? Number(given) : undefined;
}

/** A price as people write it, "12", "12,50", "1.000", "1’000.-", in whole units; undefined when it is none. */
function price(given: unknown, round: (value: number) => number): number | undefined {
  if (typeof given !== "string") return undefined;
  const ungrouped = given.trim().replace(/[.,'’\s](?=\d{3}(?!\d))/g, "");
  const [, whole, decimals = ""] = /^(\d{1,7})(?:[.,](\d{0,2})-?)?$/.exec(ungrouped) ?? [];
  return (whole && round(Number(`${whole}.${decimals}`))) || undefined;
}
