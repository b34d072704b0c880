import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findShop, isCoffeeShop } from "./shop-folder.ts";

let root: string;
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), "kontor-shops-"));
  await mkdir(join(root, "shops/tea/content"), { recursive: true });
  for (const file of ["shop.ts", "boot.ts", "shop.css"])
    await writeFile(join(root, "shops/tea", file), "");
});
afterAll(() => rm(root, { recursive: true }));

test.each([undefined, "", "shop", "./shop/"])("SHOP=%j is the coffee shop", (given) => {
  const shop = findShop(given, root);
  expect(shop).toEqual({ folder: "shop", built: "dist", data: "./data" });
  expect(isCoffeeShop(shop)).toBe(true);
});

test("a shop in a folder has a build and data of its own", () => {
  const shop = { folder: "shops/tea", built: "dist/shops/shops/tea", data: "shops/tea/data" };
  expect(findShop("shops/tea", root)).toEqual(shop);
  expect(findShop(join(root, "shops/tea/"), root)).toEqual(shop);
  expect(isCoffeeShop(findShop("shops/tea", root))).toBe(false);
});

test("a folder without a shop is refused with a list of its missing files", () => {
  expect(() => findShop("shops", root)).toThrow("SHOP is shops, which is no folder of a shop");
  expect(() => findShop("shops", root)).toThrow("it has no shop.ts");
  expect(() => findShop("../tea", root)).toThrow("in this project");
});
