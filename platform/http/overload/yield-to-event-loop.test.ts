import { once } from "node:events";
import { connect, createServer, type AddressInfo } from "node:net";
import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import { acceptBetweenTurns, yieldToEventLoop } from "./yield-to-event-loop.ts";

test("the event loop turns between two tasks that yield to it", async () => {
  const events: string[] = [];
  const pieces = ["first", "second", "third"].map(async (piece) => {
    await yieldToEventLoop();
    events.push(piece);
  });
  let isDone = false;
  const turning = (async () => {
    for (; !isDone; await setImmediate()) events.push("turn");
  })();
  await Promise.all(pieces);
  isDone = true;
  await turning;
  const between = events.join(" ").match(/first (turn )+second (turn )+third/);
  expect(between).not.toBeNull();
});

/** Starts a server that counts the connections it accepts, and ends each. */
async function startCounting() {
  const counted = { accepted: 0 };
  const server = createServer((client) => {
    counted.accepted++;
    client.on("error", () => {}).destroy();
  });
  acceptBetweenTurns(server);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const { port } = server.address() as AddressInfo;
  const connectClients = (clients: number) => {
    for (let client = 0; client < clients; client++)
      connect(port, "127.0.0.1").on("error", () => {});
  };
  return { server, counted, connectClients };
}

test("clients that connect during a task are accepted before the next one, up to a limit", async () => {
  const { server, counted, connectClients } = await startCounting();
  connectClients(20);
  await yieldToEventLoop();
  expect(counted.accepted).toBe(20);
  connectClients(50);
  await yieldToEventLoop();
  expect(counted.accepted).toBe(20 + 32);
  server.close();
});

test("the task of a new connection waits until the connections behind it are accepted", async () => {
  const { server, counted, connectClients } = await startCounting();
  const first = once(server, "connection");
  connectClients(20);
  await first;
  await yieldToEventLoop();
  expect(counted.accepted).toBe(20);
  server.close();
});
