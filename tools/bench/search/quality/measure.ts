import { markets, type ShopLanguage } from "../../../../shop/sites/site-codes.ts";
import { valueAt } from "../../../../platform/shared/value-at.ts";
import { allSites } from "../../../../shop/sites/all-sites.ts";
import { withPostgres } from "../../../scripts/postgres.ts";
import { rivalNames, rivals } from "../engines/all-engines.ts";
import { siteOf, type JudgedQueries } from "./judged-queries.ts";
import { places, scoreOf, type Score } from "./score.ts";
import { openShop, readDocuments, surfacesOf, type Ask } from "./shop.ts";

/** The results of one engine, or of one surface of the shop, for the queries of a language. */
export interface Measured {
  engine: string;
  language: ShopLanguage;
  scores: Score[];
}

/** Runs every query of these languages on the shop's search and the named engines. */
export async function measureQuality(
  judged: JudgedQueries,
  languages: ShopLanguage[],
  engines: string[],
): Promise<{ measured: Measured[]; problems: string[] }> {
  const shop = await openShop();
  const documentsIn = await readDocuments(shop);
  const measured: Measured[] = [];
  const problems: string[] = [];
  const askAll = async (engine: string, language: ShopLanguage, ask: Ask) => {
    const scores: Score[] = [];
    for (const query of judged[language])
      scores.push(scoreOf(query, await ask(siteOf(query, language), query.q)));
    measured.push({ engine, language, scores });
  };
  const askRival = async (name: keyof typeof rivals, postgresUrl?: string) => {
    const build = await rivals[name]();
    for (const language of languages) {
      const documents = documentsIn(language);
      const rival = await build({ language, documents, postgresUrl });
      await askAll(name, language, async (code, text) => {
        const market = markets.indexOf(valueAt(allSites, code).site.market);
        const found = await rival.search(text, market, places);
        return { ids: found.map((position) => documents[position]!.id) };
      });
      await rival.close?.();
    }
  };
  for (const [name, ask] of Object.entries(surfacesOf(shop)))
    for (const language of languages) await askAll(`Kontor, ${name}`, language, ask);
  for (const name of rivalNames) {
    if (!engines.includes(name)) continue;
    const asked =
      name === "PostgreSQL" ? withPostgres((url) => askRival(name, url)) : askRival(name);
    await asked.catch((error: Error) => problems.push(`No figures of ${name}: ${error.message}`));
  }
  await shop.close();
  return { measured, problems };
}
