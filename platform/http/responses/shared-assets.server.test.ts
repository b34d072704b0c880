import Fastify from "fastify";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { preparedDatabase, type TestDatabase } from "../../../tests/support/databases.ts";
import { openDatabase, type Database } from "../../database/database.ts";
import { assetHeaders, assetRoutes, type Assets } from "./assets.ts";
import { encodedRendered } from "../caching/rendered.ts";
import { createSharedAssets, type AssetTables } from "./shared-assets.ts";

let prepared: TestDatabase;
let database: Database<AssetTables>;
let statements: number;
beforeAll(async () => {
  prepared = await preparedDatabase();
  const { url, folder } = prepared;
  database = await openDatabase<AssetTables>({ url, folder, onError() {} });
});
afterAll(async () => {
  await database.close();
  await prepared.drop();
});

let now = new Date("2026-11-25T12:00:00Z");
const noon = now;
const after = (days: number) => new Date(noon.getTime() + days * 86_400_000);
beforeEach(async () => {
  now = noon;
  statements = 0;
  await database.sql.deleteFrom("asset").execute();
});

/** A build of the client: files by their names, each with its text as its compressed form. */
function buildOf(files: Record<string, string>): Assets {
  const rendered = new Map(
    Object.entries(files).map(([name, text]) => [
      name,
      encodedRendered(Buffer.from(text), assetHeaders(name)!, { br: Buffer.from(`br:${text}`) }),
    ]),
  );
  return {
    url: (name) => name,
    border: {},
    add: (name) => name,
    get: (file) => rendered.get(file),
    names: () => [...rendered.keys()],
  };
}

const oldBuild = buildOf({ "boot-1.js": "old boot", "figtree-1.woff2": "font" });
const newBuild = buildOf({ "boot-2.js": "new boot", "figtree-1.woff2": "font" });

/** Returns a process of a release: it has published its files, and serves them. */
async function startProcess(build: Assets) {
  const counted = database.sql.withPlugin({
    transformQuery: ({ node }) => (statements++, node),
    transformResult: async ({ result }) => result,
  });
  const shared = createSharedAssets(counted, () => now);
  await shared.publish(build);
  statements = 0;
  const app = Fastify();
  assetRoutes(app, build, shared.find);
  const get = (file: string, encoding = "") =>
    app.inject({ url: `/kontor/${file}`, headers: { "accept-encoding": encoding } });
  return { get, publish: () => shared.publish(build) };
}

test("processes of two releases serve the files of both, compressed and with their headers", async () => {
  const old = await startProcess(oldBuild);
  const latest = await startProcess(newBuild);
  for (const [{ get }, file, text] of [
    [latest, "boot-1.js", "old boot"],
    [old, "boot-2.js", "new boot"],
  ] as const) {
    const { statusCode, headers, body } = await get(file);
    expect({ statusCode, body }).toEqual({ statusCode: 200, body: text });
    expect(headers["content-type"]).toBe("text/javascript; charset=utf-8");
    expect(headers["cache-control"]).toContain("immutable");
    const compressed = await get(file, "br");
    expect(compressed.headers["content-encoding"]).toBe("br");
    expect(compressed.body).toBe(`br:${text}`);
  }
});

test("a file of another build is read once for 256 clients, and a thousand unknown names by one statement", async () => {
  await startProcess(oldBuild);
  const { get } = await startProcess(newBuild);
  await Promise.all(Array.from({ length: 1_000 }, (_, n) => get(`boot-x${n}.js`)));
  expect(statements).toBe(1);
  const answers = await Promise.all(Array.from({ length: 256 }, () => get("boot-1.js")));
  for (const response of [...answers, await get("boot-1.js")])
    expect(response.body).toBe("old boot");
  expect(statements).toBe(2);
  expect((await get("boot-3.js")).statusCode).toBe(404);
});

test("files are deleted when no process has had them in its build for eight days", async () => {
  await startProcess(oldBuild);
  now = after(7);
  const { publish, get } = await startProcess(newBuild);
  expect((await get("boot-1.js")).statusCode).toBe(200);
  now = after(9);
  await publish();
  const rows = await database.sql.selectFrom("asset").select("name").orderBy("name").execute();
  expect(rows.map(({ name }) => name)).toEqual(["boot-2.js", "figtree-1.woff2"]);
});
