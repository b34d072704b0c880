import { join } from "node:path";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import { openAdminApi } from "../../tools/scripts/vendure/admin-api.ts";
import { readCoffeeCatalogue } from "../../tools/scripts/vendure/coffee-catalogue.ts";
import { fillVendure } from "../../tools/scripts/vendure/fill-vendure.ts";
import { startFilledVendure } from "./vendure-dumps.ts";

/** Starts a Vendure with the shop's catalogue. */
export const startVendure = () =>
  startFilledVendure({
    folder: join(projectFolder, ".cache/vendure"),
    name: "catalogue",
    sources: [
      "tools/scripts/vendure/{coffee-catalogue,fill-*,translated}.ts",
      "shop/content/catalogue/*.yaml",
      "shop/sites/*/site.ts",
      "shop/content/pictures/**/*.svg",
      "engines/own/content/*.ts",
    ],
    async fill({ url, login }) {
      // Read first, because it takes longer than the server keeps an unused connection.
      const catalogue = await readCoffeeCatalogue();
      return fillVendure(await openAdminApi(url, login), catalogue, () => {});
    },
  });
