import { glob, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../server/project-folder.ts";

/**
 * Calls in the browser whose first argument is an address. In pages of other origins, and below BASE_PATH, a path of the shop must go
 * through `inShop` or `fetchFromShop`; elements get theirs by the runtime of JSX.
 */
const calls =
  /(?<![\w.])(?:window\.)?(fetch|location\.assign|location\.replace|navigator\.sendBeacon|new EventSource|new WebSocket)\((?<address>[^\n]*)/g;

/** Files whose requests have complete addresses, with the reason. */
const complete: Record<string, string> = {
  "platform/client/shop-address.ts": "defines fetchFromShop",
  "border/cart/client/cart-requests.ts": "is given fetchFromShop",
  "border/tracking/client/erasures.ts": "is given fetchFromShop",
  "border/tracking/client/event-sender.ts": "is given fetchFromShop",
  "platform/client/request-early.ts": "takes the addresses of data-reads, which Island completes",
};

const isOfShop = (address: string) =>
  /^(inShop\(|link\.href|location\.|\.\.\.)/.test(address.trim());

test("no script in the browser calls or opens a path of the shop without the base of its page", async () => {
  const found: string[] = [];
  let files = 0;
  const folders = "{platform/client,platform/ui,border/client,border/*/client,shop/pages/*}";
  for await (const file of glob(`${folders}/*.{ts,tsx}`, { cwd: projectFolder })) {
    if (/\.(test|server|route|examples)\.|\/server\//.test(file) || complete[file]) continue;
    files++;
    const text = await readFile(join(projectFolder, file), "utf8");
    for (const { 0: call, groups } of text.matchAll(calls))
      if (!isOfShop(groups!.address!)) found.push(`${file}: ${call}`);
  }
  expect(files).toBeGreaterThan(100);
  expect(found).toEqual([]);
});
