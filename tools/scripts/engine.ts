#!/usr/bin/env node
import { parseArgs } from "node:util";
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { loadAdminModule } from "../../engines/http/check/admin-module.ts";
import { asSent, checkEngine } from "../../engines/http/check/check-engine.ts";
import { checkTable } from "../../engines/http/check/check-table.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { readCoffeeCatalogue } from "./vendure/coffee-catalogue.ts";

/** `npx kontor-engine check URL`, in a checkout: exits with 1 when a check failed, and with 2 when it is called wrongly or the engine does not answer. */

const usage = `npx kontor-engine check https://commerce.example.com --key KEY
  checks a commerce system that speaks the contract of docs/http-engine.md, and changes nothing in it

  --key KEY      the secret that it verifies signatures with; by default ENGINE_KEY
  --admin FILE   a module that fills and changes an engine for tests: all of its own cases are run, which place orders and delete products

npx kontor-engine catalogue > catalogue.json
  prints the coffee shop's products as such a system sends them`;

const options = { key: { type: "string" }, admin: { type: "string" } } as const;

/** Returns the arguments; undefined when an option is unknown or lacks its value. */
function parsed() {
  try {
    return parseArgs({ allowPositionals: true, options });
  } catch {
    return undefined;
  }
}

const priceSteps = Object.fromEntries(
  Object.values(allSites).map(({ site: { market, currency } }) => [market, currency.step]),
);

/** Prints what is wrong, and returns the exit code. */
function refuse(...lines: string[]): number {
  console.error(lines.join("\n\n"));
  return 2;
}

async function check(url: string, key: string, file: string | undefined): Promise<number> {
  const module = file === undefined ? undefined : await loadAdminModule(file);
  if (module?.ok === false) return refuse(module.refusal);
  const address = { url: url.replace(/\/+$/, ""), key };
  const outcomes = await checkEngine(address, { steps: priceSteps, module: module?.value });
  console.log(checkTable(outcomes));
  return outcomes.some(({ result }) => result === "failed") ? 1 : 0;
}

async function run(): Promise<number> {
  const { positionals: [command, url] = [], values } = parsed() ?? {};
  const key = values?.key ?? process.env.ENGINE_KEY;
  if (command === "catalogue") {
    const { pictureFiles: _, ...catalogue } = await readCoffeeCatalogue();
    console.log(JSON.stringify(asSent({ channels: shopSites.markets, ...catalogue })));
    return 0;
  }
  if (command !== "check") return refuse(usage);
  if (!url) return refuse("The address of the engine is missing.", usage);
  if (!/^https?:\/\//i.test(url) || !URL.canParse(url))
    return refuse(`"${url}" is no address: it has to begin with http:// or https://.`, usage);
  if (!key) return refuse("There is no key: set ENGINE_KEY, or add --key KEY.", usage);
  return check(url, key, values?.admin);
}

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof EngineUnavailableError)) throw error;
  process.exitCode = refuse(error.message);
}
