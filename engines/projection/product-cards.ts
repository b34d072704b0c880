import { sql, type Kysely, type RawBuilder } from "kysely";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite } from "../../platform/shared/texts/words.ts";
import {
  productUrl,
  type Availability,
  type ProductCard,
} from "../../commerce/catalogue-contract.ts";
import { pathTo, type Category } from "./categories.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { productOffer } from "./current-offers.ts";

const newForDays = 60;
/** Up to this number a page shows how many are left. A change above it invalidates no page (migration 012). */
export const fewLeft = 5;

/** Selects and orders products: SQL over the product `p` and its offer `o`. */
export interface CardSelection {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
}

export const orders = { popular: sql`p.popularity desc`, newest: sql`p.since desc` };

/** Reads products that the site sells, for lists. */
export async function readCards(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  categories: Category[],
  { where, order, limit }: CardSelection,
): Promise<ProductCard[]> {
  const { rows } = await sql<CardRow>`/* plan once */
    select p.id, p.since, p.category_id, t.name, t.lead, t.slug, o.price, o.was, o.until, o.highest, o.grams, o.millilitres,
      o.stock, o.articles, picture.id as picture_id, picture.version as picture_version
    from product p
    join product_text t on t.product_id = p.id and t.language = ${at.site.language}
    join lateral (${productOffer(at)}) o on o.price is not null
    join picture on picture.id = p.id || '-plain'
    where ${where} order by ${order}, p.id limit ${limit}`.execute(database);
  at.reads?.add(contentNames.listing);
  for (const { id } of rows) at.reads?.add(contentNames.product(id));
  return rows.map((row) => toCard(row, at, categories));
}

export const availabilityOf = (stock: number): Availability =>
  stock > 0 ? "AVAILABLE" : "SOLDOUT";

interface CardRow {
  id: number;
  since: string;
  category_id: string;
  name: string;
  lead: string;
  slug: string;
  price: number;
  was: number | null;
  /** Infinite where no end is known. */
  until: Date | number;
  highest: number;
  grams: number | null;
  millilitres: number | null;
  stock: number;
  articles: number;
  picture_id: string;
  picture_version: string;
}

function toCard(row: CardRow, { site, now }: Viewpoint, categories: Category[]): ProductCard {
  const age = now.getTime() - Date.parse(row.since);
  return {
    number: row.id,
    name: inSite(site, row.name),
    lead: inSite(site, row.lead),
    url: productUrl(row.id, row.slug),
    picture: { id: row.picture_id, version: row.picture_version },
    price: row.price,
    was: row.was,
    isFrom: row.highest > row.price,
    hasChoice: row.articles > 1,
    grams: row.grams,
    millilitres: row.millilitres,
    availability: availabilityOf(row.stock),
    isNew: age >= 0 && age < newForDays * 86_400_000,
    categories: pathTo(categories, row.category_id).map(({ name }) => name),
    ...(row.stock > 0 && row.stock <= fewLeft && { onlyLeft: row.stock }),
    ...(row.was !== null && row.until instanceof Date && { reducedUntil: row.until }),
  };
}
