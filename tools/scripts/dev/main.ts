import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { freePort } from "../../../server/free-port.ts";
import { explainStartError } from "../../../server/start-error.ts";
import type { Opened, UpdateOutcome, Update } from "../../../server/development.ts";
import { usualPort } from "../../../storefront/server/site-origins.ts";
import { build, buildForDevelopment, buildSheets } from "../build.ts";
import { endWithNpm } from "../end-with-npm.ts";
import { shopOfProcess } from "../shop-folder.ts";
import { openFront } from "./front.ts";
import { inlineSheets } from "./inline-sheets.ts";
import { watchFiles } from "./watch.ts";

/**
 * `npm run dev`: shows saved files. Content is imported and style sheets are replaced in the running shop; code is built, and the
 * shop restarts behind a port that stays open. Pages in browsers follow by themselves. Prints a line for each save.
 */
endWithNpm();
const { built, data, folder } = shopOfProcess();
const { HOST: host = "127.0.0.1", PORT: port = "" } = process.env;
const publicPort = Number(port || usualPort);
const front = await openFront(publicPort, host).catch((error: unknown) => {
  console.error(explainStartError(error));
  process.exit(1);
});
await build();
let isWelcome = false;
let shop: ChildProcess | undefined;
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

/** Shows saved files in the fastest way, and says how long it took, or what is wrong. */
async function show(files: string[]) {
  const names = files.length > 3 ? `${files.slice(0, 3).join(", ")} …` : files.join(", ");
  const began = performance.now();
  const result = await showIn(files).catch((error: unknown) => `not shown\n${String(error)}`);
  console.log(`${names}: ${result} (${((performance.now() - began) / 1000).toFixed(1)} s)`);
}

async function showIn(files: string[]): Promise<string> {
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
  await buildForDevelopment();
  front.hold();
  await stop();
  shop = await start();
  return shop
    ? "built and restarted"
    : "not shown: the shop did not start; it waits for your next change";
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
