import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import type { BuildPackages } from "../../tools/scripts/release/build-packages.ts";
import { build } from "../../tools/scripts/build.ts";
import { launchOptions } from "../../tools/scripts/chromium.ts";
import { reachedFiles } from "../support/reached-files.ts";
import { startTeaShop } from "../support/tea-shop.ts";

/** Checks that another shop works on border and storefront, without any part of the coffee shop. */

let shop: Awaited<ReturnType<typeof startTeaShop>>;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startTeaShop(), chromium.launch(launchOptions)]);
}, 120_000);
afterAll(async () => {
  await browser.close();
  await shop.close();
});

const fixture = "tests/fixtures/tea-shop";
const entries = ["shop.ts", "boot.ts", "shop.css"].map((file) => join(fixture, file));

/** Returns the files of the project that only the coffee shop has. */
const ofCoffeeShop = (files: Iterable<string>) =>
  [...files].filter((file) => file.startsWith("shop/"));

const coffeeStyles = /\.kontor-(?:tile|product)\b/;
const coffeeWords = /Warenkorb|Kaffee|Deutschland/;

/** Returns the scripts and style sheets of a built shop that have words or styles of the coffee shop. */
async function withCoffee(folder: string): Promise<string[]> {
  const files = (await readdir(folder)).filter((file) => /\.(?:js|css)$/.test(file));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), "utf8")));
  return files.filter((file, n) =>
    (file.endsWith(".css") ? coffeeStyles : coffeeWords).test(texts[n]!),
  );
}

test("server, scripts and sheets of the tea shop import nothing of the coffee shop", async () => {
  const reached = await reachedFiles(entries);
  expect(reached).toContain("storefront/server/border-slices.ts");
  expect(reached).toContain("border/client/PageBorder.tsx");
  expect(reached).toContain("border/cart/client/cart.css");
  expect(ofCoffeeShop(reached)).toEqual([]);
});

test.for([
  ["storefront/server/mail-ports.ts", 'import { brand } from "../../shop/brand.ts";'],
  ["border/client/boot.ts", 'const load = () => import("../../shop/load-texts.ts");'],
  ["storefront/storefront.css", '@import "../shop/shop.css";'],
] as const)("an import of the coffee shop in %s is found", async ([file, line]) => {
  const planted = async (each: string) => (each === file ? line : readFile(each, "utf8"));
  expect(ofCoffeeShop(await reachedFiles(entries, planted))).not.toEqual([]);
});

test("the built files of the tea shop hold no module, no word and no style of the coffee shop", async () => {
  const { client, server } = shop.sources;
  expect(client).toContain("border/client/boot.ts");
  expect(server).toContain("server/run-shop.ts");
  expect(server).toContain("server/commands/content/main.ts");
  expect(ofCoffeeShop([...client, ...server])).toEqual([]);
  expect(await withCoffee(shop.client)).toEqual([]);
});

test("pages, words and styles of the coffee shop are found in its own build", async () => {
  await build();
  const list = await readFile(join("dist", "packages-client.json"), "utf8");
  expect(ofCoffeeShop((JSON.parse(list) as BuildPackages).own)).toContain("shop/boot.ts");
  const found = await withCoffee(join("dist", "client"));
  expect(found).toContainEqual(expect.stringMatching(/^texts-.*\.js$/));
  expect(found).toContainEqual(expect.stringMatching(/^shop-.*\.css$/));
});

test("the fragments of the tea shop name its one site, also for any other code", async () => {
  const header = await (await fetch(`${shop.address}/service/pageborder/header/GB`)).text();
  const footer = await (await fetch(`${shop.address}/service/pageborder/footer/de`)).text();
  expect(header).toContain(">Tea<");
  expect(footer).toContain("Tea from the garden to your cup");
  for (const html of [header, footer]) expect(html).not.toMatch(coffeeWords);
});

/** Opens the shop in a browser, and returns what went wrong there. */
async function open(path = "/"): Promise<{ page: Page; errors: string[] }> {
  const page = await (await browser.newContext()).newPage();
  const errors: string[] = [];
  page.on("pageerror", (error) => errors.push(error.message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  await page.goto(shop.address + path);
  return { page, errors };
}

test("in the browser the tea shop suggests, sells, asks for consent and tracks", async () => {
  const { page, errors } = await open();
  await page.getByRole("button", { name: "Accept all" }).click();
  await page.getByRole("combobox").first().fill("assam");
  await page.getByRole("option", { name: /Assam Breakfast/ }).click();
  await page.getByRole("heading", { level: 1, name: "Assam Breakfast" }).waitFor();
  await page.getByLabel("250 g").check();
  await page.getByRole("button", { name: "Add to basket" }).click();
  await page.getByText("It is in your basket.").waitFor();
  await page.goto(`${shop.address}/service/cartfrontend/cart`);
  await page.getByText("£15.50").first().waitFor();
  await vi.waitFor(
    async () => {
      const stored = JSON.stringify(await shop.events());
      expect(stored).toContain('"add_to_cart"');
    },
    { timeout: 30_000 },
  );
  expect(await page.locator("body").innerText()).not.toMatch(coffeeWords);
  expect(errors).toEqual([]);
});

test("the newsletter of the tea shop asks for a confirmation in English", async () => {
  const { page } = await open();
  await page.getByRole("button", { name: "Reject all" }).click();
  const form = page.locator("footer form").first();
  await form.getByRole("textbox").first().fill("ann@example.com");
  await form.getByRole("button").first().click();
  const mail = await vi.waitFor(
    async () => {
      const [stored] = await storedMails(shop.mails);
      expect(stored).toMatchObject({ to: "ann@example.com" });
      return stored!;
    },
    { timeout: 30_000 },
  );
  expect(mail.text).toContain("Oolong & Co");
});
