import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs/promises";

/** `npm run dev`: builds and starts again with every change of source or content; pages in browsers reload by themselves. */
const watched =
  /^(border|content|database|features|http|pages|server|shared|sites|ui)\/.*\.(tsx?|css|sql|yaml|md)$/;
const settle = 100;

let shop = start();
/** One restart after the other: two at a time would leave a shop behind that holds the port. */
let restarts = Promise.resolve();
let timer: NodeJS.Timeout | undefined;
for await (const { filename } of watch(".", { recursive: true })) {
  if (!filename || !watched.test(filename.replaceAll("\\", "/"))) continue;
  clearTimeout(timer);
  timer = setTimeout(() => {
    restarts = restarts.then(() => restart(filename));
  }, settle);
}

async function restart(filename: string) {
  console.log(`${filename} changed`);
  const hasEnded = shop.exitCode !== null || shop.signalCode !== null;
  if (!hasEnded) {
    shop.kill("SIGTERM");
    await once(shop, "exit");
  }
  shop = start();
}

/** A process of its own, so that each start reads everything anew. */
function start(): ChildProcess {
  return spawn(process.execPath, ["scripts/start.ts"], {
    stdio: "inherit",
    env: { ...process.env, LIVE_RELOAD: "yes" },
  });
}
