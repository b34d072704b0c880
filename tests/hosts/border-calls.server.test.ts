import { promotionPath, resultClickPath, suggestionsPath } from "../../border/border-paths.ts";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { borderCalls } from "../../border/border-calls.ts";
import { promotionIds } from "../../border/promotion/promotion-contract.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";

/** Tests that the list of the border's calls says what the server does and what the scripts call. */

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ monitoringDsn: "https://key@monitoring.example/4711" });
});
afterAll(() => shop.close());

const addressOf = (path: string) => {
  if (path === suggestionsPath) return `${path}?q=ka&site=DE`;
  return path.startsWith(promotionPath) ? `${promotionPath}/${promotionIds.benefits}` : path;
};

test.each(borderCalls)("$path has the methods of the list", async ({ path, methods }) => {
  for (const method of methods) {
    const { statusCode } = await shop.app.inject({ method, url: addressOf(path), payload: {} });
    expect([404, 405], `${method} ${path}`).not.toContain(statusCode);
  }
});

test.each(borderCalls.filter(({ methods }) => methods.includes("GET")))(
  "$path is cached by others only where the list says so",
  async ({ path, isCached }) => {
    const { headers } = await shop.app.inject({ url: addressOf(path) });
    const isPublic = String(headers["cache-control"]).startsWith("public");
    expect(isPublic).toBe(isCached ?? false);
  },
);

/** Endpoints that scripts of the shop's pages call, and no script of the border. */
const ofPages = new Set<string>([resultClickPath]);

test("every endpoint that a script of the border calls is in the list of calls", async () => {
  const endpoints = new Set<string>();
  for await (const file of glob(join(projectFolder, "dist/client/*.js")))
    for (const [, address] of (await readFile(file, "utf8")).matchAll(
      /["'`](\/(?:service\/[a-z-]+\/api|json|service\/coffeebean)[\w/-]*)/g,
    ))
      endpoints.add(address!);
  expect(endpoints).toContain(suggestionsPath);
  const isListed = (endpoint: string) =>
    ofPages.has(endpoint) || borderCalls.some(({ path }) => path.startsWith(endpoint));
  expect([...endpoints].filter((endpoint) => !isListed(endpoint))).toEqual([]);
});
