import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { PreviewTables } from "./preview-tables.ts";

/** Gives the key that signs tokens, the same in every process; whichever asks first makes it. */
export function createPreviewKey(database: Kysely<PreviewTables>): () => Promise<Buffer> {
  let known: Promise<Buffer> | undefined;
  const read = async () => {
    await database
      .insertInto("preview_key")
      .values({ key: randomBytes(32) })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    const { key } = await database
      .selectFrom("preview_key")
      .select("key")
      .executeTakeFirstOrThrow();
    return key;
  };
  return () => {
    known ??= read().catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}
