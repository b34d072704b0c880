import { readFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartApiPath, suggestionsPath } from "../border/border-paths.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { callObjections } from "../tests/hosts/call-objections.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";
import { callsDocument, type DocumentedCalls } from "../tests/hosts/calls-document.ts";
import { projectFolder } from "../storefront/server/project-folder.ts";

/** `npm run openapi` writes the documents that these tests compare with the server. */

const routes: { file: string; method: string; url: string }[] = [];
let shop: TestShop;
let described: DocumentedCalls;
beforeAll(async () => {
  shop = await openTestShop({
    // Only then it has the route for reports of errors.
    monitoringDsn: "https://key@monitoring.example/4711",
    onCreate: async (app) => {
      app.addHook("onRoute", ({ url, method }) => {
        const file = registeringFile();
        // Its routes answer the methods that an address does not have.
        if (file === "platform/http/requests/wrong-methods.ts") return;
        for (const each of [method].flat()) routes.push({ file, url, method: each });
      });
    },
  });
  await shop.app.ready();
  described = (await shop.app.inject("/openapi.json")).json();
});
afterAll(() => shop.close());

/** Returns the file of the project that is registering a route. */
function registeringFile(): string {
  const limit = Error.stackTraceLimit;
  Error.stackTraceLimit = 50;
  const { stack = "" } = new Error("onRoute");
  Error.stackTraceLimit = limit;
  const files = [...stack.matchAll(/(\/[^\s():]+\.tsx?):\d+/g)].map(([, file]) =>
    relative(projectFolder, file!).replaceAll("\\", "/"),
  );
  return files.find((file) => !/^\.\.|node_modules|\.test\./.test(file)) ?? "";
}

test("/openapi.json describes methods and forms of addresses, for the sites of this shop", () => {
  const { paths } = described;
  expect(Object.keys(paths[cartApiPath]!)).toEqual(["get", "put"]);
  expect(paths).not.toHaveProperty(["/openapi.json"]);
  const text = JSON.stringify(paths);
  expect(text).toContain(`"enum":${JSON.stringify(siteCodes)}`);
  expect(text).not.toContain('"format":"site"');
});

test("a page shows what /openapi.json describes", async () => {
  const { body } = await shop.app.inject("/service/docs");
  for (const path of [cartApiPath, suggestionsPath]) expect(body).toContain(path);
});

/** The last released calls. Their version is that of the contract. */
const callsFile = join(projectFolder, "border/package/calls.json");

test("the border's calls match the contract that hosts know, or it has a new version", async () => {
  const current = callsDocument(described);
  const released = await readFile(callsFile, "utf8").then(
    (text) => JSON.parse(text) as DocumentedCalls,
    () => undefined,
  );
  // An update writes the file only after this.
  const isSameVersion = released?.info.version === current.info.version;
  expect(isSameVersion ? callObjections(released, current) : []).toEqual([]);
  await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(callsFile);
});

test("docs/routes.md lists every address, and the file that registers it", async () => {
  const byFile = Object.entries(Object.groupBy(routes, ({ file }) => file)).toSorted(
    ([one], [other]) => (one < other ? -1 : 1),
  );
  expect(byFile.length).toBeGreaterThan(20);
  const lines = byFile.flatMap(([file, own = []]) => [
    file,
    ...Object.entries(Object.groupBy(own, ({ url }) => url)).flatMap(([url, same = []]) => {
      const methods = new Set(same.map(({ method }) => method));
      if (methods.has("GET")) methods.delete("HEAD");
      return `    ${[...methods].join(" ").padEnd(8)} ${url}`;
    }),
  ]);
  await expect(
    [
      "# Routes",
      "",
      "Every address of the server, by the file that registers it. Written by `npm run openapi`.",
      "",
      "```",
      ...lines,
      "```",
      "",
    ].join("\n"),
  ).toMatchFileSnapshot("../docs/routes.md");
});
