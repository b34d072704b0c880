import { sql, type Kysely } from "kysely";
import { createGroupCommit } from "../../platform/database/group-commit.ts";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { ArticleOffer } from "../../commerce/catalogue.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Articles whose offers of a market are read as they are at a moment. */
interface OfferQuestion {
  market: Market;
  now: Date;
  tcms: string[];
}

/** Questions of a statement, and the milliseconds after which others no longer wait for it. */
const batch = { maxSize: 32, overlapAfter: 500 } as const;

/**
 * Returns a function that reads the offers of articles at a moment, by article number; it omits articles that the site does not sell.
 * Questions that arrive while others are read share a statement.
 */
export function createOfferReader(database: Kysely<CatalogueTables>) {
  const reads = createGroupCommit({
    store: (questions: OfferQuestion[]) => readOffers(database, questions),
    ...batch,
  });
  return async function offers(
    { site: { market }, now, isPreview }: Viewpoint,
    tcms: string[],
  ): Promise<Map<string, ArticleOffer>> {
    if (tcms.length === 0) return new Map();
    const question = { market, now, tcms };
    // A preview has a moment of its own.
    return isPreview ? (await readOffers(database, [question]))[0]! : reads.add(question);
  };
}

/** Reads the offers of several questions by one statement. */
export async function readOffers(database: Kysely<CatalogueTables>, questions: OfferQuestion[]) {
  const asked = new Map<string, Set<string>>();
  for (const { market, tcms } of questions) {
    const ofMarket = asked.get(market) ?? new Set();
    for (const tcm of tcms) ofMarket.add(tcm);
    asked.set(market, ofMarket);
  }
  // They arrived within milliseconds: none gets an offer that has ended.
  const latest = new Date(Math.max(...questions.map(({ now }) => now.getTime())));
  const markets = [...asked].map(([market, tcms]) => ({ market, tcms: [...tcms] }));
  // One parameter, and offers found by their key whatever the planner expects: the plan suits any number of articles.
  const { rows } = await sql<ArticleOffer & { market: string }>`/* plan once */
    select asked.market, f.tcm, f.price, f.was, f.stock
    from json_to_recordset(${JSON.stringify(markets)}::json) as asked (market text, tcms json),
      json_array_elements_text(asked.tcms) as article (tcm),
      lateral (select f.tcm, f.price, f.was, f.stock from offer f
        where f.market = asked.market and f.tcm = article.tcm and f.valid_from <= ${latest} and f.valid_until > ${latest} limit 1) f`.execute(
    database,
  );
  const found = new Map(asked.keys().map((market) => [market, new Map<string, ArticleOffer>()]));
  for (const { market, ...offer } of rows) found.get(market)!.set(offer.tcm, offer);
  return questions.map(({ market, tcms }) => {
    const sold = found.get(market)!;
    return new Map(tcms.flatMap((tcm) => (sold.has(tcm) ? [[tcm, sold.get(tcm)!]] : [])));
  });
}
