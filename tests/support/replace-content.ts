import type { Kysely } from "kysely";
import type { ContentTables } from "../../platform/content/content-tables.ts";
import { writePart, type ContentPart, type ReadPart } from "../../platform/content/content.ts";

/** Writes a part of the content as a release's import does, and notifies every process. */
export const replaceContent = <Content>(
  database: Kysely<ContentTables>,
  part: ContentPart<unknown, Content>,
  read: ReadPart<Content>,
  { version, time }: { version: string; time: number },
): Promise<void> =>
  database
    .transaction()
    .execute((transaction) =>
      writePart(transaction, part, read, { version, release: time, owner: "release" }),
    );
