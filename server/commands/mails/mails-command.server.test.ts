import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openDatabase } from "../../../platform/database/database.ts";
import { build } from "../../../tools/scripts/build.ts";
import { runBuilt } from "../../../tests/support/built-command.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import type { Tables } from "../../shop.ts";

/** `npm run mails` as a process, on the database of a stopped shop. */

let database: TestDatabase;
beforeEach(async () => {
  await build();
  database = await preparedDatabase();
});
afterEach(() => database.drop());

const mails = (...args: string[]) => runBuilt("mails", args, database);

test("npm run mails lists, shows and retries mails that failed for good", async () => {
  const id = randomUUID();
  const opened = await openDatabase<Tables>({ ...database, onError() {} });
  const now = new Date("2026-11-22T12:00:00Z");
  await opened.sql
    .insertInto("outgoing_mail")
    .values({
      id,
      kind: "greeting",
      site: "DE",
      recipient: "ida@example.com",
      data: {},
      message_id: `<${id}@kontor.example>`,
      made_at: now,
      next_try: null,
      sent_at: null,
      tries: 1,
      problem: "550 no such user",
    })
    .execute();
  await opened.close();
  expect(await mails("list")).toBe(
    `${id}  2026-11-22 12:00 UTC  DE  greeting  tries: 1  550 no such user`,
  );
  expect(await mails("show", id)).toContain("recipient: ida@example.com");
  await expect(mails("show", "4711")).rejects.toMatchObject({ code: 1 });
  expect(await mails("retry", id)).toBe("Mails that are sent once more: 1.");
  expect(await mails("list")).toBe("No mail failed for good.");
});
