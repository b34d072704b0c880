import { once } from "node:events";
import { createServer, type IncomingMessage, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { createVerifier, httpbis } from "http-message-signatures";
import { afterEach, expect, test, vi } from "vitest";
import { fixtureProduct } from "../../commerce/conformance/fixture.ts";
import { EngineUnavailableError, UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { OrderDraft } from "../../commerce/orders.ts";
import { httpEngine } from "./http-engine.ts";

/** An engine that answers as a test wants. */
let close = async () => {};
afterEach(() => close());

async function answering(
  listener: RequestListener,
  { limits = { read: 2_000, write: 2_000 }, key = () => "a".repeat(43) } = {},
) {
  const server = createServer(listener);
  await once(server.listen(0, "127.0.0.1"), "listening");
  close = async () => {
    server.closeAllConnections();
    server.close();
  };
  const onError = vi.fn<(error: Error) => void>();
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, onError, engine: httpEngine({ url, key, onError, limits }) };
}

const json =
  (body: unknown, status = 200, type = "application/json"): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { "content-type": type }).end(JSON.stringify(body));
  };

const scope = { channel: "DE", at: new Date() };
const draft: OrderDraft = {
  email: "ida@example.com",
  address: {
    firstName: "Ida",
    lastName: "Müller",
    company: "",
    street: "Am Sandtorkai 1",
    extra: "",
    postalCode: "20457",
    town: "Hamburg",
    region: "",
    country: "DE",
  },
  lines: [{ variant: "500001-0", quantity: 1, price: 990 }],
  discount: 0,
  shipping: 495,
  total: 1_485,
};

/** Returns the error with which a call of an engine ends. */
const errorOf = (response: Promise<unknown>) =>
  response.then(
    () => expect.unreachable("It was answered."),
    (error: unknown) => error as EngineUnavailableError,
  );

const html: RequestListener = (_request, response) => {
  response.writeHead(200, { "content-type": "text/html" }).end("<p>Maintenance</p>");
};

test.each<[string, RequestListener, string]>([
  ["HTML", html, "its answer is not of the contract: it is no JSON"],
  [
    "a price that is none",
    json({ offers: { "500001-0": { price: "9.90", stock: 1 } } }),
    "offers/500001-0/price must be integer",
  ],
  ["an error of its own", json({}, 500), "its status is 500"],
  ["too much to do", json({}, 503), "its status is 503"],
  [
    "a refusal that it does not have",
    json({ type: "urn:kontor:engine:bored" }, 409, "application/problem+json"),
    "its status is 409, and its body has no type of the contract",
  ],
  [
    "a refusal that belongs to orders",
    json({ type: "urn:kontor:engine:keyReused" }, 409, "application/problem+json"),
    'refuses http://127.0.0.1:0/v1/offers as "keyReused"',
  ],
  [
    "a refusal of another content type",
    json({ type: "urn:kontor:engine:unknownChannel" }, 409),
    "its status is 409, and its content type application/json instead of application/problem+json",
  ],
  [
    "a refusal without a field",
    json({ type: "urn:kontor:engine:changed", prices: {} }, 409, "application/problem+json"),
    'its refusal "urn:kontor:engine:changed" is wrong: it must have required properties total',
  ],
  [
    "no to the signature",
    json({ title: `wrong digest ${"!".repeat(200)}` }, 401),
    `is ENGINE_KEY the key that it has, used as the text itself, not decoded? It answers "{\\"title\\":\\"wrong digest ${"!".repeat(177)}".`,
  ],
  [
    "a redirection",
    (_request, response) => {
      response.writeHead(302, { location: "http://169.254.169.254/" }).end();
    },
    "it redirects to http://169.254.169.254/, which is not followed",
  ],
  ["no HTTP", (request) => void request.socket.end("hello\r\n\r\n"), "did not answer"],
])(
  "an engine that answers with %s is unavailable, and the error says so",
  async (_, listener, said) => {
    const { engine, url } = await answering(listener);
    const error = await errorOf(engine.offers.current(scope, ["500001-0"]));
    expect(error).toBeInstanceOf(EngineUnavailableError);
    expect(error.message).toContain(said.replace("http://127.0.0.1:0", url));
    expect(error.maybeDone).toBe(false);
  },
);

test("an order that an engine answers with HTML may be placed", async () => {
  const { engine } = await answering(html);
  const error = await errorOf(engine.orders.place(scope, draft, "key"));
  expect(error).toBeInstanceOf(EngineUnavailableError);
  expect(error.maybeDone).toBe(true);
});

test("an order is sent once, whatever becomes of its connection", async () => {
  let count = 0;
  const { engine } = await answering((request) => {
    count += 1;
    request.socket.destroy();
  });
  expect((await errorOf(engine.orders.place(scope, draft, "key"))).maybeDone).toBe(true);
  expect(count).toBe(1);
});

test("what only reads is sent again when its connection was closed", async () => {
  let count = 0;
  const { engine } = await answering((request, response) => {
    count += 1;
    if (count === 1) request.socket.destroy();
    else json({ offers: {} })(request, response);
  });
  expect(await engine.offers.current(scope, [])).toEqual(new Map());
  expect(count).toBe(2);
});

test.each<[string, RequestListener]>([
  ["never answers", () => {}],
  [
    "stops in the middle",
    (_request, response) => {
      response.writeHead(200, { "content-type": "application/json" }).write('{"offers":');
    },
  ],
])("an engine that %s is unavailable after its limit", async (_, listener) => {
  const { engine } = await answering(listener, { limits: { read: 100, write: 100 } });
  const error = await errorOf(engine.offers.current(scope, []));
  expect(error.message).toContain("nothing came for 100 ms");
});

test("a channel that an engine does not have is named", async () => {
  const { engine } = await answering(
    json({ type: "urn:kontor:engine:unknownChannel" }, 409, "application/problem+json"),
  );
  const error = await errorOf(engine.offers.current(scope, []));
  expect(error).toBeInstanceOf(UnknownChannelError);
  expect(error.message).toContain('"DE"');
});

const sent = (products: unknown[]) => products.map((each) => `${JSON.stringify(each)}\n`).join("");
const [one, two, three] = [0, 1, 2].map((index) => fixtureProduct(index)) as [
  ReturnType<typeof fixtureProduct>,
  ReturnType<typeof fixtureProduct>,
  ReturnType<typeof fixtureProduct>,
];
const feedOf = async (lines: string) => {
  const { engine, onError } = await answering((_request, response) => {
    response.writeHead(200, { "content-type": "application/x-ndjson" }).end(lines);
  });
  return { onError, read: async () => (await Array.fromAsync(engine.products.all())).flat() };
};

test("a feed that breaks off is none", async () => {
  const { read } = await feedOf(sent([one, two]));
  expect((await errorOf(read())).message).toContain('its last line is not {"end": 1}');
});

test("a feed with fewer lines than it says is none", async () => {
  const { read } = await feedOf(sent([one, { end: 2 }]));
  expect((await errorOf(read())).message).toContain('its last line is not {"end": 1}');
});

test("a wrong product is left out, with the place of its mistake", async () => {
  const { read, onError } = await feedOf(
    sent([one, { ...two, kind: "shoes!" }, three, { end: 3 }]),
  );
  expect((await read()).map(({ id }) => id)).toEqual([one.id, three.id]);
  expect(onError.mock.calls[0]![0].message).toMatch(
    new RegExp(`^The product ${two.id} of the commerce system is left out: kind `),
  );
});

test("a feed whose products are wrong is none, so that the shop keeps what it has", async () => {
  const { read } = await feedOf(sent([one, { id: "a" }, { id: "b" }, { end: 3 }]));
  expect((await errorOf(read())).message).toMatch(
    /^Most products of the commerce system are wrong \(2 of 3\)\. The product a of .*: it must have required/,
  );
});

test("what an engine lacks is known with its first changes", async () => {
  const lacks = { reason: "Orders are final." };
  const { engine } = await answering((request, response) => {
    const { capabilities } = engine;
    const known = { delay: 500, capabilities: { ...capabilities, cancelsOrders: lacks } };
    const answer = request.url!.startsWith("/v1/capabilities")
      ? known
      : { changes: [], cursor: "1" };
    json(answer)(request, response);
  });
  expect(engine.capabilities.cancelsOrders).toBe(true);
  await engine.changes.since(undefined, 0);
  expect(engine.capabilities.cancelsOrders).toEqual(lacks);
  expect(engine.changes.delay).toBe(500);
});

test("a key that was replaced while the shop runs is read again when the engine refuses it", async () => {
  const [old, next] = ["a".repeat(43), "b".repeat(43)];
  let [stored, accepted] = [old, old];
  const asked: boolean[] = [];
  const { engine } = await answering(
    async (request, response) => {
      const isAccepted = await isSignedBy(accepted, request);
      asked.push(isAccepted);
      json(isAccepted ? { offers: {} } : {}, isAccepted ? 200 : 401)(request, response);
    },
    { key: () => stored },
  );
  const ask = () => engine.offers.current(scope, ["500001-0"]);
  await ask();
  // Until the engine has it, the earlier one is used.
  stored = next;
  await ask();
  accepted = next;
  await ask();
  await ask();
  expect(asked).toEqual([true, true, false, true, true]);
  accepted = old;
  expect((await errorOf(ask())).message).toContain("ENGINE_KEY");
  expect(asked.slice(5)).toEqual([false]);
});

const isSignedBy = (key: string, { method = "", url = "", headers }: IncomingMessage) =>
  httpbis
    .verifyMessage(
      { keyLookup: async () => ({ verify: createVerifier(key, "hmac-sha256") }) },
      {
        method,
        url: `http://${headers.host}${url}`,
        headers: headers as Record<string, string>,
      },
    )
    .then(
      (isValid) => isValid === true,
      () => false,
    );
