import { readFileSync } from "node:fs";
import { join } from "node:path";
import {
  languages,
  type ShopLanguage,
  type ShopSiteCode,
} from "../../../../shop/sites/site-codes.ts";

/** A text that shoppers type, with the products that they should see; judged by hand from the catalogue only. */
export interface JudgedQuery {
  q: string;
  kind: string;
  /** The site of the query's words; by default the language's own. */
  site?: ShopSiteCode;
  /** Product number → 3: the wanted product, 2: a good alternative, 1: acceptable further down. */
  relevant: Record<string, number>;
  /** Tempting, but wrong. */
  notRelevant: number[];
}

export type JudgedQueries = Record<ShopLanguage, JudgedQuery[]>;

/** The kind of queries for what the shop does not sell. */
export const absentKind = "absent";

const ownSites: Record<ShopLanguage, ShopSiteCode> = {
  de: "DE",
  fr: "CH_FR",
  pl: "PL",
  cs: "CZ",
  hu: "HU",
  sk: "SK",
  tr: "TR",
};

export const siteOf = ({ site }: JudgedQuery, language: ShopLanguage): ShopSiteCode =>
  site ?? ownSites[language];

export const judgedFile = join(import.meta.dirname, "../judged-queries.json");
/** Never inspected while the engine is tuned: shows whether the tuning also holds for other queries. */
export const heldOutFile = join(import.meta.dirname, "../held-out-queries.json");

/** Product numbers are strings in the file. */
type InFile = Record<
  ShopLanguage,
  (Omit<JudgedQuery, "notRelevant"> & { notRelevant?: string[] })[]
>;

export function readJudgedQueries(file: string): JudgedQueries {
  const inFile = JSON.parse(readFileSync(file, "utf8")) as InFile;
  const read = languages.map((language) => [
    language,
    inFile[language].map(({ notRelevant = [], ...query }) => ({
      ...query,
      notRelevant: notRelevant.map(Number),
    })),
  ]);
  return Object.fromEntries(read) as JudgedQueries;
}
