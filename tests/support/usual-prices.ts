import { sql, type Kysely } from "kysely";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";

/** Leaves each article of each market its last offer only, valid at any time: tests add their own periods. */
export async function keepUsualPrices(db: Kysely<CatalogueTables>): Promise<void> {
  await sql`delete from offer where (market, tcm, valid_from) not in (
    select distinct on (market, tcm) market, tcm, valid_from from offer order by market, tcm, valid_from desc)`.execute(
    db,
  );
  await sql`update offer set valid_from = '-infinity', valid_until = 'infinity'`.execute(db);
}
