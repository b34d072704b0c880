#!/usr/bin/env node
import { EngineUnavailableError } from "../../commerce/engine-errors.ts";
import { loadAdminModule } from "../../engines/http/check/admin-module.ts";
import { asSent, checkEngine } from "../../engines/http/check/check-engine.ts";
import { checkTable } from "../../engines/http/check/check-table.ts";
import { argumentsOfProcess, refuseArgument } from "../../server/commands/arguments.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { shopSites } from "../../shop/sites/site-set.ts";
import { readCoffeeCatalogue } from "./vendure/coffee-catalogue.ts";

/** `npx kontor-engine check URL`, in a checkout: exits with 1 when a check failed, and with 2 when it is called wrongly or the engine does not answer. */

/** Runs the command and returns the exit code. */
type Run = () => Promise<number>;

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

function addressOf(typed: string): string {
  if (/^https?:\/\//i.test(typed) && URL.canParse(typed)) return typed;
  return refuseArgument(`"${typed}" is no address: it has to begin with http:// or https://`);
}

async function catalogue(): Promise<number> {
  const { pictureFiles: _, ...catalogue } = await readCoffeeCatalogue();
  console.log(JSON.stringify(asSent({ channels: shopSites.markets, ...catalogue })));
  return 0;
}

const run = argumentsOfProcess<Run>("npx kontor-engine", (command, done) => {
  command.description("Tools for commerce systems behind the shop (docs/http-engine.md).");
  command
    .command("check")
    .description("checks one that speaks the contract, and changes nothing in it")
    .argument("<URL>", "such as https://commerce.example.com", addressOf)
    .option("--key <KEY>", "the secret that it verifies signatures with; by default ENGINE_KEY")
    .option(
      "--admin <FILE>",
      "a module that fills and changes an engine for tests: all of its own cases are run, which place orders and delete products",
    )
    .action((url: string, options: { key?: string; admin?: string }) => {
      const key = options.key ?? process.env.ENGINE_KEY;
      if (!key) refuseArgument("there is no key: set ENGINE_KEY, or add --key KEY");
      done(() => check(url, key, options.admin));
    });
  command
    .command("catalogue")
    .description("prints the coffee shop's products as such a system sends them")
    .action(() => done(catalogue));
});

try {
  process.exitCode = await run();
} catch (error) {
  if (!(error instanceof EngineUnavailableError)) throw error;
  process.exitCode = refuse(error.message);
}
