// A commerce system that Kontor can stand in front of, in one file of plain JavaScript: no package, no code of Kontor. It is meant to be
// read by those who write one in another language, beside docs/http-engine.md. Run it with a catalogue (a JSON file that it also stores
// its orders in) and the key that the shop has as ENGINE_KEY:
//
//   ENGINE_KEY=… PORT=4000 node engines/http/reference/reference-engine.js catalogue.json
import { createHash, createHmac, randomUUID, timingSafeEqual } from "node:crypto";
import { readFileSync, renameSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const maxBody = 1_000_000;
const maxChanges = 1_000;
/** Seconds for which a signature is valid, and by which the clock of the shop may be ahead. */
const [lifetime, tolerance] = [300, 30];

/** An answer other than 200. Refusals of the contract have a kind, which is the end of their type. */
class Problem extends Error {
  constructor(status, kind, fields = {}) {
    super(kind);
    this.status = status;
    this.body = {
      type: status === 404 || status === 409 ? `urn:kontor:engine:${kind}` : "about:blank",
      title: kind,
      ...fields,
    };
  }
}
const refuse = (kind, fields) => new Problem(409, kind, fields);
const unknown = () => new Problem(404, "unknown");

/** Creates an engine of a catalogue: `{ channels, categories, vocabulary, types, products }`. `save` is called after each change. */
export function createReferenceEngine({
  catalogue,
  key: secret,
  now = () => new Date(),
  save = () => {},
}) {
  // Everything that the engine knows. Each start has a log of its own, so that cursors from before it, or from before a restored
  // backup, are answered by a reset.
  const state = {
    orders: {},
    numbers: {},
    returns: {},
    ...structuredClone(catalogue),
    origin: randomUUID(),
    changes: [],
  };
  const products = () => state.products.toSorted((one, other) => (one.id < other.id ? -1 : 1));

  // --- Changes: a log, and a cursor that names the log, a place in it, and the moment until which prices have begun and ended.

  const log = (of, ids) => state.changes.push(...ids.map((id) => ({ of, id })));
  const cursorAt = (place, time) => `${state.origin}.${place}.${time}`;

  /** Products with a price that begins or ends between two moments. */
  const timed = (after, end) =>
    state.products
      .filter(({ variants }) =>
        variants.some(({ offers }) =>
          offers.some(({ from, until }) =>
            [from, until].some(
              (bound) => bound && Date.parse(bound) > after && Date.parse(bound) <= end,
            ),
          ),
        ),
      )
      .map(({ id }) => ({ of: "product", id }));

  async function changesSince(cursor, wait) {
    const present = () => cursorAt(state.changes.length, now().getTime());
    if (cursor === null) return { changes: [], cursor: present() };
    const [, origin, place, time] = /^(.+)\.(\d+)\.(\d+)$/.exec(cursor) ?? [];
    if (origin !== state.origin || Number(place) > state.changes.length)
      return { changes: [], cursor: present(), isReset: true };
    const end = Date.now() + Math.min(wait, 30_000);
    while (true) {
      const moment = now().getTime();
      const logged = state.changes.slice(Number(place), Number(place) + maxChanges);
      const all = new Map(
        [...timed(Number(time), moment), ...logged].map((each) => [`${each.of} ${each.id}`, each]),
      );
      if (all.size > maxChanges) return { changes: [], cursor: present(), isReset: true };
      if (all.size > 0 || Date.now() >= end)
        return {
          changes: [...all.values()],
          cursor: cursorAt(Number(place) + logged.length, moment),
        };
      await sleep(20);
    }
  }

  // --- Offers: the price of a variant in a channel at a moment.

  function offersAt(channel, at, variants) {
    if (!state.channels.includes(channel)) throw refuse("unknownChannel");
    const found = {};
    for (const product of state.products)
      for (const { sku, offers, places = [] } of product.variants) {
        const offer = offers.find(
          ({ channel: of, from, until }) =>
            of === channel &&
            !(from && Date.parse(from) > at) &&
            !(until && Date.parse(until) <= at),
        );
        const inStores = places.filter((each) => each.channel === channel && each.stock > 0);
        if (offer && variants.includes(sku))
          found[sku] = {
            price: offer.price,
            was: offer.was,
            stock: offer.stock,
            places: inStores.length
              ? Object.fromEntries(inStores.map(({ place, stock }) => [place, stock]))
              : undefined,
          };
      }
    return found;
  }

  /** Adds pieces to the stock of a channel, or of one of its stores; takes them with a negative sign. */
  function addStock({ channel, place }, pieces, sign) {
    for (const product of state.products)
      for (const { sku, offers, places = [] } of product.variants)
        for (const { variant, quantity } of pieces)
          if (variant === sku) {
            const stocked = place ? places.filter((each) => each.place === place) : offers;
            for (const each of stocked) if (each.channel === channel) each.stock += sign * quantity;
            log("product", [product.id]);
          }
  }

  // --- Orders. JavaScript runs each of these functions to its end before another one begins; other languages need a transaction.

  /** Returns why a draft cannot be ordered now. */
  function refusalOf({ channel, place, lines, discount, shipping, total }) {
    const offers = offersAt(
      channel,
      now().getTime(),
      lines.map(({ variant }) => variant),
    );
    const isWhole = lines.every(({ quantity }) => Number.isSafeInteger(quantity) && quantity > 0);
    if (
      lines.length === 0 ||
      !isWhole ||
      new Set(lines.map(({ variant }) => variant)).size < lines.length
    )
      return refuse("invalid");
    // An order that is collected in a store takes what that store has.
    const stockOf = ({ variant }) =>
      (place ? offers[variant]?.places?.[place] : offers[variant]?.stock) ?? 0;
    const short = lines.filter((line) => stockOf(line) < line.quantity);
    if (short.length > 0)
      return refuse("outOfStock", {
        available: Object.fromEntries(short.map((line) => [line.variant, stockOf(line)])),
      });
    const prices = Object.fromEntries(lines.map(({ variant }) => [variant, offers[variant].price]));
    const sum = lines.reduce((all, { variant, quantity }) => all + prices[variant] * quantity, 0);
    const present = sum - discount + shipping;
    const isChanged =
      present !== total || lines.some(({ variant, price }) => price !== prices[variant]);
    return isChanged ? refuse("changed", { prices, total: present }) : undefined;
  }

  function place(draft, key) {
    if (!key) throw new Problem(400, "An order needs an Idempotency-Key.");
    const number = state.numbers[key];
    if (number) {
      // The order was placed before, and its answer lost. Another draft with its key is a mistake of the shop.
      if (textOf(state.orders[number].draft) !== textOf(draft)) throw refuse("keyReused");
      return orderOf(number);
    }
    const refusal = refusalOf(draft);
    if (refusal) throw refusal;
    const placed = randomUUID();
    state.numbers[key] = placed;
    state.orders[placed] = {
      draft,
      placedAt: now().toISOString(),
      state: "placed",
    };
    state.returns[placed] = {};
    addStock(draft, draft.lines, -1);
    return orderOf(placed);
  }

  function orderOf(number) {
    const order = state.orders[number];
    if (!order) throw unknown();
    return { ...order.draft, number, placedAt: order.placedAt, state: order.state };
  }

  /** Pieces of an order that did not come back. */
  const piecesLeft = (number) =>
    orderOf(number).lines.map(({ variant, quantity }) => ({
      variant,
      quantity: Object.values(state.returns[number])
        .flat()
        .reduce((left, back) => left - (back.variant === variant ? back.quantity : 0), quantity),
    }));

  function cancel(number) {
    const { state: before, ...order } = orderOf(number);
    if (before === "placed") {
      state.orders[number].state = "cancelled";
      addStock(order, piecesLeft(number), 1);
    }
    return orderOf(number);
  }

  function acceptReturn(number, pieces, key) {
    const order = orderOf(number);
    if (!key) throw new Problem(400, "A return needs an Idempotency-Key.");
    if (state.returns[number][key]) return order;
    const left = new Map(piecesLeft(number).map(({ variant, quantity }) => [variant, quantity]));
    for (const { variant, quantity } of pieces) {
      if (!Number.isSafeInteger(quantity) || quantity < 1) throw refuse("notInOrder");
      left.set(variant, (left.get(variant) ?? 0) - quantity);
    }
    if (order.state === "cancelled" || [...left.values()].some((quantity) => quantity < 0))
      throw refuse("notInOrder");
    state.returns[number][key] = pieces;
    addStock(order, pieces, 1);
    return order;
  }

  // --- HTTP.

  const supported =
    "exactStock formerPrices timedPrices details facets reportsDeletions restoresProducts reportsSales reservesAtOrder ordersOnce cancelsOrders takesPiecesBack stockByPlace";
  const capabilities = Object.fromEntries(supported.split(" ").map((name) => [name, true]));

  /** Method, path and what answers: with a value of JSON, or with lines of them. */
  const routes = [
    ["GET", "/v1/capabilities", () => ({ delay: 0, capabilities })],
    ["GET", "/v1/categories", () => ({ categories: state.categories })],
    ["GET", "/v1/vocabulary", () => state.vocabulary],
    ["GET", "/v1/types", () => ({ types: state.types })],
    [
      "GET",
      "/v1/products",
      ({ query }) => linesOf(products().filter(({ id }) => id > (query.get("after") ?? ""))),
    ],
    [
      "POST",
      "/v1/products/by-id",
      ({ body: { ids } }) => ({ products: state.products.filter(({ id }) => ids.includes(id)) }),
    ],
    [
      "GET",
      "/v1/changes",
      ({ query }) => changesSince(query.get("cursor"), Number(query.get("wait"))),
    ],
    [
      "POST",
      "/v1/offers",
      ({ body: { channel, at, variants } }) => ({
        offers: offersAt(channel, Date.parse(at), variants),
      }),
    ],
    ["POST", "/v1/orders", ({ body, key }) => place(body, key)],
    ["GET", "/v1/orders", ({ query }) => orderOf(state.numbers[query.get("key")])],
    ["GET", "/v1/orders/:number", ({ number }) => orderOf(number)],
    ["POST", "/v1/orders/:number/cancel", ({ number }) => cancel(number)],
    [
      "POST",
      "/v1/orders/:number/returns",
      ({ number, body, key }) => acceptReturn(number, body.pieces, key),
    ],
  ];
  /** The last line says how many there are, so that a feed that breaks off is no whole one. */
  const linesOf = (values) =>
    [...values, { end: values.length }].map((value) => `${JSON.stringify(value)}\n`).join("");

  const nonces = createNonces();
  async function answer(request) {
    const url = new URL(request.url, `http://${request.headers.host}`);
    const text = await readBody(request);
    if (!isSigned(request, url, text, secret, nonces))
      throw new Problem(401, "The signature is missing, wrong or too old.");
    for (const [method, path, run] of routes) {
      const match = new RegExp(`^${path.replace(":number", "(?<number>[^/]+)")}$`).exec(
        url.pathname,
      );
      if (!match || method !== request.method) continue;
      const { number } = match.groups ?? {};
      const before = state.changes.length + Object.keys(state.orders).length;
      const body = text ? JSON.parse(text) : undefined;
      const value = await run({
        query: url.searchParams,
        body,
        number,
        key: request.headers["idempotency-key"],
      });
      // Stored before it is answered: what the shop has heard of must not be forgotten.
      if (before !== state.changes.length + Object.keys(state.orders).length) save(state);
      return value;
    }
    throw new Problem(405, "There is no such address.");
  }

  const server = createServer((request, response) => {
    const send = (status, type, body) =>
      response.writeHead(status, { "content-type": type }).end(body);
    answer(request).then(
      (value) =>
        typeof value === "string"
          ? send(200, "application/x-ndjson", value)
          : send(200, "application/json", JSON.stringify(value)),
      (error) => {
        const problem =
          error instanceof Problem
            ? error
            : new Problem(error instanceof SyntaxError ? 400 : 500, "An error");
        if (problem.status === 500) console.error(error);
        send(problem.status, "application/problem+json", JSON.stringify(problem.body));
      },
    );
  });

  /** Changes products and categories as staff do, and logs those that are different afterwards. */
  function edit(change) {
    const before = structuredClone({ products: state.products, categories: state.categories });
    change(state);
    const differing = (one, other) => {
      const texts = new Map(other.map((each) => [each.id, JSON.stringify(each)]));
      return one.filter((each) => texts.get(each.id) !== JSON.stringify(each)).map(({ id }) => id);
    };
    for (const [of, name] of [
      ["category", "categories"],
      ["product", "products"],
    ])
      log(of, [
        ...new Set([
          ...differing(before[name], state[name]),
          ...differing(state[name], before[name]),
        ]),
      ]);
    save(state);
  }
  return { server, edit };
}

/** Returns a value as JSON whose keys are sorted: the shop may send the same draft in another order. */
const textOf = (value) =>
  JSON.stringify(value, (_key, part) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

async function readBody(request) {
  const chunks = [];
  let size = 0;
  for await (const chunk of request) {
    size += chunk.length;
    if (size > maxBody) throw new Problem(413, "The body is too long.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
}

/** Reports whether a nonce is new, and remembers it for as long as its signature is valid. */
function createNonces() {
  const seen = new Map();
  return (nonce, created) => {
    for (const [old, time] of seen) if (time < Date.now() / 1000 - lifetime) seen.delete(old);
    if (seen.has(nonce)) return false;
    seen.set(nonce, created);
    return true;
  };
}

/**
 * Verifies an HTTP Message Signature (RFC 9421) with HMAC-SHA-256. The base is a line for each covered component, in the order of
 * Signature-Input, and a last one with the parameters.
 */
function isSigned({ method, headers }, url, body, secret, isNew) {
  const [, parameters, list] =
    /^sig=((\("[^)]*\));.*)$/.exec(headers["signature-input"] ?? "") ?? [];
  const [, signature] = /^sig=:([\w+/=]+):$/.exec(headers.signature ?? "") ?? [];
  const created = Number(/;created=(\d+)/.exec(parameters)?.[1]);
  const nonce = /;nonce="([^"]+)"/.exec(parameters)?.[1];
  if (!signature || !nonce || !created) return false;
  const age = Date.now() / 1000 - created;
  if (age > lifetime || age < -tolerance) return false;
  const components = [...list.matchAll(/"([^"]+)"/g)].map(([, name]) => name);
  const required = ["@method", "@authority", "@path", "@query", "content-digest"];
  if (headers["idempotency-key"]) required.push("idempotency-key");
  if (required.some((name) => !components.includes(name))) return false;
  if (
    headers["content-digest"] !== `sha-256=:${createHash("sha256").update(body).digest("base64")}:`
  )
    return false;
  const derived = {
    "@method": method,
    "@authority": headers.host.toLowerCase(),
    "@path": url.pathname,
    "@query": url.search || "?",
  };
  const base = [
    ...components.map((name) => `"${name}": ${derived[name] ?? headers[name]}`),
    `"@signature-params": ${parameters}`,
  ].join("\n");
  const expected = createHmac("sha256", secret).update(base).digest();
  const given = Buffer.from(signature, "base64");
  return (
    given.length === expected.length && timingSafeEqual(given, expected) && isNew(nonce, created)
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { ENGINE_KEY: key, PORT: port = "4000", HOST: host = "127.0.0.1" } = process.env;
  const [file] = process.argv.slice(2);
  if (!key || !file) throw new Error("Start it with ENGINE_KEY, and a catalogue as its argument.");
  // Another file first, so that a process that is killed leaves a whole one.
  const save = (state) => {
    writeFileSync(`${file}.new`, JSON.stringify(state));
    renameSync(`${file}.new`, file);
  };
  const { server } = createReferenceEngine({
    catalogue: JSON.parse(readFileSync(file, "utf8")),
    key,
    save,
  });
  server.listen(Number(port), host, () =>
    console.log(`The engine listens on http://${host}:${server.address().port}`),
  );
}
