import { sql, type Kysely } from "kysely";
import type { Language } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { productUrl } from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { isCurrent } from "./current-offers.ts";

/**
 * Reads the addresses of `Catalogue.productAddresses`: a range, because most numbers in it are sold, in one text, because rows take ten
 * times as long to parse.
 */
export async function readProductAddresses(
  database: Kysely<CatalogueTables>,
  language: Language,
  numbers: number[],
): Promise<string[]> {
  if (numbers.length === 0) return [];
  const { rows } = await sql<{ products: string | null }>`
    select string_agg(product_id || ' ' || slug, chr(10) order by product_id) as products
    from product_text
    where language = ${language} and product_id between ${numbers[0]} and ${numbers.at(-1)}`.execute(
    database,
  );
  const wanted = new Set(numbers);
  return (rows[0]?.products ?? "").split("\n").flatMap((product) => {
    const [number, slug] = product.split(" ");
    return slug !== undefined && wanted.has(Number(number))
      ? [productUrl(Number(number), slug)]
      : [];
  });
}

/** Reads the numbers of `Catalogue.soldProducts`. */
export async function readSoldProducts(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select distinct a.product_id as id from article a join offer f on f.tcm = a.tcm and ${isCurrent(at)}
    order by id`.execute(database);
  return rows.map(({ id }) => id);
}
