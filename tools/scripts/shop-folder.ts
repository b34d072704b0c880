import { existsSync } from "node:fs";
import { relative, resolve } from "node:path";

/** A shop of this project as scripts build, start and release it. */
export interface ShopFolder {
  /** Its folder in this project, such as "tests/fixtures/tea-shop". */
  folder: string;
  /** The folder of its build. */
  built: string;
  /** Where its data is stored without DATA_DIR. */
  data: string;
}

/** The coffee shop, which `server/shop.ts` puts together. */
const coffeeShop: ShopFolder = { folder: "shop", built: "dist", data: "./data" };

/** Files that the folder of another shop has (docs/your-own-shop.md). */
const parts = ["shop.ts", "boot.ts", "shop.css", "content"];

/** Returns the shop in a folder; the coffee shop without one. Throws when the folder is none of a shop. */
export function findShop(given: string | undefined, root = "."): ShopFolder {
  const folder = given && relative(root, resolve(root, given)).replaceAll("\\", "/");
  if (!folder || folder === coffeeShop.folder) return coffeeShop;
  const missing = parts.find((name) => !existsSync(resolve(root, folder, name)));
  if (missing || folder.startsWith(".."))
    throw new Error(
      `SHOP is ${given}, which is no folder of a shop in this project${missing ? `: it has no ${missing}` : ""}. Name one such as SHOP=tests/fixtures/tea-shop (docs/your-own-shop.md).`,
    );
  return { folder, built: `dist/shops/${folder}`, data: `${folder}/data` };
}

/** Returns the shop that the variable SHOP names. Ends the process when there is none. */
export function shopOfProcess(): ShopFolder {
  try {
    return findShop(process.env.SHOP);
  } catch (error) {
    console.error((error as Error).message);
    process.exit(1);
  }
}

/** Reports whether it is the coffee shop, whose build also has the gallery and commands for its own slices. */
export const isCoffeeShop = (shop: ShopFolder): boolean => shop === coffeeShop;
