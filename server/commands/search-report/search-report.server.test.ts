import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { build } from "../../../tools/scripts/build.ts";
import type { ContentTables } from "../../../platform/content/content-tables.ts";
import { openDatabase } from "../../../platform/database/database.ts";
import { runBuilt } from "../../../tests/support/built-command.ts";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";

const printed = (database: Pick<TestDatabase, "url" | "folder">) =>
  runBuilt("search-report", [], database);

beforeAll(async () => {
  await build();
});

test("the search report leaves older content as it is", async () => {
  const database = await preparedDatabase();
  onTestFinished(database.drop);
  const open = () => openDatabase<ContentTables>({ ...database, onError: console.error });
  const before = await open();
  await before.sql.updateTable("content_version").set({ version: "older", release: 0 }).execute();
  await before.close();
  expect(await printed(database)).toContain("There are none yet.");
  const after = await open();
  const versions = await after.sql
    .selectFrom("content_version")
    .select("version")
    .distinct()
    .execute();
  await after.close();
  expect(versions).toEqual([{ version: "older" }]);
});

test("the search report of an empty database says what to do", async () => {
  const folder = await mkdtemp(join(tmpdir(), "kontor-report-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  await expect(printed({ url: "", folder })).rejects.toMatchObject({
    stderr: "No shop has run on this database yet. Start it once with npm start.\n",
  });
});
