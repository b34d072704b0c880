import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { previewing } from "../../../tests/support/preview.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { batchAt, eventAt, publishTo, purchaseAt } from "../../../tests/support/tracked-events.ts";
import { batchLimits } from "../tracking-contract.ts";

const start = new Date("2026-11-25T10:00:00Z");
let shop: TestShop;
let clock = start;
beforeAll(async () => {
  shop = await openTestShop({ now: () => clock });
});
afterAll(() => shop.close());
beforeEach(() => {
  clock = start;
});

const now = () => clock.getTime();
const event = (more = {}) => eventAt(now(), more);
const batch = (events: unknown[], more = {}) => batchAt(now(), events, more);
const publish = (body: unknown, headers?: Record<string, string>) => publishTo(shop, body, headers);
const rejection = async (one: unknown, more = {}, headers?: Record<string, string>) =>
  (await publish(batch([one], more), headers)).answer.rejected[0]?.code;

const today = { from: "2026-11-25", to: "2026-11-25", sites: [] };
const storeCounts = () =>
  shop.services.tracking.jobs.find(({ name }) => name.includes("counts"))!.run();

const stored = (id: string) =>
  shop.services.database.sql
    .selectFrom("tracking_event")
    .selectAll()
    .where("id", "=", id)
    .execute();

test("an event is stored once, however often it is sent, also twice in one batch", async () => {
  const [one, other] = [event(), event()];
  expect((await publish(batch([one, other, one]))).answer).toEqual({
    accepted: [one.id, other.id],
    duplicate: [one.id],
    rejected: [],
  });
  clock = new Date(now() + 200 * 86_400_000);
  expect((await publish(batch([one]))).answer).toEqual({
    accepted: [],
    duplicate: [one.id],
    rejected: [],
  });
  expect(await stored(one.id)).toHaveLength(1);
});

test("an event is stored with its day, its sender's browser family and network, and no more", async () => {
  const sent = event({ tests: "headline:b" });
  const more = { visitor: "visitor-1", session: "session-1" };
  await publish(batch([sent], more), {
    "user-agent":
      "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0 ida@example.com",
  });
  expect(await stored(sent.id)).toEqual([
    {
      day: "2026-11-25",
      id: sent.id,
      site: "DE",
      name: "LeadData",
      version: 1,
      time: start,
      received: start,
      client: "5.1.2",
      tab: sent.tab,
      sequence: sent.sequence,
      page: sent.page,
      ...more,
      consent: "C0001,C0002",
      tests: "headline:b",
      browser: "Firefox",
      is_bot: false,
      network: "127.0.0.0",
      data: sent.data,
    },
  ]);
});

test.each([
  ["Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)", "Googlebot"],
  ["Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 HeadlessChrome/140 Safari/537", "Chrome"],
  ["ida@example.com/1 x", ""],
])(
  "an event of the user agent $0 is stored with the browser family $1",
  async (userAgent, browser) => {
    const sent = event();
    await publish(batch([sent]), { "user-agent": userAgent });
    expect(await stored(sent.id)).toMatchObject([{ browser, is_bot: browser !== "" }]);
  },
);

test("a purchase is stored once, also with two ids", async () => {
  const [one, other] = [purchaseAt(now(), "10042"), purchaseAt(now(), "10042")];
  expect((await publish(batch([one]))).answer.accepted).toEqual([one.id]);
  expect((await publish(batch([other]))).answer.duplicate).toEqual([other.id]);
  const both = [purchaseAt(now(), "10043"), purchaseAt(now(), "10043")];
  expect((await publish(batch(both))).answer).toMatchObject({
    accepted: [both[0]!.id],
    duplicate: [both[1]!.id],
  });
  const elsewhere = purchaseAt(now(), "10042", { key: undefined });
  const austrian = { host: shop.host("AT") };
  expect((await publish(batch([elsewhere], { site: "AT" }), austrian)).answer.accepted).toEqual([
    elsewhere.id,
  ]);
});

test("of events that arrive concurrently each gets its own outcome", async () => {
  const good = Array.from({ length: 64 }, () => event());
  const sent = await Promise.all(
    good.map((each, index) =>
      publish(batch([each, { ...event(), version: 7 }, ...(index % 2 ? [good[0]] : [])])),
    ),
  );
  expect(sent.map(({ status }) => status)).toEqual(good.map(() => 200));
  const accepted = sent.flatMap(({ answer }) => answer.accepted);
  expect(accepted.toSorted()).toEqual(good.map(({ id }) => id).toSorted());
  expect(sent.flatMap(({ answer }) => answer.duplicate)).toHaveLength(32);
  expect(sent.flatMap(({ answer }) => answer.rejected)).toHaveLength(64);
});

test.each([
  ["1970", "00000000-0000-7000-8000-000000000000"],
  ["2007", "01100000-0000-7000-8000-000000000000"],
  ["the end of its 48 bits", "ffffffff-ffff-7fff-8fff-ffffffffffff"],
])("an event whose id is of %s is stored once", async (_year, id) => {
  const sent = event({ id });
  expect((await publish(batch([sent]))).answer.accepted).toEqual([id]);
  expect((await publish(batch([sent]))).answer.duplicate).toEqual([id]);
});

test("an event has the time at which it happened, whatever the browser's clock says", async () => {
  const dead = Date.UTC(1970, 0, 1, 0, 5);
  const sent = eventAt(dead - 60_000);
  await publish(batchAt(dead, [sent]));
  expect(await stored(sent.id)).toMatchObject([{ time: new Date(now() - 60_000) }]);
  const ahead = event({ time: now() + 3_600_000 });
  await publish(batch([ahead]));
  expect(await stored(ahead.id)).toMatchObject([{ time: start }]);
});

test.each([
  ["null", null],
  ["a text", "event"],
  ["no id", { ...eventAt(0), id: undefined }],
  ["another kind of UUID", { ...eventAt(0), id: "6f0b5f0c-3a3e-4d6e-9d2a-0a4f2f1d3c4b" }],
  ["a foreign field", { ...eventAt(0), email: "x" }],
  ["a foreign field in the data", eventAt(0, { data: { subject: "a", more: 1 } })],
  ["data of another event", eventAt(0, { name: "Reset" })],
  ["NUL in a text", eventAt(0, { data: { subject: "a\0b" } })],
  ["half a character", eventAt(0, { data: { subject: "\ud800" } })],
  ["the key of another order", purchaseAt(0, "1", { key: "purchase:DE:2" })],
  ["a key of what is no purchase", eventAt(0, { key: "purchase:DE:1" })],
])(
  "an event is rejected as invalid, and the next one of its batch accepted: %s",
  async (_name, one) => {
    const good = event();
    const { status, answer } = await publish(batch([one, good]));
    expect(status).toBe(200);
    expect(answer).toMatchObject({ accepted: [good.id], rejected: [{ code: "invalid" }] });
  },
);

test.each([{ name: "Foreign" }, { version: 2 }, { name: "__proto__" }])(
  "an event with %j is rejected as unknown",
  async (more) => {
    expect(await rejection({ ...event(), ...more })).toBe("unknown");
  },
);

test("events without consent to statistics, by themselves or by the cookie, are rejected", async () => {
  const consent = (groups: string) => ({ cookie: `OptanonConsent=x=1&groups=${groups}` });
  expect(await rejection(event({ consent: ["C0001"] }))).toBe("consent");
  expect(await rejection(event({ consent: ["C00021"] }))).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1%2CC0002%3A0"))).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1"))).toBe("consent");
  expect(await rejection(event(), {}, { cookie: "OptanonConsent=" })).toBe("consent");
  expect(await rejection(event(), {}, consent("C0001%3A1%2CC0002%3A1"))).toBeUndefined();
});

test.each([
  [
    "an address as the name of a field",
    eventAt(0, {
      name: "CustomEventData",
      data: { event: "x", fields: { "ida@example.com": true } },
    }),
  ],
])("an event with personal data is rejected: %s", async (_what, one) => {
  expect(await rejection({ ...one, time: now() })).toBe("personal");
});

test.each(["ida@example.com", "from%20ida%40example.com"])(
  "the e-mail address in %j is masked, and the event stored",
  async (text) => {
    const one = event({ data: { subject: "newsletter", origin: text } });
    await publish(batch([one]));
    expect(await stored(one.id)).toMatchObject([
      { data: { subject: "newsletter", origin: "(e-mail address)" } },
    ]);
  },
);

/** A purchase as a host's tag manager has it. */
const purchaseWith = (more: object, item: object = {}) =>
  event({
    name: "EcommerceEventData",
    data: {
      event: "purchase",
      ecommerce: {
        currency: "EUR",
        value: 20,
        transaction_id: "20001",
        items: [{ item_id: "1", item_name: "Mug", price: 10, quantity: 2, ...item }],
        ...more,
      },
    },
  });

test("a purchase with all fields of GA4 is stored with them, and without others", async () => {
  const known = {
    affiliation: "shop",
    coupon: "TEN",
    customer_type: "new",
    shipping: 4.95,
    tax: 3,
  };
  const ofItem = {
    affiliation: "shop",
    creative_slot: "top",
    item_list_name: "Popular",
    location_id: "ChIJIQBpAG2ahYAR",
    promotion_id: "P1",
  };
  const one = purchaseWith(
    { ...known, coupon: "ida@example.com", loyalty: { points: 3 }, discount: "much" },
    { ...ofItem, warehouse: "north" },
  );
  expect((await publish(batch([one]))).answer.accepted).toEqual([one.id]);
  const ecommerce = {
    currency: "EUR",
    value: 20,
    transaction_id: "20001",
    items: [{ item_id: "1", item_name: "Mug", price: 10, quantity: 2, ...ofItem }],
    ...known,
    coupon: "(e-mail address)",
  };
  expect(await stored(one.id)).toMatchObject([{ data: { event: "purchase", ecommerce } }]);
  await storeCounts();
  const dropped = { event: "purchase", reason: "dropped" };
  expect((await shop.services.tracking.report(today)).refusals).toEqual(
    expect.arrayContaining(
      ["discount", "loyalty", "warehouse"].map((field) => ({ ...dropped, field, events: 1 })),
    ),
  );
});

test("a purchase with texts for numbers, a number for its order and a voucher as a line is stored", async () => {
  const one = purchaseWith({
    currency: "eur",
    transaction_id: 20002,
    items: [
      { item_id: 7, price: "12.50", quantity: "2" },
      { item_name: "Voucher", price: -5, quantity: 1 },
    ],
  });
  expect((await publish(batch([one]))).answer.accepted).toEqual([one.id]);
  expect(await stored(one.id)).toMatchObject([
    {
      data: {
        ecommerce: {
          currency: "EUR",
          transaction_id: "20002",
          items: [
            { item_id: "7", price: 12.5, quantity: 2 },
            { item_id: "Voucher", price: -5 },
          ],
        },
      },
    },
  ]);
});

test.each([
  ["no order", { transaction_id: undefined }, "/data/ecommerce/transaction_id"],
  [
    "an address as its order",
    { transaction_id: "ida@example.com" },
    "/data/ecommerce/transaction_id",
  ],
  ["a value that is not that of its items", { value: 999_999 }, "/data/ecommerce/value"],
  ["no value", { value: undefined }, "/data/ecommerce/value"],
  ["items that are none", { items: "1" }, "/data/ecommerce/items"],
  [
    "a price that is none",
    { items: [{ item_id: "1", price: "9,99" }] },
    "/data/ecommerce/items/price",
  ],
])("a purchase with %s is rejected, and the report names the field", async (_what, more, field) => {
  expect(await rejection(purchaseWith({ transaction_id: "20003", ...more }))).toBe("invalid");
  await storeCounts();
  expect((await shop.services.tracking.report(today)).refusals).toContainEqual(
    expect.objectContaining({ event: "purchase", field, reason: "invalid" }),
  );
});

const listed = { items: [{ item_id: "1", price: 9.99, index: 3, item_category: "Coffee" }] };
const business = (event: string, ecommerce: object) => ({
  name: "EcommerceEventData",
  data: { event, ecommerce },
});
const plain = (event: string, fields: object) => ({
  name: "CustomEventData",
  data: { event, fields },
});

test.each([
  ["view_item_list", business("view_item_list", { item_list_id: "popular", ...listed })],
  ["select_item", business("select_item", { item_list_name: "Popular", ...listed })],
  ["view_promotion", business("view_promotion", { promotion_id: "~top_banner", items: [] })],
  ["select_promotion", business("select_promotion", { promotion_name: "Sale", ...listed })],
  ["remove_from_cart", business("remove_from_cart", { currency: "EUR", value: 9.99, ...listed })],
  ["search", plain("search", { search_term: "mug" })],
  ["login", plain("login", { method: "email" })],
  ["sign_up", plain("sign_up", { method: "email" })],
])(
  "the event %s is stored as it is, and its repeat is reported by its name",
  async (name, more) => {
    const sent = event(more);
    for (let attempt = 0; attempt < 2; attempt++)
      expect((await publish(batch([sent]))).answer.rejected).toEqual([]);
    const [row] = await stored(sent.id);
    expect(row).toMatchObject(more);
    const refused = event({ ...more, consent: [] });
    await publish(batch([refused]));
    await storeCounts();
    expect((await shop.services.tracking.report(today)).refusals).toContainEqual(
      expect.objectContaining({ event: name, reason: "consent" }),
    );
  },
);

test.each([
  ["view_item_list", {}, "/data/ecommerce/items"],
  ["view_promotion", { items: [] }, "/data/ecommerce/promotion_id"],
  ["remove_from_cart", { currency: "EUR", ...listed }, "/data/ecommerce/value"],
  ["remove_from_cart", { value: 1, ...listed }, "/data/ecommerce/currency"],
])("an event %s with %j is rejected, and the report names the field", async (name, data, field) => {
  expect(await rejection(event(business(name, data)))).toBe("invalid");
  await storeCounts();
  expect((await shop.services.tracking.report(today)).refusals).toContainEqual(
    expect.objectContaining({ event: name, field, reason: "invalid" }),
  );
});

test("events are rejected while a member of staff previews, and not for an invalid preview token", async () => {
  const cookie = await previewing(shop, { time: clock });
  expect(await rejection(event(), {}, { cookie })).toBe("preview");
  expect(await rejection(event(), {}, { cookie: `${cookie}x` })).toBeUndefined();
});

test("events older than the retention, or as far ahead of their sending, are rejected", async () => {
  const age = 400 * 86_400_000;
  expect(await rejection(event({ time: now() - age }))).toBe("time");
  expect(await rejection(event({ time: now() + age }))).toBe("time");
  expect(await rejection(event({ time: now() - age / 2 }))).toBeUndefined();
});

test("tracked addresses are stored without parameters that may be personal", async () => {
  const sent = event({
    name: "InitialPageData",
    data: {
      page_type: "home",
      path: "/a-p1.html?utm_source=mail&email=ida@example.com#ida",
      language: "de",
      environment: "production",
      device: "no mobile",
      screen_cluster: "l",
      referrer: "https://example.com/?q=gift&token=1",
    },
  });
  await publish(batch([sent]));
  expect((await stored(sent.id))[0]?.data).toMatchObject({
    path: "/a-p1.html?utm_source=mail",
    referrer: "https://example.com/",
  });
});

test.each([
  ["broken JSON", '{"client": "5.1.2", "events": [', 400],
  ["a prototype", '{"__proto__": {"x": 1}}', 400],
  ["no batch", "[]", 400],
  ["an unknown site", JSON.stringify(batchAt(0, [eventAt(0)], { site: "XX" })), 400],
  [
    "a name of the visitor that is none",
    JSON.stringify(batchAt(0, [1], { visitor: "a@b.de" })),
    400,
  ],
  ["no event", JSON.stringify(batchAt(0, [])), 400],
  [
    "10,000 events",
    JSON.stringify(
      batchAt(
        0,
        Array.from({ length: 10_000 }, () => 1),
      ),
    ),
    413,
  ],
  [
    "101 events",
    JSON.stringify(
      batchAt(
        0,
        Array.from({ length: 101 }, () => 1),
      ),
    ),
    413,
  ],
  ["1 MB", JSON.stringify(batchAt(0, ["x".repeat(1_000_000)])), 413],
])("a tracking request with %s is refused", async (_name, body, status) => {
  expect((await publish(body)).status).toBe(status);
});

test("a tracking request may have as many events as a batch takes", async () => {
  const events = Array.from({ length: batchLimits.events }, () => event());
  expect((await publish(batch(events))).answer.accepted).toHaveLength(batchLimits.events);
});

test.each([
  ["another site's page", { "sec-fetch-site": "cross-site" }, 403],
  ["another host's page", { origin: "https://example.com" }, 403],
  ["a page of the shop, as a beacon", { "sec-fetch-site": "same-origin" }, 200],
  ["a page of the shop, as JSON", { "content-type": "application/json" }, 200],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }, 415],
])("a tracking request from $0 is answered with $2", async (_name, headers, status) => {
  expect((await publish(batch([event()]), headers)).status).toBe(status);
});

test("the answer to a tracking request is never stored by caches", async () => {
  expect((await publish(batch([event()]))).headers["cache-control"]).toBe("no-store");
});

test("a tracking request releases its permit, also when it is refused", async () => {
  for (let count = 0; count < 600; count++) await publish("{");
  expect((await publish(batch([event()]))).status).toBe(200);
});
