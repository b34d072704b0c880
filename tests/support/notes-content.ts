import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { vi } from "vitest";
import type { ContentTables } from "../../platform/content/content-tables.ts";
import { readFolders, type ContentPart } from "../../platform/content/content.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { migrate } from "../../platform/database/migrate.ts";
import { importShopContent } from "../../platform/content/shop-content.ts";
import { readMigrations } from "../../storefront/server/read-migrations.ts";
import { coffeeShop } from "../../server/shop.ts";
import { freshDatabase } from "./databases.ts";

/**
 * Opens a database without content, and a folder with a single part of it: notes, whose reading and writing the test observes.
 */
export async function openNotes() {
  const fresh = await freshDatabase();
  const database = await openDatabase<ContentTables>({
    url: fresh.url,
    folder: fresh.folder,
    onError: console.error,
  });
  await migrate(database, await readMigrations(coffeeShop.migrations));
  const folder = await mkdtemp(join(tmpdir(), "kontor-content-"));
  await mkdir(join(folder, "notes"));
  const write = vi.fn<(transaction: unknown, note: string) => Promise<void>>(async () => {});
  const notes: ContentPart<unknown, string> = {
    folder: "notes",
    isEditable: true,
    read: vi.fn<ContentPart<unknown, string>["read"]>(async () => "read"),
    write,
  };
  return {
    database,
    folder,
    notes,
    write,
    edit: (note: string) => writeFile(join(folder, "notes", "notes.yaml"), note),
    importByShop: async () =>
      importShopContent(database.sql, {
        imported: await readFolders([notes], folder),
        editable: [notes],
        release: { code: "code", time: 1 },
        dryRun: false,
      }),
    /** Resets the state to before the first import. */
    forgetImports: () => sql`delete from content_version`.execute(database.sql),
    close: async () => {
      await database.close();
      await fresh.drop();
      await rm(folder, { recursive: true });
    },
  };
}
export type Notes = Awaited<ReturnType<typeof openNotes>>;
