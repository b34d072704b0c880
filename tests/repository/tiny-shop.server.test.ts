import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
import { build } from "../../tools/scripts/build.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import { startTinyShop } from "../fixtures/tiny-shop/tiny-shop.ts";

/** Checks that another shop, of one site and one page, can use the border alone, without any part of the coffee shop. */

let shop: Awaited<ReturnType<typeof startTinyShop>>;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startTinyShop(), chromium.launch(launchOptions)]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await shop.close();
});

/** Returns the files of the project that only the coffee shop has. */
const ofCoffeeShop = (sources: string[]) => sources.filter((file) => file.startsWith("shop/"));

const coffeeStyles = /\.kontor-(?:tile|product)\b/;
const coffeeWords = /Warenkorb|Kaffee/;

/** Returns the scripts and style sheets of a built shop that have words or styles of the coffee shop. */
async function withCoffee(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return files.filter((file, n) =>
    (file.endsWith(".css") ? coffeeStyles : coffeeWords).test(texts[n]!),
  );
}

test("the files of another shop hold no page, no site, no word and no style of the coffee shop", async () => {
  expect(shop.sources).toContain("border/client/boot.ts");
  expect(ofCoffeeShop(shop.sources)).toEqual([]);
  expect(await withCoffee(shop.folder)).toEqual([]);
});

test("pages, words and styles of the coffee shop are found in its own build", async () => {
  await build();
  const manifest = await readFile(join("dist", "client", "manifest.json"), "utf8");
  const sources = Object.keys(JSON.parse(manifest) as object);
  expect(ofCoffeeShop(sources)).toContain("shop/boot.ts");
  const found = await withCoffee(join("dist", "client"));
  expect(found).toContainEqual(expect.stringMatching(/^texts-.*\.js$/));
  expect(found).toContainEqual(expect.stringMatching(/^shop-.*\.css$/));
});

test("the header and the footer of another shop name its one site, in its words", async () => {
  const header = await (await fetch(`${shop.address}/service/pageborder/header/AT`)).text();
  const footer = await (await fetch(`${shop.address}/service/pageborder/footer/AT`)).text();
  expect(header).toContain("Green tea");
  expect(footer).toContain("Tealand");
  for (const html of [header, footer]) expect(html).not.toMatch(/Warenkorb|Kaffee|Deutschland/);
});

test("any other code of a site is answered with the one site that a shop has", async () => {
  const other = await fetch(`${shop.address}/service/pageborder/footer/de`);
  expect(await other.text()).toContain("Tealand");
});

test("in the browser the border of another shop asks for consent and suggests in that shop's words", async () => {
  const page = await browser.newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  await page.goto(shop.address);
  await page
    .getByRole("dialog", { name: "tea" })
    .or(page.getByRole("region", { name: "tea" }))
    .first()
    .waitFor();
  await page.getByRole("button", { name: "tea", exact: true }).first().waitFor();
  expect(await page.locator("header").innerText()).toContain("Green tea");
  expect(await page.locator("body").innerText()).not.toMatch(coffeeWords);
  expect(errors).toEqual([]);
});
