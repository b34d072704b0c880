import type { Kysely } from "kysely";
import type { PictureRef } from "../../commerce/catalogue-contract.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";

/** Reads the pictures of `Catalogue.pictures`. */
export async function readPictures(
  database: Kysely<CatalogueTables>,
  ids: string[],
): Promise<PictureRef[]> {
  if (ids.length === 0) return [];
  const rows = await database
    .selectFrom("picture")
    .select(["id", "version"])
    .where("id", "in", ids)
    .execute();
  const found = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => found.get(id) ?? []);
}

/** Reads the source of `Catalogue.pictureSource`. */
export async function readPictureSource(
  database: Kysely<CatalogueTables>,
  id: string,
): Promise<{ version: string; source: unknown } | undefined> {
  return database
    .selectFrom("picture")
    .select(["version", "drawing as source"])
    .where("id", "=", id)
    .executeTakeFirst();
}
