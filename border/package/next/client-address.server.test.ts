import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";
import { expect, test } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import { replaceClaimedAddresses } from "./client-address.ts";

/** Addresses that no other test of this process has: what is replaced once is replaced for good. */
replaceClaimedAddresses((address) => address.startsWith("/of-first-shop"));
replaceClaimedAddresses((address) => address === "/of-second-shop?a=1");

test.each([
  ["/of-first-shop", "127.0.0.1"],
  ["/of-second-shop?a=1", "127.0.0.1"],
  ["/./of-first-shop", "127.0.0.1"],
  ["/a/../of-first-shop", "127.0.0.1"],
  ["/%2e/of-first-shop", "127.0.0.1"],
  ["http://elsewhere.example/of-first-shop", "127.0.0.1"],
  ["http://[", "127.0.0.1"],
  ["/of-host", "192.0.2.1"],
])("a request to %s arrives from the address %s", async (path, expected) => {
  const host = await listen(({ headers }, response) => response.end(headers["x-forwarded-for"]));
  const headers = { "x-forwarded-for": "192.0.2.1" };
  const [response] = (await once(get(host.origin, { path, headers }), "response")) as [
    IncomingMessage,
  ];
  expect(await text(response)).toBe(expected);
  await host.stop();
});
