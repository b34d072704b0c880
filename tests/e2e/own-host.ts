import type { Host } from "../hosts/host.ts";
import { test as shopTest } from "./shop.ts";

/** Runs tests on pages of a host that a test starts itself, as a shopper who has not decided about consent yet. */
export const test = shopTest.extend<{
  /** Starts a host around the shop; `start` gets the shop's address ("127.0.0.1:3000"). */
  serve: (start: (shop: string) => Promise<Host>) => Promise<Host>;
}>({
  consent: "undecided",
  // An additional header would make the browser send a preflight request before each request to the shop's host.
  extraHTTPHeaders: {},
  serve: async ({ page, baseURL }, use) => {
    const started: Host[] = [];
    await use(async (start) => {
      const host = await start(`127.0.0.1:${new URL(baseURL!).port}`);
      started.push(host);
      return host;
    });
    // Requests that are under way would fail.
    await page.close();
    for (const host of started) await host.stop();
  },
});
