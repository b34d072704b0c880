import { Socket } from "node:net";
import { fastify } from "fastify";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { RefusedError, type Caller } from "./admission.ts";
import { cachedFirst } from "../caching/cached-first.ts";
import { EarlyRefusals } from "./early-refusals.ts";
import { handleErrors } from "../responses/errors.ts";

const cart = { method: "PUT", body: "{}", headers: { "content-type": "application/json" } };

/** Callers that the admission is asked for, and requests that reach Fastify and the handlers. */
let isFull: boolean;
let callers: Caller[];
let counted: string[];
let fastifySaw: string[];
let handled: string[];
let origin: string;

beforeEach(async () => {
  isFull = true;
  [callers, counted, fastifySaw, handled] = [[], [], [], []];
  const refuseEarly = (caller: Caller) => {
    callers.push(caller);
    return isFull ? Promise.reject(new RefusedError("full")) : undefined;
  };
  const early = new EarlyRefusals(
    { refuseEarly },
    (route) => (status) => counted.push(`${route} ${status}`),
  );
  const app = fastify({
    serverFactory: cachedFirst({
      peek: () => undefined,
      mayPreview: () => false,
      headers: { "x-content-type-options": "nosniff" },
      refuse: (request, response) => early.refuse(request, response),
      timeouts: { requestTimeout: 5_000, connectionTimeout: 5_000, keepAliveTimeout: 5_000 },
      maxConnections: 10,
    }),
  });
  onTestFinished(() => app.close());
  app.addHook("onRequest", async (request, reply) => {
    fastifySaw.push(request.url);
    const { origin } = request.headers;
    if (origin) reply.raw.setHeader("access-control-allow-origin", origin);
    if (request.url === "/list/personal") reply.header("set-cookie", "visitor=1");
  });
  early.refuseIn(app);
  handleErrors(
    app,
    async (_request, reply, status) => reply.code(status).type("text/html").send("Busy"),
    () => false,
  );
  app.addHook("preHandler", async (request) => void handled.push(request.url));
  const shopper = { config: { importance: "shopper" } } as const;
  app.put("/cart", shopper, async () => "changed");
  app.delete("/cart", shopper, async () => "deleted");
  app.put("/list/:name", shopper, async () => "changed");
  app.get("/account", shopper, async () => "yours");
  app.get("/free", async () => "for everyone");
  app.put("/login", { config: { importance: "account" } }, async (_request, reply) => {
    return reply.send("in");
  });
  origin = await app.listen({ host: "127.0.0.1", port: 0 });
});

const send = (path: string, { headers = {}, ...init }: RequestInit = cart) =>
  fetch(origin + path, { ...init, headers });

test("the second refusal of a path equals the first and is sent without Fastify", async () => {
  const [first, second] = [await send("/cart?try=1"), await send("/cart?try=2")];
  expect(fastifySaw).toEqual(["/cart?try=1"]);
  expect(counted).toEqual(["/cart 503"]);
  expect([first.status, second.status]).toEqual([503, 503]);
  const { instance, ...problem } = await first.json();
  expect(instance).toBeDefined();
  expect(await second.json()).toEqual(problem);
  const own = ([name]: [string, string]) => !["date", "content-length"].includes(name);
  expect([...second.headers].filter(own)).toEqual([...first.headers].filter(own));
  expect(second.headers.get("retry-after")).toBe("5");
  expect(second.headers.get("x-content-type-options")).toBe("nosniff");
});

test("a request to a path that was refused before is handled once there is a permit", async () => {
  await send("/cart");
  isFull = false;
  expect(await (await send("/cart")).text()).toBe("changed");
  isFull = true;
  expect((await send("/cart")).status).toBe(503);
  expect(handled).toEqual(["/cart"]);
});

test("a known refusal counts for its connection and has the importance of its route", async () => {
  for (const path of ["/cart", "/cart", "/login", "/login"]) await send(path);
  expect(callers.map(({ importance }) => importance)).toEqual([
    "shopper",
    "shopper",
    "account",
    "account",
  ]);
  expect(callers[1]!.isGone()).toBe(false);
  expect(callers[1]!.connection).toBeInstanceOf(Socket);
});

test("a refusal is repeated only for requests that ask for the same", async () => {
  const variants: RequestInit[] = [
    cart,
    { ...cart, method: "DELETE" },
    { ...cart, headers: { ...cart.headers, origin: "https://one.example" } },
    { ...cart, headers: { ...cart.headers, origin: "https://two.example" } },
    { headers: { accept: "application/json" } },
  ];
  for (const variant of variants) await send(variant.method ? "/cart" : "/account", variant);
  expect(fastifySaw).toHaveLength(5);
  const readers: (string | null)[] = [];
  for (const variant of variants) {
    const answer = await send(variant.method ? "/cart" : "/account", variant);
    readers.push(answer.headers.get("access-control-allow-origin"));
  }
  expect(fastifySaw).toHaveLength(5);
  expect(readers).toEqual([null, null, "https://one.example", "https://two.example", null]);
});

test("a page that is refused is rendered each time, for the visitor's site", async () => {
  const page = { headers: { accept: "text/html" } };
  await send("/account", { headers: { accept: "application/json" } });
  for (let times = 0; times < 2; times++)
    expect(await (await send("/account", page)).text()).toBe("Busy");
  expect(fastifySaw).toHaveLength(3);
});

test("a form is read before it is refused, so that the response shows the typed values", async () => {
  const form = { ...cart, headers: { "content-type": "application/x-www-form-urlencoded" } };
  await send("/cart");
  callers = [];
  await send("/cart", form);
  expect(callers).toEqual([]);
});

test("a request that needs no permit is never refused early", async () => {
  expect(await (await send("/free", {})).text()).toBe("for everyone");
  expect(callers).toEqual([]);
});

test.each([
  ["that sets a cookie", "/list/personal", {}],
  ["of a request whose headers are long", "/list/1", { accept: "application/json, ".repeat(20) }],
])("a refusal %s is not cached", async (_which, path, headers) => {
  for (let times = 0; times < 2; times++)
    await send(path, { ...cart, headers: { ...cart.headers, ...headers } });
  expect(fastifySaw).toEqual([path, path]);
});

test("the number of cached refusals is limited", async () => {
  await send("/list/0");
  for (let list = 1; list <= 100; list++) await send(`/list/${list}`);
  fastifySaw = [];
  await send("/list/100");
  await send("/list/0");
  expect(fastifySaw).toEqual(["/list/0"]);
});
