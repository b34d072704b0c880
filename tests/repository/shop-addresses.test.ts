import { expect, test } from "vitest";
import { projectFiles, type TextFile } from "./project-files.ts";

/**
 * Calls in the browser whose first argument is an address. In pages of other origins, and below BASE_PATH, a path of the shop must go
 * through `inShop` or `fetchFromShop`; elements get theirs by the runtime of JSX.
 */
const calls =
  /(?<![\w.])(?:window\.)?(fetch|location\.assign|location\.replace|navigator\.sendBeacon|new EventSource|new WebSocket)\((?<address>[^\n]*)/g;

/** Files whose requests have complete addresses, with the reason. */
const complete: Record<string, string> = {
  "border/cart/client/store/cart-sending.ts": "is given fetchFromShop",
  "border/tracking/client/erasures.ts": "is given fetchFromShop",
  "border/tracking/client/event-sender.ts": "is given fetchFromShop",
  "platform/client/request-early.ts": "takes the addresses of data-reads, which Island completes",
};

const isOfShop = (address: string) =>
  /^(inShop\(|link\.href|location\.|\.\.\.)/.test(address.trim());

const withoutBase = (files: TextFile[]) =>
  files.flatMap(([file, text]) =>
    [...text.matchAll(calls)]
      .filter(({ groups }) => !isOfShop(groups!.address!))
      .map(([call]) => `${file}: ${call}`),
  );

test("no script in the browser calls or opens a path of the shop without the base of its page", async () => {
  const offences = [
    'fetch("/service/cart");',
    'window.fetch("/service/cart");',
    'location.assign("/orders");',
    "location.replace(path);",
    'navigator.sendBeacon("/service/events", "");',
    'new EventSource("/service/changes");',
    'new WebSocket("/service/changes");',
  ];
  const allowed = ['fetch(inShop("/service/cart"));', "location.assign(link.href);"];
  expect(withoutBase([["planted.ts", [...offences, ...allowed].join("\n")]])).toEqual(
    offences.map((call) => `planted.ts: ${call}`),
  );
  const scripts = await projectFiles(
    "{platform/client/**,platform/ui,border/client/**,border/*/client/**,storefront/*/client/**,storefront/pages/**,shop,shop/pages/**}/*.{ts,tsx}",
    ["**/*.{test,server,route,examples}.*"],
  );
  expect(withoutBase(scripts.filter(([file]) => !complete[file]))).toEqual([]);
  const needed = withoutBase(scripts.filter(([file]) => complete[file]));
  expect(Object.keys(complete).filter((file) => !needed.join().includes(file))).toEqual([]);
});
