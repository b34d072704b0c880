import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { argumentReaders } from "../../server/commands/argument-readers.ts";
import { printedOutcome } from "../../server/commands/arguments.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { build } from "./build.ts";
import { loadShop } from "./load-shop.ts";
import { isCoffeeShop, shopOfProcess } from "./shop-folder.ts";
import { isOfAnyShop } from "./shop-in-folder.ts";

/**
 * `npm run content -- …` and the other commands: runs the one that the first argument names, on the shop's data. Help and wrong arguments
 * are answered before the build.
 */
const shop = shopOfProcess();
const [name, ...args] = process.argv.slice(2) as [keyof typeof argumentReaders, ...string[]];

/** Returns the exit code of a call that does not run. */
async function outcomeOfArguments(): Promise<number | undefined> {
  if (!isCoffeeShop(shop) && !isOfAnyShop(name)) {
    console.error(`The shop in ${shop.folder} has no command ${name}.`);
    return 1;
  }
  const sites = isCoffeeShop(shop) ? shopSites : sitesOf(await loadShop(shop));
  try {
    argumentReaders[name](args, sites);
  } catch (error) {
    const code = printedOutcome(error);
    if (code === undefined) throw error;
    return code;
  }
}

process.exitCode = await outcomeOfArguments();
if (process.exitCode === undefined) {
  await build();
  process.env.DATA_DIR ||= shop.data;
  process.argv.splice(2, 1);
  await import(pathToFileURL(resolve(shop.built, "server", `${name}.js`)).href);
}
