import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser } from "@playwright/test";
import { afterAll, beforeAll, expect, test } from "vitest";
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

test("the files of another shop hold no page, no site, no word and no style of the coffee shop", async () => {
  expect(shop.sources).toContain("border/client/boot.ts");
  expect(shop.sources.filter((file) => /^(?:pages|sites|content)\//.test(file))).toEqual([]);
  const files = (await readdir(shop.folder)).filter((file) => /\.(?:js|css)$/.test(file));
  for (const file of files)
    expect(await readFile(join(shop.folder, file), "utf8"), file).not.toMatch(
      file.endsWith(".css") ? /\.kontor-(?:tile|product|listing|home)\b/ : /Warenkorb|Kaffee/,
    );
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
  expect(await page.locator("body").innerText()).not.toMatch(/Warenkorb|Kaffee/);
  expect(errors).toEqual([]);
});
