import { execFile, fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { promisify } from "node:util";
import { freePort } from "../../../server/free-port.ts";
import { explainStartError } from "../../../server/start-error.ts";
import type { Opened, UpdateOutcome, Update } from "../../../server/development.ts";
import { usualPort } from "../../../storefront/server/site-origins.ts";
import { build, buildForDevelopment, buildSheets } from "../build.ts";
import { endWithNpm } from "../end-with-npm.ts";
import { isCoffeeShop, shopOfProcess } from "../shop-folder.ts";
import { openFront } from "./front.ts";
import { inlineSheets } from "./inline-sheets.ts";
import { watchFiles } from "./watch.ts";
import { expectNoArguments } from "../../../server/commands/arguments.ts";

/**
 * `npm run dev`: shows saved files. Content is imported, texts and style sheets are replaced in the running shop; code is built, and the
 * shop restarts behind a port that stays open. Pages in browsers follow by themselves. Prints a line for each save.
 */
expectNoArguments("npm run dev --", "Serves the shop, and shows what is saved by itself.");
endWithNpm();
const developed = shopOfProcess();
const { built, data, folder } = developed;
const { HOST: host = "127.0.0.1", PORT: port = "" } = process.env;
const publicPort = Number(port || usualPort);
const front = await openFront(publicPort, host).catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
await build();
let isWelcome = false;
/** The process of the shop, also while it opens, and the shop that answers. */
let started: ChildProcess | undefined;
let shop: ChildProcess | undefined;
process.once("exit", () => started?.kill());
void Promise.race(["SIGINT", "SIGTERM"].map((signal) => once(process, signal))).then(async () => {
  await stop();
  process.exit();
});
shop = await start();
if (!shop) process.exit(1);
let changes: Promise<unknown> = Promise.resolve();

watchFiles({
  root: ".",
  folders: ["platform", "commerce", "border", "storefront", folder, "engines", "server"],
  pattern: /(?<!\.(test|examples))\.(tsx?|css|sql|yaml|md|svg|jpe?g|png|webp|avif)$/,
  onChange: (files) => {
    changes = changes.then(() => show(files));
  },
});

/** Whether the running shop imports a file. It reads its pictures only once. */
const isContent = (file: string) =>
  file.startsWith(`${folder}/content/`) && !file.startsWith(`${folder}/content/pictures/`);

/** Whether a file has texts of the coffee shop's sites. */
const isTexts = (file: string) =>
  isCoffeeShop(developed) && /\/sites\/[^/]+\/texts\/(?!.*\.test\.)/.test(file);

/** Shows saved files in the fastest way, and says how long it took, or what is wrong. */
async function show(files: string[]) {
  const names = files.length > 3 ? `${files.slice(0, 3).join(", ")} …` : files.join(", ");
  const began = performance.now();
  const say = (result: string) =>
    console.log(`${names}: ${result} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
  say(await showIn(files, say).catch((error: unknown) => `not shown\n${String(error)}`));
}

async function showIn(files: string[], say: (result: string) => void): Promise<string> {
  if (shop && files.every(isContent)) {
    const outcome = await update({ kind: "content" });
    if ("why" in outcome) return `not shown\n${outcome.why}`;
    return outcome.parts.length > 0 ? `imported ${outcome.parts.join(", ")}` : "read";
  }
  if (shop && files.every((file) => file.endsWith(".css"))) {
    await update({ kind: "sheets", sheets: await buildSheets() });
    const inline = await inlineSheets();
    if (!files.some((file) => inline.has(file))) return "styles replaced";
  }
  if (shop && files.every(isTexts)) {
    await update({ kind: "texts", texts: await readTexts() });
    say("shown, except in scripts");
  }
  await buildForDevelopment();
  front.hold();
  await stop();
  shop = await start();
  return shop
    ? "built and restarted"
    : "not shown: the shop did not start; it waits for your next change";
}

/** Returns the texts of each site as they are saved. */
async function readTexts(): Promise<Record<string, Record<string, unknown>>> {
  const script = "tools/scripts/dev/site-texts.ts";
  const { stdout } = await promisify(execFile)(process.execPath, [script], { maxBuffer: 2 ** 26 });
  return JSON.parse(stdout) as Record<string, Record<string, unknown>>;
}

/** Sends an update to the shop, and returns its answer. */
async function update(message: Update): Promise<UpdateOutcome> {
  const answer = answerOf<UpdateOutcome>(shop!);
  shop!.send(message);
  return (await answer) ?? { why: "The shop has ended." };
}

/** Returns the next message of the shop; undefined when it ends before. */
async function answerOf<Message>(child: ChildProcess): Promise<Message | undefined> {
  const settled = new AbortController();
  const first = (event: "message" | "exit") => once(child, event, settled);
  try {
    return await Promise.race([
      first("message").then(([message]) => message as Message),
      first("exit").then(() => undefined),
    ]);
  } finally {
    settled.abort();
  }
}

async function stop() {
  if (!shop) return;
  const ended = once(shop, "exit");
  shop.kill("SIGTERM");
  await ended;
}

/** Starts the built shop and leads browsers to it. Returns undefined when it ends instead, having printed why. */
async function start(): Promise<ChildProcess | undefined> {
  const own = await freePort(host);
  const child = fork(`${built}/server/main.js`, {
    // Ctrl-C reaches this process alone, which ends the shop in order.
    detached: true,
    execArgv: ["--max-semi-space-size=16"],
    env: {
      DATA_DIR: data,
      ...process.env,
      NODE_ENV: "production",
      LIVE_RELOAD: "yes",
      DRAIN_FOR: "0",
      PORT: String(own),
      PUBLIC_PORT: String(publicPort),
    },
  });
  started = child;
  const opened = await answerOf<Opened>(child);
  if (!opened) return undefined;
  child.once("exit", () => {
    shop = undefined;
    front.hold();
  });
  front.leadTo(own);
  if (!isWelcome) console.log(opened.welcome);
  isWelcome = true;
  return child;
}
