import { execFile } from "node:child_process";
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { request } from "node:http";
import { tmpdir } from "node:os";
import { basename, join, resolve } from "node:path";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cartApiPath } from "../../border/cart/cart-contract.ts";
import type { CartUpdate } from "../../border/cart/cart-schema.ts";
import { suggestionsPath } from "../../border/search/search-contract.ts";
import { builtServer, type BuiltServer } from "../support/built-server.ts";
import { elements, wordsOf } from "../support/html.ts";

/** A copy of this project to which docs/add-a-site.md was applied literally. */
let project: string;
let server: BuiltServer;

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), "kontor-site-"));
  server = await builtServer({ project });
  await copyProject();
  await cp("tests/fixtures/site-be", project, { recursive: true });
  for (const change of changesIn(await readFile("docs/add-a-site.md", "utf8"))) await apply(change);
  await run("tsc", "-b", "tools/configuration/tsconfig.shared.json");
  await run("vite", "build", "--ssr", "--logLevel", "warn");
  await server.start();
}, 300_000);
afterAll(async () => {
  await server.remove();
  await rm(project, { recursive: true });
});

/** Copies only sources, and the browser's files of this project, which do not depend on sites. */
async function copyProject() {
  const others = ["node_modules", "dist", "data", ".git", ".cache"];
  await cp(".", project, {
    recursive: true,
    filter: (source) => !others.includes(basename(source)),
  });
  await symlink(resolve("node_modules"), join(project, "node_modules"));
  await mkdir(join(project, "dist"));
  await cp("dist/release.json", join(project, "dist", "release.json"));
  await symlink(resolve("dist/client"), join(project, "dist", "client"));
}

interface Change {
  file: string;
  before: string;
  after: string;
}

/** Returns the changes of a document's diffs: `--- file`, then hunks with @@ between them. */
function changesIn(document: string): Change[] {
  const diffs = [...document.matchAll(/```diff\n--- (.+)\n([^]*?)\n```/g)];
  return diffs.flatMap(([, file = "", hunks = ""]) =>
    hunks.split("\n@@\n").map((hunk) => {
      const without = (mark: string) =>
        hunk
          .split("\n")
          .filter((line) => !line.startsWith(mark))
          .map((line) => line.slice(1))
          .join("\n");
      return { file, before: without("+"), after: without("-") };
    }),
  );
}

async function apply({ file, before, after }: Change) {
  const path = join(project, file);
  const parts = (await readFile(path, "utf8")).split(`${before}\n`);
  if (parts.length !== 2)
    throw new Error(
      `docs/add-a-site.md changes a place of ${file} that is not there once: ${before}`,
    );
  await writeFile(path, parts.join(`${after}\n`));
}

/** Runs a program of node_modules in the copy; throws its output on failure. */
async function run(program: string, ...args: string[]) {
  const bin = resolve("node_modules", ".bin", program);
  const env = { ...process.env, NODE_ENV: "production" };
  await promisify(execFile)(bin, args, { cwd: project, env }).catch(
    (error: Error & { stdout: string }) => {
      throw new Error(`${error.message}\n${error.stdout}`);
    },
  );
}

/** Returns a site's response. Connects by address, because the host name need not resolve. */
async function ask(site: string, path: string, body?: object): Promise<string> {
  const { hostname, port } = new URL(server.origin);
  const asked = request({
    hostname,
    port,
    path,
    method: body ? "PUT" : "GET",
    headers: {
      host: `${site.toLowerCase()}.localhost:${port}`,
      ...(body ? { "content-type": "application/json" } : {}),
    },
  });
  asked.end(body && JSON.stringify(body));
  const answered = Promise.withResolvers<string>();
  asked.once("response", (response) => {
    const isGood = response.statusCode === 200;
    void text(response).then((answer) =>
      isGood ? answered.resolve(answer) : answered.reject(new Error(answer)),
    );
  });
  asked.once("error", answered.reject);
  return answered.promise;
}

const plain = (html: string) => wordsOf(html).replaceAll("\u00a0", " ");

test("the home page of a site that is added by the guide has its language and figures", async () => {
  const page = await ask("BE", "/");
  expect(elements(page, "html")[0]?.lang).toBe("fr-BE");
  expect(plain(page)).toContain("Livraison gratuite dès 35 €");
  expect(plain(page)).toContain("30 jours pour changer d’avis");
  expect(plain(await ask("BE", "/droit-de-retractation-s400007322.html"))).toContain(
    "dans un délai de 30 jours",
  );
});

test("the shops of other countries link to an added site", async () => {
  expect(plain(await ask("DE", "/"))).toContain("Belgique");
});

test("the search of an added site finds what it sells, at its price", async () => {
  expect(plain(await ask("BE", "/search?query=espresso"))).toMatch(
    /Espresso Speicherstadt en grains.* 5,59 €/,
  );
  const suggested = await ask("BE", `${suggestionsPath}?site=BE&q=espresso&maxProducts=5`);
  const { products } = JSON.parse(suggested) as { products: { id: string }[] };
  expect(products.map(({ id }) => id)).toEqual(["100101"]);
});

test("the last market of the list still finds what it sells once a site is added", async () => {
  expect(await ask("TR", "/search?query=espresso")).toContain("-p100101.html");
});

test("the cart of an added site charges the site's price and delivery", async () => {
  const put = async (site: string) => {
    const body = { addArticle: { productId: "100101", quantity: 1 } };
    return (JSON.parse(await ask(site, cartApiPath, body)) as CartUpdate).cart;
  };
  const { total, delivery } = (await put("BE")).totals;
  expect({ total, delivery }).toEqual({ total: 559 + 545, delivery: 545 });
  expect((await put("DE")).totals.total).toBe(499 + 495);
});
