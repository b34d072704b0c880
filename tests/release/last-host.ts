import { spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { freePort } from "../../server/free-port.ts";
import { answers } from "../hosts/host.ts";
import { browserAt } from "./browser-at.ts";
import type { MadeRelease } from "./last-release.ts";
import { filesIn } from "./shoppers.ts";

/** Starts the host on Express of a release's sources, with their `@kontor/border`, in front of a shop. */
export async function startHostOf({ sources }: MadeRelease, shop: string) {
  const port = await freePort();
  const host = spawn(process.execPath, ["border/hosts/express/server.ts"], {
    cwd: sources,
    env: { PATH: process.env.PATH, NODE_ENV: "production", SHOP: shop, PORT: String(port) },
    stdio: "ignore",
  });
  const origin = `http://127.0.0.1:${port}`;
  while (!(await answers(origin)))
    if (host.exitCode !== null) throw new Error("The host of the last release did not start.");
  // On a busy machine it may stop waiting for its first fragments, and has none to show instead.
  while (!(await browserAt(origin).get("/page.html")).includes("</footer>")) await sleep(50);
  return {
    /** Opens a page with header and footer, whose scripts and styles the host passes on. Returns the page. */
    async visit(): Promise<string> {
      const browser = browserAt(origin);
      const page = await browser.get("/page.html");
      for (const end of ["</header>", "<h1>A page on Express</h1>", "</footer>"])
        if (page.split(end).length !== 2) throw new Error(`The page has not one ${end}`);
      for (const file of filesIn(page)) await browser.get(file);
      return page;
    },
    async stop() {
      const ended = once(host, "exit");
      host.kill("SIGKILL");
      await ended;
    },
  };
}
