import { openDatabase } from "../../platform/database/database.ts";
import { filterList } from "../../engines/projection/filtered-list.ts";
import type { CatalogueTables } from "../../engines/projection/catalogue-tables.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { CatalogueDatabase } from "./catalogue-shop.ts";
import { inTurn, timed } from "./harness/rounds.ts";
import { median } from "./harness/statistics.ts";

/** Measures the list of the coffee category as one SQL statement through the shop's driver (median, milliseconds). */
export async function timePlainList(
  { DATABASE_URL: url, DATA_DIR: folder }: CatalogueDatabase,
  times: number,
): Promise<number> {
  const database = await openDatabase<CatalogueTables>({ url, folder, onError: console.error });
  try {
    const categories = await database.sql
      .withRecursive("below", (query) =>
        query
          .selectFrom("category")
          .select("id")
          .where("number", "=", 1_000)
          .union((from) =>
            from
              .selectFrom("category as c")
              .innerJoin("below", "below.id", "c.parent_id")
              .select("c.id"),
          ),
      )
      .selectFrom("below")
      .select("id")
      .execute();
    const products = { in: categories.map(({ id }) => id) };
    const at = { site: allSites.DE.site, now: new Date() };
    const list = () =>
      filterList(database.sql, at, {
        products,
        filter: { inStock: false },
        sorting: "popular",
        page: 1,
      });
    const { measured } = await inTurn(times, { measured: () => timed(list) });
    return median(measured);
  } finally {
    await database.close();
  }
}
