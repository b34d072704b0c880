import { sql, type Transaction } from "kysely";
import type { ContentPart, ContentReading } from "../../../platform/content/content.ts";
import { validRow } from "../../../platform/content/validity.ts";
import type { ContentPagesTables } from "./content-pages-tables.ts";
import {
  readContentPages,
  type ContentPageRow,
  type KnownToPages,
  type PagesSite,
} from "./read-content-pages.ts";

/** The content name noted by every rendering with content pages, and by every change of theirs. */
export const contentPagesName = "content-pages";

/** Imports `shop/content/content-pages` into the database. */
export const contentPagesPart = (
  sites: PagesSite[],
  known: (reading: ContentReading) => Promise<KnownToPages>,
): ContentPart<Transaction<ContentPagesTables>, ContentPageRow[]> => ({
  folder: "content-pages",
  isEditable: true,
  changes: contentPagesName,
  read: async (files, reading) =>
    readContentPages(files, sites, await known(reading), reading.mistakes),
  async write(transaction, rows) {
    const kept = rows.map(({ site, id }) => `${site} ${id}`);
    await transaction
      .deleteFrom("content_page")
      .where(sql<boolean>`not (site || ' ' || id = any(${kept}::text[]))`)
      .execute();
    // Two pages may exchange their numbers.
    await transaction
      .updateTable("content_page")
      .set({ number: sql<number>`-number` })
      .execute();
    if (rows.length === 0) return;
    // Rows that stay keep the moment of their last change.
    await transaction
      .insertInto("content_page")
      .values(rows.map(validRow))
      .onConflict((conflict) =>
        conflict.columns(["site", "id"]).doUpdateSet((row) => ({
          place: row.ref("excluded.place"),
          number: row.ref("excluded.number"),
          path: row.ref("excluded.path"),
          content: row.ref("excluded.content"),
          valid_from: row.ref("excluded.valid_from"),
          valid_until: row.ref("excluded.valid_until"),
        })),
      )
      .execute();
  },
});
