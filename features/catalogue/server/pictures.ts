import type { Kysely } from "kysely";
import type { PictureRef } from "../catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** The pictures with these ids, in this order; unknown ones are left out. */
export async function readPictures(
  database: Kysely<CatalogueTables>,
  ids: string[],
): Promise<PictureRef[]> {
  const rows = await database
    .selectFrom("picture")
    .select(["id", "version"])
    .where("id", "in", ids)
    .execute();
  return ids.flatMap((id) => rows.find((row) => row.id === id) ?? []);
}

/** What a picture is drawn from. */
export async function readDrawing(
  database: Kysely<CatalogueTables>,
  id: string,
): Promise<{ version: string; drawing: unknown } | undefined> {
  return database
    .selectFrom("picture")
    .select(["version", "drawing"])
    .where("id", "=", id)
    .executeTakeFirst();
}
