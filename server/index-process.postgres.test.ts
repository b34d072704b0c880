import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { createProductSnapshot } from "../border/search/server/product-snapshot.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { createIndexProcess } from "./index-process.ts";
import { shopSites } from "../shop/sites/site-set.ts";

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await preparedDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "index-process-"));
});
afterEach(() => rm(folder, { recursive: true }));

const code = "code";
const request = { catalogue: "catalogue", newerThan: 0 };
const { signal } = new AbortController();
/** Where tests run, all processors have work. */
const atOnce = { idleFor: 0, niceness: 0 };
const stored = () =>
  createProductSnapshot({
    folder,
    code,
    onError: (error) => {
      throw error;
    },
  }).read(request.catalogue);

test("several processes that are asked for an index at once store it once", async () => {
  const { build } = createIndexProcess(database.url, { folder, code, ...shopSites }, atOnce);
  const both = [build(request, signal), build(request, signal)];
  await Promise.race(both);
  const first = await stored();
  expect(first!.numbers).toContain(100101);
  await Promise.all(both);
  expect((await stored())!.builtAt).toBe(first!.builtAt);
});

test("an index for which a busy machine leaves no time is built after a while", async () => {
  const { build } = createIndexProcess(
    database.url,
    { folder, code, ...shopSites },
    { idleFor: 1, niceness: 0 },
  );
  await build(request, signal);
  expect((await stored())!.numbers).toContain(100101);
});

test("a process that cannot write its folder ends without an index", async () => {
  await rm(folder, { recursive: true });
  await writeFile(folder, "no folder");
  const { build } = createIndexProcess(database.url, { folder, code, ...shopSites }, atOnce);
  await build(request, signal);
  await rm(folder);
  expect(await stored()).toBeUndefined();
  await writeFile(folder, "");
});

test("a shop that closes ends the process that builds its index", async () => {
  const closing = new AbortController();
  const { build } = createIndexProcess(database.url, { folder, code, ...shopSites }, atOnce);
  const building = build(request, closing.signal);
  closing.abort();
  await expect(building).rejects.toThrow("aborted");
  expect(await stored()).toBeUndefined();
});
