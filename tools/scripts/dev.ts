import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { shopOfProcess } from "./shop-folder.ts";
import { watchFiles } from "./watch.ts";

/** `npm run dev`: rebuilds and restarts after every change of source or content; pages in browsers reload by themselves. */
let shop = start();
/** Restarts run in sequence: with two at a time, one would leave a shop behind that occupies the port. */
let restarts = Promise.resolve();

watchFiles({
  root: ".",
  folders: [
    "platform",
    "commerce",
    "border",
    "storefront",
    shopOfProcess().folder,
    "engines",
    "server",
  ],
  pattern: /\.(tsx?|css|sql|yaml|md)$/,
  onChange: (files) => {
    restarts = restarts.then(() => restart(files));
  },
});

async function restart(files: string[]) {
  console.log(`${files.join(", ")} changed`);
  const hasEnded = shop.exitCode !== null || shop.signalCode !== null;
  if (!hasEnded) {
    shop.kill("SIGTERM");
    await once(shop, "exit");
  }
  shop = start();
}

/** Starts the shop in a process of its own, so that each start reads all files again. */
function start(): ChildProcess {
  return spawn(process.execPath, ["tools/scripts/start.ts"], {
    stdio: "inherit",
    env: { ...process.env, LIVE_RELOAD: "yes", DRAIN_FOR: "0" },
  });
}
