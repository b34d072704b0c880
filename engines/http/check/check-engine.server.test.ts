import { execFile } from "node:child_process";
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";
import { fixtureCatalogue } from "../../../commerce/conformance/fixture.ts";
import { httpAdmin } from "../../../tests/engines/http-admin.ts";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { createReferenceEngine } from "../reference/reference-engine.js";
import type { AdminModule } from "./admin-module.ts";
import { asSent, checkEngine } from "./check-engine.ts";
import { checkTable } from "./check-table.ts";

const key = "a-key-of-an-engine-that-is-for-tests-alone-0123";
const closing: Server[] = [];
afterEach(() => {
  for (const server of closing.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function listen(server: Server): Promise<string> {
  closing.push(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

let ahead: number;
let reference: ReturnType<typeof createReferenceEngine>;
let url: string;
beforeEach(async () => {
  ahead = 0;
  reference = createReferenceEngine({
    catalogue: asSent(fixtureCatalogue),
    key,
    now: () => new Date(Date.now() + ahead),
  });
  url = await listen(reference.server);
});

const titlesOf = (outcomes: Awaited<ReturnType<typeof checkEngine>>, wanted: string) =>
  outcomes.flatMap(({ title, result, note }) => (result === wanted ? [`${title} ${note}`] : []));

test("the reference engine keeps what only reads; the rest is skipped, and said to be", async () => {
  const outcomes = await checkEngine({ url, key });
  expect(titlesOf(outcomes, "failed")).toEqual([]);
  expect(titlesOf(outcomes, "kept").length).toBeGreaterThan(10);
  expect(titlesOf(outcomes, "skipped")).toContainEqual(
    "orders: sell the last piece once need --admin FILE, on an engine for tests: docs/http-engine.md says what it exports",
  );
});

test("npx kontor-engine check prints what an engine keeps, in a checkout", async () => {
  const { stdout } = await promisify(execFile)("npx", ["kontor-engine", "check", url], {
    cwd: projectFolder,
    env: { ...process.env, ENGINE_KEY: key },
  });
  expect(stdout).toMatch(/✓ kept    feed: sends each product once/);
});

test.each<[string, string[], Record<string, string>, RegExp]>([
  ["without a key", ["http://127.0.0.1:4"], {}, /^there is no key: set ENGINE_KEY/],
  ["without an address", [], { ENGINE_KEY: key }, /^missing required argument URL/],
  [
    "with an address without http://",
    ["localhost:4000"],
    { ENGINE_KEY: key },
    /^"localhost:4000" is no address: it has to begin with http:\/\/ or https:\/\//,
  ],
  [
    "with a module that does not exist",
    ["http://127.0.0.1:4", "--admin", "nowhere.js"],
    { ENGINE_KEY: key },
    /^--admin nowhere\.js: there is no such file\.\n$/,
  ],
])("a check that is called %s says what is wrong", async (_, args, environment, said) => {
  const ended: unknown = await promisify(execFile)(
    process.execPath,
    ["tools/scripts/engine.ts", "check", ...args],
    { cwd: projectFolder, env: { ...process.env, ENGINE_KEY: undefined, ...environment } },
  ).catch((error: unknown) => error);
  expect(ended).toMatchObject({ code: 2, stderr: expect.stringMatching(said) });
});

test("with a module that fills and changes it, all cases of the engine are run", async () => {
  reference.edit((state) => {
    state.products = [];
  });
  const module: AdminModule = {
    fill: (catalogue) => reference.edit((state) => void Object.assign(state, catalogue)),
    admin: httpAdmin(reference),
    pass: (milliseconds) => (ahead += milliseconds),
  };
  const outcomes = await checkEngine({ url, key }, { module });
  expect(outcomes.filter(({ result }) => result !== "kept")).toEqual([]);
});

test("what an engine does not keep is named, with what to do", async () => {
  reference.edit(({ products, categories }) => {
    products[0]!.categories = ["nowhere"];
    Object.assign(products[3]!, { popularity: 0 });
    Object.assign(products[4]!, { popularity: 0 });
    products[5]!.variants[0]!.offers.find(({ channel }) => channel === "CH")!.price = 1_003;
    categories.reverse();
  });
  const failures = titlesOf(await checkEngine({ url, key }, { steps: { CH: 5 } }), "failed");
  expect(failures).toEqual([
    expect.stringMatching(
      /^feed: sends each product once, .* 2 are wrong: The product .* popularity must be >= 1.*Correct what/,
    ),
    expect.stringMatching(
      /^feed: has prices on .*: the price 1003 of .* in CH is no multiple of 5\. Round/,
    ),
    expect.stringMatching(/^feed: sends parents before .* comes after .*Send what is named/),
  ]);
});

test("an engine that does not say what it can do cannot be checked", async () => {
  const open = createServer((_request, response) => {
    response
      .writeHead(200, { "content-type": "application/json" })
      .end(JSON.stringify({ changes: [], cursor: "1" }));
  });
  await expect(checkEngine({ url: await listen(open), key })).rejects.toThrow(
    "its answer is not of the contract: it must have required properties delay, capabilities",
  );
});

test("the table has a line for each check that was tried, and one for the others", () => {
  const table = checkTable([
    { title: "feed: goes on", result: "kept", note: "" },
    { title: "orders: once", result: "failed", note: "2 instead of 1. Store the key." },
    { title: "changes: report", result: "skipped", note: "need --admin" },
    { title: "feed: once", result: "kept", note: "" },
    { title: "orders: report", result: "skipped", note: "need --admin" },
  ]);
  expect(table).toBe(
    [
      "✓ kept    feed: goes on",
      "✗ failed  orders: once",
      "            2 instead of 1. Store the key.",
      "✓ kept    feed: once",
      "  skipped 2 checks: they need --admin",
      "",
      "2 kept, 0 missing, 1 failed, 2 skipped.",
    ].join("\n"),
  );
});
