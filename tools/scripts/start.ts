import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { build, needsBuild } from "./build.ts";
import { endWithNpm } from "./end-with-npm.ts";
import { openMarks, openMarksLines } from "./new-site/marks.ts";
import { isCoffeeShop, shopOfProcess } from "./shop-folder.ts";
import { expectNoArguments } from "../../server/commands/arguments.ts";

/**
 * `npm start`: builds the sources if they have changed, opens the shop in this process, and says what a person has yet to check of sites
 * that were added. SHOP names the folder of another shop than the coffee shop.
 */
expectNoArguments(
  "npm start --",
  "Builds the shop if its sources have changed, and serves it (docs/running.md has the settings).",
);
endWithNpm();
const shop = shopOfProcess();
process.env.DATA_DIR ||= shop.data;
if (!isCoffeeShop(shop) && (await needsBuild())) {
  // In a process of its own, whose memory ends with it.
  const check = join(import.meta.dirname, "check-shop.ts");
  const { status } = spawnSync(process.execPath, [check], { stdio: "inherit" });
  if (status !== 0) process.exit(1);
}
await build();
const marks = isCoffeeShop(shop) ? openMarks() : undefined;
process.env.NODE_ENV = "production";
const { DATABASE_URL, DATA_DIR } = process.env;
if (!DATABASE_URL && !existsSync(join(DATA_DIR, "postgres")))
  console.log(`Filling the database in ${DATA_DIR} …`);
const server = `../../${shop.built}/server/main.js`;
await import(server);
if (marks) for (const line of openMarksLines(await marks)) console.warn(line);
