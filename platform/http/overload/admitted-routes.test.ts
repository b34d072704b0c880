import { Socket } from "node:net";
import { fastify } from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { handleErrors } from "../responses/errors.ts";
import { RefusedError, type Caller } from "./admission.ts";
import { refuseBeforeReading } from "./admitted-routes.ts";

const cart = { method: "PUT", body: "{}", headers: { "content-type": "application/json" } };

/** Callers that the admission is asked for, and requests that reach the handlers. */
let isFull: boolean;
let callers: Caller[];
let handled: string[];
let origin: string;

beforeEach(async () => {
  isFull = true;
  [callers, handled] = [[], []];
  const refuseEarly = (caller: Caller) => {
    callers.push(caller);
    return isFull ? Promise.reject(new RefusedError("full")) : undefined;
  };
  const app = fastify();
  onTestFinished(() => app.close());
  refuseBeforeReading(app, { refuseEarly });
  handleErrors(
    app,
    async (_request, reply, status) => reply.code(status).type("text/html").send("Busy"),
    () => false,
  );
  app.addHook("preHandler", async (request) => void handled.push(request.url));
  app.put("/cart", { config: { importance: "shopper" } }, async () => "changed");
  app.get("/free", async () => "for everyone");
  app.put("/login", { config: { importance: "account" } }, async () => "in");
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});

const send = (path: string, { headers = {}, ...init }: RequestInit = cart) =>
  fetch(origin + path, { ...init, headers });

test("a request that gets no slot is refused with the time to wait, and handled once there is one", async () => {
  const refused = await send("/cart");
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  isFull = false;
  expect(await (await send("/cart")).text()).toBe("changed");
  expect(handled).toEqual(["/cart"]);
});

test("a refusal counts for its connection and has the importance of its route", async () => {
  for (const path of ["/cart", "/login"]) await send(path);
  expect(callers.map(({ importance }) => importance)).toEqual(["shopper", "account"]);
  expect(callers[0]!.isGone()).toBe(false);
  expect(callers[0]!.connection).toBeInstanceOf(Socket);
});

test("a form is read before it is refused, so that the response shows the typed values", async () => {
  await send("/cart", {
    ...cart,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(callers).toEqual([]);
});

test("a request that needs no slot is never refused early", async () => {
  expect(await (await send("/free", {})).text()).toBe("for everyone");
  expect(callers).toEqual([]);
});
