import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Shop } from "../../storefront/server/shop.ts";
import type { ShopFolder } from "./shop-folder.ts";

/** Loads the value of the shop in a folder. Throws an error that says what its `shop.ts` lacks. */
export async function loadShop({ folder }: ShopFolder): Promise<Shop> {
  const file = `${folder}/shop.ts`;
  const { shop } = (await import(pathToFileURL(resolve(file)).href).catch(explain(file))) as {
    shop?: Shop;
  };
  if (!shop) throw new Error(`${file} exports no shop: export const shop: Shop<…> = { … }.`);
  return shop;
}

const explain = (file: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== "ERR_UNKNOWN_FILE_EXTENSION") throw error;
  throw new Error(
    `${file} imports JSX, which Node cannot read before a build: let its pages import theirs when they are called, as those of tests/fixtures/tea-shop/shop.ts do. ${error.message}`,
    { cause: error },
  );
};
