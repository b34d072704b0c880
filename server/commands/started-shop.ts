import type { CalledShop } from "./shop-call.ts";
import { UsageError } from "../usage-error.ts";

/** Throws a UsageError when no content was ever imported: each reference to a product would be a mistake of its own. */
export async function checkWasStarted({ database: { sql } }: Pick<CalledShop, "database">) {
  if (!(await sql.selectFrom("content_version").select("part").executeTakeFirst()))
    throw new UsageError("No shop has run on this database yet. Start it once with npm start.");
}
