import type { Host } from "../hosts/host.ts";
import { listen } from "../hosts/listen.ts";
import { skipNginx } from "../hosts/nginx.ts";
import { startLegacyPage } from "../hosts/legacy-page.ts";
import { nodeHosts } from "../hosts/node-hosts.ts";
import { startStaticPage } from "../hosts/static-host.ts";
import { skipVarnish, startVarnish } from "../hosts/varnish.ts";
import { withPackage } from "../hosts/with-package.ts";
import { borderMatchers } from "../../border/package/test/border-matchers.ts";
import { expect as shopExpect, test as shopTest } from "./shop.ts";

/** The hosts of border/hosts; nginx serves the legacy page, and the plain one of foreign-host.ts. */
export const hosts = [
  ...nodeHosts.map((host) => ({ ...host, skip: "" })),
  { name: "a static page", start: startStaticPage, skip: "" },
  { name: "a legacy page", start: startLegacyPage, skip: skipNginx },
  { name: "Varnish", start: (shop: string) => startVarnish(shop), skip: skipVarnish },
];

/** A host that answers calls of the border itself; tests of all hosts expect the shop's cart. */
const ownCart = {
  name: "a host with its own cart",
  skip: "",
  async start(shop: string) {
    const host = await withPackage(() => import("../../border/hosts/own-cart/server.ts"));
    return listen(host.createHost(`http://${shop}`));
  },
};

export const expect = shopExpect.extend(borderMatchers);

/** Runs tests on pages of hosts, which `start` starts in front of the shop, by name. */
export const test = shopTest.extend<{ start: (name: string) => Promise<Host> }>({
  // An additional header would make the browser send a preflight request before each request to the shop's host.
  extraHTTPHeaders: {},
  start: async ({ page, baseURL }, use, { skip }) => {
    const started: Host[] = [];
    await use(async (name) => {
      const entry = [...hosts, ownCart].find((host) => host.name === name)!;
      skip(Boolean(entry.skip), entry.skip);
      const host = await entry.start(`127.0.0.1:${new URL(baseURL!).port}`);
      started.push(host);
      // On a busy machine a host may take the shop for a slow one at first.
      await expect
        .poll(async () => (await fetch(`${host.origin}/page.html`)).text(), { timeout: 60_000 })
        .toMatch(/<header [^]*<footer /);
      return host;
    });
    // A page that still loads would complain about a host that is gone.
    await page.goto("about:blank");
    for (const host of started) await host.stop();
  },
});
