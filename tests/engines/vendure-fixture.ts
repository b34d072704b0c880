import { join } from "node:path";
import { fixtureProducts } from "../../commerce/conformance/fixture.ts";
import { projectFolder } from "../../storefront/server/project-folder.ts";
import type { VendureContents } from "../support/vendure-dumps.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { addCategories, addProducts } from "./vendure-products.ts";
import { vendureStaff } from "./vendure-staff.ts";
import { prepareVendure, shopKey } from "./vendure-structure.ts";

const productsPerRequest = 10;

/** The fixture in a Vendure. Its dump is in the repository, because filling a server takes minutes. */
export const vendureFixture: VendureContents = {
  folder: join(projectFolder, "tests/fixtures/vendure"),
  name: "fixture",
  sources: ["commerce/conformance/fixture.ts", "tests/engines/vendure-{products,structure}.ts"],
  async fill({ url, login }) {
    const staff = await vendureStaff(url, login);
    await prepareVendure(staff);
    const ids = await readVendureIds(staff);
    for (let at = 0; at < fixtureProducts.length; at += productsPerRequest)
      await addProducts(staff, ids, fixtureProducts.slice(at, at + productsPerRequest));
    await addCategories(staff, ids);
    return shopKey;
  },
};
