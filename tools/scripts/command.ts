import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { shopOfProcess } from "./shop-folder.ts";

/** `npm run content -- …` and other commands of a built shop: runs the one that the first argument names, on the shop's data. */
const { built, data, folder } = shopOfProcess();
process.env.DATA_DIR ||= data;
const [name] = process.argv.splice(2, 1);
const file = resolve(built, "server", `${name}.js`);
if (existsSync(file)) await import(pathToFileURL(file).href);
else {
  console.error(`The shop in ${folder} has no command ${name}.`);
  process.exitCode = 1;
}
