import { fastify, type FastifyBaseLogger } from "fastify";
import { connect, type AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { setTimeout as delay } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { createLog } from "../../security/log.ts";
import { createPasswords } from "../../security/passwords.ts";
import { handleErrors } from "./errors.ts";
import { limitAnswers } from "../overload/limit-answers.ts";

async function openServer(milliseconds?: number) {
  const { logged, logTo } = collectLog();
  const loggerInstance: FastifyBaseLogger = createLog("info", logTo);
  const app = fastify({ loggerInstance });
  if (milliseconds) limitAnswers(app, milliseconds);
  const page = () => Promise.reject(new Error("No page is asked for."));
  handleErrors(app, page, () => false);
  onTestFinished(() => app.close());
  const errors = () => logged.filter((line) => JSON.parse(line).err);
  return { app, errors };
}

test("a client that does not send its request in time gets 408, and is not logged", async () => {
  const { app, errors } = await openServer(100);
  app.put("/cart", async () => "stored");
  await app.listen({ host: "127.0.0.1", port: 0 });
  const socket = connect((app.server.address() as AddressInfo).port, "127.0.0.1");
  socket.write(
    "PUT /cart HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nConnection: close\r\nContent-Length: 9\r\n\r\n{",
  );
  expect(await text(socket)).toMatch(/^HTTP\/1.1 408 /);
  expect(errors()).toEqual([]);
});

test("a response that takes too long is an error of the shop, and is logged", async () => {
  const { app, errors } = await openServer(100);
  app.get("/cart", () => new Promise(() => {}));
  expect((await app.inject("/cart")).statusCode).toBe(503);
  expect(errors()).toHaveLength(1);
});

test("a response that stalls half-way is cut off, a stream that is meant to last is not", async () => {
  const { app } = await openServer(1_000);
  async function* stopping() {
    yield "begun";
    await new Promise(() => {});
  }
  app.get("/stopped", async () => Readable.from(stopping()));
  app.get("/lasting", (_request, reply) => {
    reply.hijack();
    reply.raw.write("begun");
    void delay(1_500).then(() => reply.raw.end(", ended"));
  });
  const origin = await app.listen({ host: "127.0.0.1", port: 0 });
  await expect(fetch(`${origin}/stopped`).then((response) => response.text())).rejects.toThrow(
    "terminated",
  );
  expect(await (await fetch(`${origin}/lasting`)).text()).toBe("begun, ended");
});

test("too many concurrent passwords are refused without a log line for each", async () => {
  const { app, errors } = await openServer();
  let refused = 0;
  const passwords = createPasswords(
    { hash: () => new Promise(() => {}), verify: async () => true },
    { perNetwork: 1, onBusy: () => refused++ },
  );
  void passwords.hash("x", "192.0.2.1");
  app.get("/login", () => passwords.hash("x", "192.0.2.1"));
  for (let times = 0; times < 3; times++) expect((await app.inject("/login")).statusCode).toBe(503);
  expect(refused).toBe(3);
  expect(errors()).toEqual([]);
});
