import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { connect, type AddressInfo, type Socket } from "node:net";
import { afterEach, expect, test } from "vitest";
import { endUnread } from "./unread-answers.ts";

const limits = { within: 200, every: 20 };
/** More than the socket buffers of client and server hold together. */
const answer = Buffer.alloc(32 * 1024 * 1024);
let server: Server;
afterEach(() => server.close());

/** Opens a client that requests the response and reads when the test says so. */
async function ask(pieces = [answer], within = limits.within): Promise<Socket> {
  server = createServer(async (_request, response) => {
    for (const piece of pieces) if (!response.write(piece)) await once(response, "drain");
    response.end();
  });
  endUnread(server, { ...limits, within });
  await once(server.listen(0, "127.0.0.1"), "listening");
  const connected = once(server, "connection");
  const client = connect((server.address() as AddressInfo).port, "127.0.0.1");
  client.pause().write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
  await connected;
  return client;
}

const connectionCount = () =>
  new Promise<number>((resolve) => server.getConnections((_error, count) => resolve(count)));

test("a client that never reads its answer loses the connection", async () => {
  const client = await ask();
  await expect.poll(connectionCount).toBe(0);
  client.destroy();
});

test("a client that reads slowly gets the whole answer, however long that takes", async () => {
  const within = 1_000;
  const start = performance.now();
  const pieces = Array.from({ length: 64 }, () => answer.subarray(0, answer.length / 64));
  const client = await ask(pieces, within);
  let read = 0;
  client.on("data", ({ length }) => {
    read += length;
    client.pause();
    setTimeout(() => client.resume(), 3);
  });
  client.resume();
  await expect.poll(() => read).toBeGreaterThan(answer.length);
  expect(performance.now() - start).toBeGreaterThan(within);
  client.destroy();
});

test("a client that waits for its answer keeps the connection", async () => {
  const ready = Promise.withResolvers<void>();
  server = createServer(async (_request, response) => {
    await ready.promise;
    response.end("late");
  });
  endUnread(server, limits);
  await once(server.listen(0, "127.0.0.1"), "listening");
  const answered = fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  setTimeout(ready.resolve, 3 * limits.within);
  expect(await (await answered).text()).toBe("late");
});
