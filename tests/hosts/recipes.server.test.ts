import { suggestionsPath } from "../../border/border-paths.ts";
import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { hostPaths } from "../../shop/host-paths.server.ts";
import { borderCalls } from "../../border/border-calls.ts";
import { generatedFiles, withAddresses } from "../../border/hosts/recipes.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { openTestShop } from "../support/shop.ts";

/** Returns the entry of the list by which a host forwards an address to the shop, if any. */
const entryFor = (address: string) =>
  hostPaths.find(({ path }) => {
    if (path.startsWith("^")) return new RegExp(path).test(address);
    return path.endsWith("*") ? address.startsWith(path.slice(0, -1)) : address === path;
  });

/** Addresses for balancers, crawlers and developers, who call the shop directly; a host has its own. */
const notForHosts = new Set([
  "/health/live",
  "/health/ready",
  "/openapi.json",
  "/sitemap.xml",
  "/sitemap-:part(^[1-9]\\d{0,2}$).xml",
  "/robots.txt",
  "/favicon.ico",
]);

test.each(generatedFiles)("%s has every address (npm run hosts writes them)", async (file) => {
  const text = await readFile(join(projectFolder, file), "utf8");
  expect(text).toBe(withAddresses(file, text, { paths: hostPaths, calls: borderCalls }));
});

test("hosts pass every address that the border calls on to the shop", () => {
  for (const { path } of borderCalls) expect(entryFor(path), path).toBeDefined();
});

test("hosts pass every route on to the shop, but for those that a host has itself", async () => {
  const routes = new Set<string>();
  const shop = await openTestShop({
    onCreate: async (app) => void app.addHook("onRoute", ({ url }) => void routes.add(url)),
  });
  await shop.close();
  const example = (route: string) =>
    route.startsWith("/:address(") ? "/kaffee-c1000.html" : route.replaceAll(/[:*]/g, "");
  // Mobile variants are routed like their pages.
  const used = new Set<unknown>([entryFor("/m/")]);
  for (const route of routes) {
    const entry = entryFor(example(route));
    used.add(entry);
    expect([entry !== undefined, route]).toEqual([!notForHosts.has(route), route]);
  }
  expect(hostPaths.filter((entry) => !used.has(entry))).toEqual([]);
});

test("hosts pass every address in the browser's scripts on to the shop", async () => {
  const addresses = new Set<string>();
  for await (const file of glob(join(projectFolder, "dist/client/*.js")))
    for (const [, address] of (await readFile(file, "utf8")).matchAll(
      /["'`](\/[a-z]{2}[\w/-]*(?:\.html)?)/g,
    ))
      addresses.add(address!);
  expect(addresses).toContain(suggestionsPath);
  for (const address of addresses)
    expect(entryFor(address) ?? entryFor(`${address}/`), address).toBeDefined();
});
