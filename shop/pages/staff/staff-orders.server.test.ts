import { staffPaths } from "../../../border/border-paths.ts";
import { orderPaths, staffCardsPath, staffSubscriptionsPath } from "../../shop-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type StaffRole } from "../../../border/staff/staff-contract.ts";
import { collectLog } from "../../../tests/support/collected-log.ts";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import {
  address,
  completeCheckout,
  orderVisitor,
  placed,
} from "../../../tests/support/order-visitor.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { logInStaff, staffBrowser } from "../../../tests/support/staff.ts";
import type { Checkout } from "../../orders/checkout-contract.ts";
import { currentParcels } from "../../orders/parcels.ts";
import { creditorReference, inGroups } from "../../orders/payment/creditor-reference.ts";
import { parcelsPath } from "./StaffParcels.tsx";

let shop: TestShop;
let now = new Date("2026-11-25T10:00:00Z");
const { logged, logTo } = collectLog();
beforeAll(async () => {
  shop = await openTestShop({ now: () => now, logTo });
});
afterAll(() => shop.close());

async function placeOrder(entered: Partial<Checkout> = {}) {
  now = new Date(now.getTime() + 60_000);
  const visitor = orderVisitor(shop.services);
  await visitor.add("100101-250");
  await visitor.enter({ ...completeCheckout, ...entered });
  return placed(await visitor.press());
}

const open = async (roles: StaffRole[] = ["orders"]) => (await staffBrowser(shop, roles)).browser;
const pathOf = ({ number }: { number: string }) => `${orderPaths.staff}/${number}`;
/** Returns the numbers of a list's orders, in its order. */
const listed = (html: string) =>
  elements(mainOf(html), "a").flatMap(({ href }) => /orders\/(\d+)$/.exec(href ?? "")?.[1] ?? []);
const search = async (query: Record<string, string>) => {
  const browser = await open();
  const { body } = await browser.get(`${orderPaths.staff}?${new URLSearchParams(query)}`, {});
  return listed(body);
};
const events = () =>
  logged.flatMap((line) => {
    const { security, staff, order } = JSON.parse(line) as Record<string, unknown>;
    return security ? [{ security, staff, order }] : [];
  });

test("staff see the newest orders first, with name, address, state and total", async () => {
  const older = await placeOrder();
  const newer = await placeOrder({ email: "eva@example.com" });
  const { statusCode, headers, body } = await (await open()).get(orderPaths.staff, {});
  expect(statusCode).toBe(200);
  expect(headers["cache-control"]).toBe("no-store");
  expect(listed(body).slice(0, 2)).toEqual([newer.number, older.number]);
  const words = wordsOf(mainOf(body));
  for (const text of [inGroups(newer.number), "Ida Müller", "eva@example.com", "placed"])
    expect(words).toContain(text);
});

test("staff find an order by number, payment reference, address, name, site and state", async () => {
  const person = { ...address, firstName: "Zoë", lastName: "Findbar" };
  const delivery = { kind: "home", address: person } as const;
  const { number } = await placeOrder({ email: "zoe@example.com", delivery });
  await placeOrder();
  for (const text of [
    inGroups(number),
    inGroups(creditorReference(number)),
    "ZOE@example",
    "zoë findbar",
  ])
    expect(await search({ text })).toEqual([number]);
  expect(await search({ text: "findbar", site: "DE", state: "placed" })).toEqual([number]);
  expect(await search({ text: "findbar", state: "paid" })).toEqual([]);
  expect(await search({ text: "findbar", site: "AT" })).toEqual([]);
});

/** Stores copies of an order, each a second older than the one before. */
async function copy(number: string, copies: number): Promise<string[]> {
  const at = (count: number) => String(10 ** 9 + count);
  const numbers = Array.from({ length: copies }, (_, count) => at(count + 1));
  const { sql: database } = shop.services.database;
  await sql`insert into placed_order select (jsonb_populate_record(original, jsonb_build_object('number', copy, 'key_hash', copy,
      'placed_at', original.placed_at - nth * interval '1 second'))).*
    from placed_order as original, unnest(${numbers}::text[]) with ordinality as copies (copy, nth)
    where number = ${number}`.execute(database);
  await sql`insert into order_line select (jsonb_populate_record(original, jsonb_build_object('number', copy))).*
    from order_line as original, unnest(${numbers}::text[]) as copies (copy) where number = ${number}`.execute(
    database,
  );
  await sql`insert into order_step (number, state, at, note) select copy, state, at, note
    from order_step, unnest(${numbers}::text[]) as copies (copy) where number = ${number}`.execute(
    database,
  );
  return numbers;
}

test("a list of orders continues after its fiftieth, and ends with the oldest", async () => {
  const email = "many@example.com";
  const { number } = await placeOrder({ email });
  const numbers = [number, ...(await copy(number, 51))];
  const browser = await open();
  const first = await browser.get(`${orderPaths.staff}?text=${email}`, {});
  expect(listed(first.body)).toEqual(numbers.slice(0, 50));
  const next = elements(mainOf(first.body), "a").find(({ href }) => href?.includes("before="));
  const second = await browser.get(next!.href!, {});
  expect(listed(second.body)).toEqual(numbers.slice(50));
  expect(second.body).not.toContain("Older orders");
});

test("staff see one order with its articles, addresses and history, and set its state with a note", async () => {
  const { number, lines } = await placeOrder({
    billing: { address: { ...address, company: "Müller GmbH" }, vatNumber: "DE136695976" },
    giftMessage: "Alles <b>Gute</b>!",
  });
  const browser = await open();
  const path = pathOf({ number });
  const words = wordsOf(mainOf((await browser.get(path, {})).body));
  for (const text of [lines[0]!.title, "Müller GmbH", "DE136695976", "20457 Hamburg"])
    expect(words).toContain(text);
  expect((await browser.get(path, {})).body).toContain("Alles &lt;b&gt;Gute&lt;/b&gt;!");
  const paid = await browser.submit(path, { state: "paid", note: "Came today" });
  expect([paid.statusCode, paid.headers.location]).toEqual([303, path]);
  await browser.submit(path, { state: "paid", note: "A second note" });
  const after = wordsOf(mainOf((await browser.get(path, {})).body));
  expect(after).toContain("Came today");
  expect(after).toContain("A second note");
  const { state, history } = (await shop.services.orders.ofNumber(number))!;
  expect(state).toBe("paid");
  expect(history.map((step) => step.note)).toEqual(["", "Came today", "A second note"]);
});

test("a state that cannot follow is refused, and the page says so", async () => {
  const order = await placeOrder({ payment: "prepayment" });
  const browser = await open();
  for (const state of ["shipped", "nonsense", "placed"]) {
    const { statusCode, body } = await browser.submit(pathOf(order), { state, note: "" });
    expect(statusCode).toBe(409);
    expect(body).toContain("cannot change to that state");
  }
  expect((await shop.services.orders.ofNumber(order.number))!.history).toHaveLength(1);
});

test("a change is refused when a colleague has changed the order since its page was opened", async () => {
  const { number } = await placeOrder();
  const browser = await open();
  const path = pathOf({ number });
  const { body: shown } = await browser.get(path, {});
  await shop.services.orders.setState(number, { state: "shipped", note: "" });
  const seenSteps = elements(mainOf(shown), "input").find(({ name }) => name === "seenSteps")!;
  const form = { state: "withdrawn", note: "", seenSteps: seenSteps.value! };
  const { statusCode, body } = await browser.submit(path, form);
  expect(statusCode).toBe(409);
  expect(wordsOf(mainOf(body))).toContain("shipped (only a note)");
  expect((await shop.services.orders.ofNumber(number))!.state).toBe("shipped");
});

test("orders are shown only to staff with the role, and others are asked to log in", async () => {
  const order = await placeOrder();
  for (const path of [orderPaths.staff, pathOf(order)]) {
    const others = await (await open(["preview", "reports"])).get(path, {});
    expect([others.statusCode, others.headers.location]).toEqual([303, staffPaths.login]);
    const stranger = await customerBrowser(shop).get(path, {});
    expect(stranger.statusCode).toBe(303);
    expect(stranger.body).not.toContain("Müller");
    const to = new URL(String(stranger.headers.location), "http://shop.invalid");
    expect(to.pathname).toBe(staffPaths.login);
    const { name } = await staffBrowser(shop, ["orders"]);
    const login = await logInStaff(customerBrowser(shop), name, { to: to.searchParams.get("to") });
    expect(login.headers.location).toBe(path);
  }
  const change = await (await open(["reports"])).submit(pathOf(order), { state: "cancelled" });
  expect(change.headers.location).toBe(staffPaths.login);
  expect((await shop.services.orders.ofNumber(order.number))!.state).toBe("placed");
});

test("an order that does not exist has no page", async () =>
  expect((await (await open()).get(pathOf({ number: "1234567890" }), {})).statusCode).toBe(404));

test("the log names the staff account that searched, read or changed orders, and no shopper", async () => {
  const order = await placeOrder();
  const browser = await open();
  logged.length = 0;
  await browser.get(`${orderPaths.staff}?text=ida`, {});
  await browser.get(pathOf(order), {});
  await browser.submit(pathOf(order), { state: "paid", note: "" });
  const staff = expect.any(Number);
  expect(events()).toEqual([
    { security: "ordersSearched", staff },
    { security: "orderRead", staff, order: order.number },
    { security: "orderChanged", staff, order: order.number },
  ]);
  expect(logged.join()).not.toMatch(/Müller|example\.com/);
});

test("the home page of staff links the tools of their roles, and no others", async () => {
  const links = async (roles: StaffRole[]) => {
    const { body } = await (await open(roles)).get(staffPaths.login, {});
    return elements(mainOf(body), "a").map(({ href }) => href);
  };
  expect(new Set(await links(["orders"]))).toEqual(
    new Set([orderPaths.staff, staffCardsPath, staffSubscriptionsPath]),
  );
  expect(await links(["orders", "preview", "reports"])).toEqual(
    expect.arrayContaining(["/", staffPaths.tracking, orderPaths.staff]),
  );
});

/** Returns the words of an order's page for its shopper. */
async function seenByShopper(number: string) {
  const secret = await shop.services.orders.secretOf(number);
  const { body } = await customerBrowser(shop).get(`${orderPaths.order}/${secret}`);
  return { words: wordsOf(mainOf(body)), links: elements(mainOf(body), "a") };
}
/** Returns the ids of an order's parcels that were not removed. */
const parcelsOf = async (number: string) =>
  currentParcels((await shop.services.orders.ofNumber(number))!);

test("staff set, correct and remove parcels; shoppers follow them once the order is on its way", async () => {
  const { number } = await placeOrder({ email: "parcels@example.com" });
  const browser = await open();
  const forms = `${pathOf({ number })}/${parcelsPath}`;
  const set = (form: Record<string, string>) => browser.submit(forms, { parcel: "", ...form });
  const first = { carrier: "dhl", trackingNumber: "0034 0434 1610 9401 5902", action: "save" };
  for (let presses = 0; presses < 2; presses++)
    expect((await set(first)).headers.location).toBe(pathOf({ number }));
  await set({ carrier: "dpd", trackingNumber: "01234567890123", action: "save" });
  const [dhl, dpd] = await parcelsOf(number);
  expect([dhl, dpd].map((parcel) => parcel?.trackingNumber)).toEqual([
    "00340434161094015902",
    "01234567890123",
  ]);
  expect((await seenByShopper(number)).words).not.toContain(dhl!.trackingNumber);

  await set({ ...first, parcel: dhl!.id, trackingNumber: "00340434161094015919" });
  await set({ parcel: dpd!.id, action: "remove" });
  expect((await set({ parcel: dpd!.id, action: "remove" })).statusCode).toBe(409);
  await browser.submit(pathOf({ number }), { state: "shipped", note: "" });
  expect((await parcelsOf(number)).map(({ trackingNumber }) => trackingNumber)).toEqual([
    "00340434161094015919",
  ]);
  const seen = await seenByShopper(number);
  const tracking = "https://www.dhl.de/de/privatkunden/pakete-empfangen/verfolgen.html?piececode=";
  expect(seen.links).toContainEqual(
    expect.objectContaining({ href: `${tracking}00340434161094015919`, rel: "noreferrer" }),
  );
  expect(seen.words).not.toContain(dpd!.trackingNumber);
  const page = wordsOf(mainOf((await browser.get(pathOf({ number }), {})).body));
  for (const change of ["added dhl 00340434161094015902", "removed dpd 01234567890123"])
    expect(page).toContain(change);
  expect(events()).toContainEqual({
    security: "orderChanged",
    staff: expect.any(Number),
    order: number,
  });
  const { text } = await shop.mailTo("parcels@example.com", 1);
  expect(text).toContain(`${tracking}00340434161094015919`);
  expect(text).not.toContain(dpd!.trackingNumber);
});

test("a parcel's number of the wrong form is refused at its field, and stays as it was typed", async () => {
  const { number } = await placeOrder();
  const form = { parcel: "", carrier: "dhl", trackingNumber: "12-34", action: "save" };
  const { statusCode, body } = await (
    await open()
  ).submit(`${pathOf({ number })}/${parcelsPath}`, form);
  expect(statusCode).toBe(422);
  const input = elements(mainOf(body), "input").find(({ name }) => name === "trackingNumber");
  expect(input).toMatchObject({ value: "12-34", "aria-invalid": "true" });
  expect(wordsOf(mainOf(body))).toContain("00340434161094015902");
  expect(await parcelsOf(number)).toEqual([]);
});

test("parcels are set only by staff with the role, and only of orders that are sent to an address", async () => {
  const order = await placeOrder();
  const form = { parcel: "", carrier: "dhl", trackingNumber: "00340434161094015902" };
  const refused = await (await open(["reports"])).submit(`${pathOf(order)}/${parcelsPath}`, form);
  expect(refused.headers.location).toBe(staffPaths.login);
  expect(await parcelsOf(order.number)).toEqual([]);
  const collected = await placeOrder({
    delivery: {
      kind: "store",
      storeId: "hamburg-sandtorkai",
      firstName: "Ida",
      lastName: "M",
    },
    billing: { address, vatNumber: "" },
  });
  const browser = await open();
  expect((await browser.submit(`${pathOf(collected)}/${parcelsPath}`, form)).statusCode).toBe(409);
  expect(
    (await browser.submit(`${pathOf({ number: "1234567890" })}/${parcelsPath}`, form)).statusCode,
  ).toBe(404);
});
