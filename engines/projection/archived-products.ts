import { sql, type Kysely } from "kysely";
import { productUrl, type ArchivedProduct } from "../../commerce/catalogue-contract.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite } from "../../platform/shared/texts/words.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { pathTo, subtree, type Category } from "./categories.ts";
import { contentNames } from "./content-names.ts";
import { readCards } from "./product-cards.ts";
import { readAttributesIn, readViews } from "./product-details.ts";

type Projection = Kysely<CatalogueTables>;

/** A row of them, or two, on the page. */
const maxAlternatives = 8;
const minAlternatives = 4;

interface ArchivedRow {
  /** Its category and those above it, the nearest first. */
  categories: string[];
  attributes: Record<string, unknown>;
  isGone: boolean;
  name: string;
  slug: string;
  lead: string;
  description: string;
  price: number | null;
}

/**
 * Reads a product that the site sold once, with similar products that it sells; undefined if it never did. Of engines that do not say when
 * offers end, a product without any offer counts as sold once.
 */
export async function readArchived(
  database: Projection,
  at: Viewpoint,
  number: number,
  categories: Category[],
  yesNo: { yes: string; no: string },
): Promise<ArchivedProduct | undefined> {
  const { site } = at;
  const row = await readRow(database, at, number);
  if (!row) return undefined;
  at.reads?.add(contentNames.product(number));
  // The nearest ones of which the site still sells something.
  const known = row.categories.filter((id) => categories.some((category) => category.id === id));
  const describe = await readAttributesIn(database, site, yesNo);
  return {
    number,
    name: inSite(site, row.name),
    lead: inSite(site, row.lead),
    description: inSite(site, row.description),
    url: productUrl(number, row.slug),
    path: pathTo(categories, known[0] ?? null),
    pictures: await readViews(database, number),
    attributes: describe(row.attributes),
    isGone: row.isGone,
    price: row.price,
    alternatives: await readAlternatives(database, at, categories, known, row),
  };
}

async function readRow(
  database: Projection,
  { site, now }: Viewpoint,
  number: number,
): Promise<ArchivedRow | undefined> {
  const { rows } = await sql<ArchivedRow>`
    with recursive own as (
      select f.* from article a join offer f using (tcm) where a.product_id = ${number}),
    ended as (select * from own where market = ${site.market} and valid_until <= ${now}),
    above as (
      select c.id, c.parent_id, 0 as height from category c join product p on p.category_id = c.id where p.id = ${number}
      union all
      select c.id, c.parent_id, height + 1 from above join category c on c.id = above.parent_id)
    select array(select id from above order by height) as categories, p.attributes, p.gone_from <= ${now} as "isGone",
      t.name, t.slug, t.lead, t.description,
      (select price from ended order by valid_until desc, price limit 1) as price
    from product p join product_text t on t.product_id = p.id and t.language = ${site.language}
    where p.id = ${number}
      and not exists (select from own where market = ${site.market} and valid_from <= ${now} and valid_until > ${now})
      and (p.gone_from <= ${now} or exists (select from ended)
        or p.since <= ${now} and not exists (select from own where valid_until > ${now}))`.execute(
    database,
  );
  return rows[0];
}

/**
 * Reads products in stock of the nearest of these categories that has enough of them: those of the category first, and among them those that
 * share most attributes, then those whose price is nearest.
 */
async function readAlternatives(
  database: Projection,
  at: Viewpoint,
  categories: Category[],
  nearestFirst: string[],
  { categories: [own], attributes, price }: ArchivedRow,
) {
  const shared = sql`(select count(*) from jsonb_each(${JSON.stringify(attributes)}::jsonb) as own
    where p.attributes -> own.key = own.value)`;
  const distance = price === null ? sql`0` : sql`abs(ln(o.price::numeric / ${price}::integer))`;
  for (const category of nearestFirst) {
    const alternatives = await readCards(database, at, categories, {
      where: sql`p.category_id = any(${subtree(categories, category)}) and o.stock > 0`,
      order: sql`p.category_id = ${own} desc, ${shared} desc, ${distance}, p.popularity desc`,
      limit: maxAlternatives,
    });
    const isEnough = alternatives.length >= minAlternatives;
    if (isEnough || category === nearestFirst.at(-1)) return alternatives;
  }
  return [];
}
