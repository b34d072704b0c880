import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { freePort } from "../../../server/free-port.ts";
import { openFront, type Front } from "./front.ts";

const host = "127.0.0.1";
let front: Front;
const shops: Server[] = [];

afterEach(() => {
  front.close();
  for (const shop of shops.splice(0)) shop.close();
});

/** Returns the port of a server that answers with a text. */
async function shopThatSays(words: string): Promise<number> {
  const shop = createServer((_request, response) => response.end(words)).listen(0, host);
  shops.push(shop);
  await new Promise((listening) => shop.once("listening", listening));
  return (shop.address() as AddressInfo).port;
}

const read = (address: string) =>
  fetch(address, { headers: { connection: "close" } }).then((response) => response.text());

test("requests before the shop is open wait for it", async () => {
  const port = await freePort();
  front = await openFront(port, host);
  const answers = [read(`http://${host}:${port}`), read(`http://${host}:${port}`)];
  front.leadTo(await shopThatSays("open"));
  expect(await Promise.all(answers)).toEqual(["open", "open"]);
});

test("requests while a shop is replaced wait for the new one", async () => {
  const port = await freePort();
  front = await openFront(port, host);
  front.leadTo(await shopThatSays("old"));
  expect(await read(`http://${host}:${port}`)).toBe("old");
  front.hold();
  const answer = read(`http://${host}:${port}`);
  front.leadTo(await shopThatSays("new"));
  expect(await answer).toBe("new");
});

test("a port that another program has is refused with the system's error", async () => {
  const port = await shopThatSays("another program");
  await expect(openFront(port, host)).rejects.toMatchObject({ code: "EADDRINUSE" });
});
