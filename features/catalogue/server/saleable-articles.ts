import { sql, type Kysely, type RawBuilder } from "kysely";
import { LRUCache } from "lru-cache";
import type { Site } from "../../../shared/site.ts";
import { inSite } from "../../../shared/words.ts";
import { productUrl, type PictureRef, type ProductKind } from "../catalogue-contract.ts";
import type { Viewpoint } from "./catalogue.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { readText, type ContentText } from "./content-schema.ts";

/** What the cart and others must know of an article; it stays the same until the content changes. */
export interface ArticleFacts {
  productId: number;
  tcm: string;
  kind: ProductKind;
  /** The category that it is in and all above. */
  categories: string[];
  title: string;
  label: string;
  url: string;
  picture: PictureRef;
  grams: number | null;
}

/** Price and stock of an article. */
export interface ArticleOffer {
  tcm: string;
  price: number;
  was: number | null;
  stock: number;
}

const mostKept = 20_000;

/** Articles by their numbers, for whoever sells them. What they are called is kept in memory. */
export function createSaleableArticles(database: Kysely<CatalogueTables>) {
  const emptyStore = () => new LRUCache<string, ArticleFacts>({ max: mostKept });
  let kept = emptyStore();

  return {
    /** What is known of these articles, sold or not; unknown ones are left out. */
    async articleFacts(site: Site, tcms: string[]): Promise<Map<string, ArticleFacts>> {
      // What is read while the content changes goes into the old store, which nobody asks any more.
      const store = kept;
      const found = new Map<string, ArticleFacts>();
      for (const tcm of tcms) {
        const facts = store.get(`${site.code} ${tcm}`);
        if (facts) found.set(tcm, facts);
      }
      const unknown = tcms.filter((tcm) => !found.has(tcm));
      if (unknown.length === 0) return found;
      for (const facts of await readFacts(database, site, unknown)) {
        store.set(`${site.code} ${facts.tcm}`, facts);
        found.set(facts.tcm, facts);
      }
      return found;
    },

    /** The rows of what a site sells now, for a statement that reads them together with something else. */
    sold: ({ site, now }: Viewpoint): RawBuilder<ArticleOffer> => sql`
      select tcm, price, was, stock from offer
      where market = ${site.market} and valid_from <= ${now} and valid_until > ${now}`,

    /** The first article of a product that the site sells: what is meant by a change that names none. */
    async defaultArticle({ site, now }: Viewpoint, productId: number): Promise<string | undefined> {
      const { rows } = await sql<{ tcm: string }>`
        select a.tcm from article a join offer f on f.tcm = a.tcm and f.market = ${site.market}
          and f.valid_from <= ${now} and f.valid_until > ${now}
        where a.product_id = ${productId} order by a.position limit 1`.execute(database);
      return rows[0]?.tcm;
    },

    /** The content changed: what was kept counts no more. */
    forget: () => {
      kept = emptyStore();
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
    name: string;
    slug: string;
    label: ContentText | null;
    grams: number | null;
    picture_id: string;
    picture_version: string;
  }>`
    with recursive above as (
      select id as start, id, parent_id from category
      union all
      select above.start, c.id, c.parent_id from above join category c on c.id = above.parent_id)
    select a.tcm, a.product_id, p.kind, t.name, t.slug, a.label, a.grams,
      array(select id from above where start = p.category_id) as categories,
      picture.id as picture_id, picture.version as picture_version
    from article a
    join product p on p.id = a.product_id
    join product_text t on t.product_id = p.id and t.language = ${site.language}
    join picture on picture.id = coalesce(a.picture_id, p.id || '-plain')
    where a.tcm = any(${tcms})`.execute(database);
  return rows.map((row) => ({
    productId: row.product_id,
    tcm: row.tcm,
    kind: row.kind,
    categories: row.categories,
    title: inSite(site, row.name),
    label: row.label ? inSite(site, readText(row.label, site)) : "",
    url: productUrl(row.product_id, row.slug),
    picture: { id: row.picture_id, version: row.picture_version },
    grams: row.grams,
  }));
}
