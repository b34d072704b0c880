import { randomBytes } from "node:crypto";
import type { Kysely } from "kysely";
import type { PreviewTables } from "./preview-tables.ts";

/** The key that signs tokens, the same in every process; whichever asks first makes it. */
export function createPreviewKey(database: Kysely<PreviewTables>) {
  let reading: Promise<Buffer> | undefined;
  let known: Buffer | undefined;
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
    return (known = key);
  };
  return {
    get(): Promise<Buffer> {
      reading ??= read().catch((error: unknown) => {
        reading = undefined;
        throw error;
      });
      return reading;
    },

    /** The key if it has been read. Never waits. */
    peek: () => known,
  };
}
