import type { Static, TSchema } from "typebox";
import { readConfig } from "../config.ts";
import { readRelease } from "../release.ts";
import { openSlices } from "../../storefront/server/services.ts";
import { shop } from "../served-shop.ts";
import { explainStartError } from "../start-error.ts";
import { printedOutcome } from "./arguments.ts";
import { askRunningShop } from "./command-socket.ts";
import { runCall, type CalledShop, type ShopCall } from "./shop-call.ts";

/** Runs the command of this process with its arguments, and prints the text that it returns, help, or why it failed. */
export async function runCommand(command: (args: string[]) => Promise<string>): Promise<void> {
  try {
    console.log(await command(process.argv.slice(2)));
  } catch (error) {
    process.exitCode = printedOutcome(error) ?? 1;
    if (process.exitCode === 1) console.error(explainStartError(error));
  }
}

/** Executes a call in the running shop if one has the embedded database open, and otherwise opens the database itself. */
export async function callShop<Request extends TSchema, Answer extends TSchema>(
  call: ShopCall<Request, Answer>,
  request: Static<Request>,
): Promise<Static<Answer>> {
  const config = readConfig(process.env, shop);
  const response = config.DATABASE_URL
    ? undefined
    : await askRunningShop(config.DATA_DIR, call, request);
  if (response !== undefined) return response;
  const log = { ...console, info: () => {} };
  const opened = await openSlices(shop, { config, release: await readRelease(), log });
  try {
    return await runCall(call, request, opened as unknown as CalledShop);
  } finally {
    await opened.database.close();
  }
}
