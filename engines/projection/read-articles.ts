import { sql, type Kysely } from "kysely";
import type { Article } from "../../commerce/catalogue-contract.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite, textIn, type LocalizedText } from "../../platform/shared/texts/words.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { isCurrent } from "./current-offers.ts";
import { availabilityOf, fewLeft } from "./product-cards.ts";

interface ArticleRow {
  product_id: number;
  tcm: string;
  dimension_key: string | null;
  label: LocalizedText | null;
  grams: number | null;
  millilitres: number | null;
  picture_id: string | null;
  picture_version: string;
  price: number;
  was: number | null;
  stock: number;
}

/** Reads the articles of products that the site sells. */
export async function readArticles(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  products: number[],
): Promise<ArticleRow[]> {
  const { rows } = await sql<ArticleRow>`
    select a.product_id, a.tcm, a.dimension_key, a.label, a.grams, a.millilitres, a.picture_id,
      picture.version as picture_version, f.price, f.was, f.stock
    from article a
    join picture on picture.id = coalesce(a.picture_id, a.product_id || '-plain')
    join offer f on f.tcm = a.tcm and ${isCurrent(at)}
    where a.product_id = any(${products}::integer[]) order by a.product_id, a.position`.execute(
    database,
  );
  return rows;
}

export function toArticle(row: ArticleRow, site: Site): Article {
  return {
    tcm: row.tcm,
    dimensionKey: row.dimension_key,
    label: row.label ? inSite(site, textIn(row.label, site)) : "",
    grams: row.grams,
    millilitres: row.millilitres,
    price: row.price,
    was: row.was,
    availability: availabilityOf(row.stock),
    onlyLeft: row.stock > 0 && row.stock <= fewLeft ? row.stock : null,
    picture: row.picture_id ? { id: row.picture_id, version: row.picture_version } : null,
  };
}
