import { dirname, relative, resolve } from "node:path";
import type { Plugin } from "vite";
import type { ShopFolder } from "./shop-folder.ts";

/** Commands that belong to slices of the coffee shop, and to its own commerce system. */
const ofCoffeeShop = ["generate", "orders"];

/** Reports whether the build of any shop has a command. */
export const isOfAnyShop = (command: string): boolean => !ofCoffeeShop.includes(command);

/**
 * Lets the server serve the shop in a folder instead of the coffee shop, and finds what lies beside that shop's files in the built server,
 * too.
 */
export const shopInFolder = ({ folder }: ShopFolder): Plugin => ({
  name: "shop-in-folder",
  load: {
    filter: { id: /\/server\/served-shop\.ts$/ },
    handler: () =>
      `export { shop } from ${JSON.stringify(resolve(folder, "shop.ts"))};\nexport const ownCalls = [];`,
  },
  transform: {
    filter: { id: `${resolve(folder)}/**`, code: /import\.meta\.dirname/ },
    handler(code, id) {
      const source = JSON.stringify(resolve("storefront/server/project-folder.ts"));
      const path = JSON.stringify(`/${relative(".", dirname(id))}`);
      return `import { projectFolder as folderOfProject } from ${source};\n${code.replaceAll("import.meta.dirname", `(folderOfProject + ${path})`)}`;
    },
  },
});
