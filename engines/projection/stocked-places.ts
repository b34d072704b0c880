import { sql, type Kysely } from "kysely";
import type { PlaceId } from "../../commerce/scope.ts";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";

/** Reads what the places of a market have of articles, without those that have none. */
export async function readPlaceStock(
  database: Kysely<CatalogueTables>,
  market: Market,
  tcms: string[],
): Promise<Map<string, Record<PlaceId, number>>> {
  const { rows } = await sql<{ tcm: string; places: Record<PlaceId, number> }>`/* plan once */
    select s.tcm, json_object_agg(s.place, s.stock) as places
    from json_array_elements_text(${JSON.stringify(tcms)}::json) as asked (tcm)
    join place_stock s on s.tcm = asked.tcm and s.market = ${market} and s.stock > 0
    group by s.tcm`.execute(database);
  return new Map(rows.map(({ tcm, places }) => [tcm, places]));
}

/** Reads which places have articles of a product on a site, by article; omits articles that no place has. */
export async function readStockedPlaces(
  database: Kysely<CatalogueTables>,
  { site, reads }: Viewpoint,
  product: number,
): Promise<Map<string, PlaceId[]>> {
  reads?.add(contentNames.places);
  reads?.add(contentNames.placesOf(product));
  const { rows } = await sql<{ tcm: string; places: PlaceId[] }>`/* plan once */
    select s.tcm, json_agg(s.place) as places
    from article a join place_stock s on s.tcm = a.tcm and s.market = ${site.market} and s.stock > 0
    where a.product_id = ${product} group by s.tcm`.execute(database);
  return new Map(rows.map(({ tcm, places }) => [tcm, places]));
}
