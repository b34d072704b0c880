import { sql, type Kysely } from "kysely";
import { productUrl, type MappedPage } from "../../commerce/catalogue-contract.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { isCurrent } from "./current-offers.ts";
import { views } from "./picture-ids.ts";

/**
 * Reads the pages of `Catalogue.mappedPages`: a range, because most numbers in it are sold, in one text, because rows take ten times as
 * long to parse. A page changes with the product, and when the price of an article begins.
 */
export async function readMappedPages(
  database: Kysely<CatalogueTables>,
  at: Viewpoint,
  numbers: number[],
): Promise<MappedPage[]> {
  if (numbers.length === 0) return [];
  const range = sql`between ${numbers[0]} and ${numbers.at(-1)}`;
  const { rows } = await sql<{ pages: string | null }>`
    with own_picture as (
      select product_id, array_agg(distinct picture_id) as ids from article
      where product_id ${range} and picture_id is not null group by product_id),
    begun as (
      select a.product_id, max(f.valid_from) as at from article a
      join offer f on f.tcm = a.tcm and ${isCurrent(at)} and f.valid_from > '-infinity'
      where a.product_id ${range} group by a.product_id)
    select string_agg(concat_ws(' ', t.product_id, t.slug,
      coalesce(floor(extract(epoch from greatest(modified.modified_at, begun.at)) * 1000)::bigint::text, '-'),
      (select string_agg(id || '/' || version, ' ' order by array_position(${views}::text[], split_part(id, '-', 2)), id)
        from picture where id = any(
          (select array_agg(t.product_id || '-' || view) from unnest(${views}::text[]) as view) || own_picture.ids))),
      chr(10) order by t.product_id) as pages
    from product_text t
    left join product_modified modified using (product_id)
    left join begun using (product_id)
    left join own_picture using (product_id)
    where t.language = ${at.site.language} and t.product_id ${range}`.execute(database);
  const wanted = new Set(numbers);
  return (rows[0]?.pages ?? "").split("\n").flatMap((page) => {
    const [number, slug, modified, ...pictures] = page.split(" ");
    if (slug === undefined || !wanted.has(Number(number))) return [];
    return [
      {
        url: productUrl(Number(number), slug),
        ...(modified !== "-" && { modified: new Date(Number(modified)) }),
        pictures: pictures.map((picture) => {
          const [id, version] = picture.split("/") as [string, string];
          return { id, version };
        }),
      },
    ];
  });
}
