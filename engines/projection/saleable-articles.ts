import { sql, type Kysely } from "kysely";
import { LRUCache } from "lru-cache";
import type { ProductKind, Site } from "../../platform/shared/sites/site.ts";
import { inSite, textIn, type LocalizedText } from "../../platform/shared/texts/words.ts";
import type { ArticleFacts } from "../../commerce/catalogue.ts";
import { productUrl } from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { createOfferReader } from "./read-offers.ts";

const maxCached = 20_000;

/** Reads articles by their numbers, for the cart. Facts, and the articles of a product, are cached in memory. */
export function createSaleableArticles(database: Kysely<CatalogueTables>) {
  const emptyCache = () => ({
    facts: new LRUCache<string, ArticleFacts>({ max: maxCached }),
    ofProducts: new LRUCache<number, string[]>({ max: maxCached }),
  });
  let cache = emptyCache();

  return {
    /** Returns the facts of these articles, whether sold or not; omits unknown ones. */
    async articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>> {
      // Facts read while the content changes go into the old cache, which later requests do not read.
      const entries = cache.facts;
      const found = new Map<string, ArticleFacts>();
      for (const tcm of tcms) {
        const facts = entries.get(`${site.code} ${tcm}`);
        if (facts) found.set(tcm, facts);
      }
      const unknown = tcms.filter((tcm) => !found.has(tcm));
      if (unknown.length === 0) return found;
      for (const facts of await readFacts(database, site, unknown)) {
        entries.set(`${site.code} ${facts.tcm}`, facts);
        found.set(facts.tcm, facts);
      }
      return found;
    },

    offers: createOfferReader(database),

    /** Returns the numbers of a product's articles, sold or not, in their order. */
    async articlesOf(productNumber: number): Promise<string[]> {
      const { ofProducts } = cache;
      const cached = ofProducts.get(productNumber);
      if (cached) return cached;
      const rows = await database
        .selectFrom("article")
        .select("tcm")
        .where("product_id", "=", productNumber)
        .orderBy("position")
        .execute();
      const tcms = rows.map(({ tcm }) => tcm);
      // The numbers of unknown products are not cached: clients can make up any.
      if (tcms.length > 0) ofProducts.set(productNumber, tcms);
      return tcms;
    },

    /** Clears the cache after the content has changed. */
    invalidate: () => {
      cache = emptyCache();
    },
  };
}

async function readFacts(
  database: Kysely<CatalogueTables>,
  site: Site,
  tcms: string[],
): Promise<ArticleFacts[]> {
  const { rows } = await sql<{
    tcm: string;
    product_id: number;
    kind: ProductKind;
    categories: string[];
    path: string[];
    name: string;
    slug: string;
    label: LocalizedText | null;
    grams: number | null;
    millilitres: number | null;
    picture_id: string;
    picture_version: string;
  }>`
    with recursive above as (
      select id as start, id, parent_id, 0 as height from category
      union all
      select above.start, c.id, c.parent_id, above.height + 1
      from above join category c on c.id = above.parent_id)
    select a.tcm, a.product_id, p.kind, t.name, t.slug, a.label, a.grams, a.millilitres,
      array(select id from above where start = p.category_id) as categories,
      array(select c.name from above
        join category_text c on c.category_id = above.id and c.language = t.language
        where above.start = p.category_id order by above.height desc) as path,
      picture.id as picture_id, picture.version as picture_version
    from article a
    join product p on p.id = a.product_id
    join product_text t on t.product_id = p.id and t.language = ${site.language}
    join picture on picture.id = coalesce(a.picture_id, p.id || '-plain')
    where a.tcm = any(${tcms})`.execute(database);
  return rows.map((row) => ({
    productNumber: row.product_id,
    tcm: row.tcm,
    kind: row.kind,
    categories: row.categories,
    path: row.path.map((name) => inSite(site, name)),
    title: inSite(site, row.name),
    label: row.label ? inSite(site, textIn(row.label, site)) : "",
    url: productUrl(row.product_id, row.slug),
    picture: { id: row.picture_id, version: row.picture_version },
    grams: row.grams,
    millilitres: row.millilitres,
  }));
}
