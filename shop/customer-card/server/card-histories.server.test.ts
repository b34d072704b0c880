import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { newSecret } from "../../../platform/security/secrets.ts";
import { completeCheckout, orderVisitor } from "../../../tests/support/order-visitor.ts";
import { fc } from "../../../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import type { OrderStepName } from "../../orders/order-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { lotsOf, validBeans } from "../card-rules.ts";
import { readBookings } from "./card-ledger.ts";

const { site } = allSites.DE;
const day = 86_400_000;
const start = new Date("2026-11-25T12:00:00Z");
let now = start;
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

/** The number of histories; `npm run test:long` sets more. */
const numRuns = Number(process.env.CARD_HISTORIES ?? 12);

const articles = ["100101-250", "100121-250"] as const;
const database = () => shop.services.database.sql;
const cards = () => shop.services.customerCards;

let customers: string[] = [];
/** Customers who have given a card back: its bookings name no orders any more. */
const left = new Set<string>();
let orders: { number: string; spent: number }[] = [];
/** Numbers of cards from a store that nobody has added yet. */
let storeCards: string[] = [];

/** Adds three customers, and removes what the previous history left. */
async function reset() {
  now = start;
  orders = [];
  left.clear();
  const db = database();
  await sql`truncate card_ledger, store_card_batch, placed_order, order_attempt, engine_order, checkout, cart, customer, rate_limit,
    outgoing_mail cascade`.execute(db);
  await sql`update offer set stock = 10000, sold = 0 where market = 'DE' and tcm = any(${[...articles]})`.execute(
    db,
  );
  const { rows } = await sql<{
    id: number;
  }>`insert into customer (site, email, password_hash, first_name, last_name, country)
    select 'DE', 'card' || number || '@example.com', '', 'Ida', 'Müller', 'DE' from generate_series(1, 3) as number
    returning id`.execute(db);
  customers = rows.map(({ id }) => String(id));
  const batch = newSecret();
  await cards().storeCards.make(batch, { site: "DE", count: 3 }, 1);
  storeCards = (await cards().storeCards.batch(batch, 1))!.cards.map(({ number }) => number);
}

type Step =
  | { kind: "issue" | "leave" | "removeAccount" | "correct"; who: number; beans: number }
  | { kind: "invite"; who: number; other: number }
  | { kind: "attach"; who: number; other: number; card: number; beans: number }
  | { kind: "order"; who: number; lots: number; pieces: number; tabs: number }
  | { kind: "state"; order: number; state: OrderStepName }
  | { kind: "withdraw"; order: number; article: number }
  | { kind: "deliver"; order: number }
  | { kind: "days"; days: number }
  | { kind: "jobs" };

const who = fc.nat(2);
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("issue"), who, beans: fc.constant(0) }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constantFrom("correct", "correct", "leave", "removeAccount"),
      who,
      beans: fc.integer({ min: -400, max: 900 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("invite"), who, other: who }) },
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("attach"),
      who,
      other: who,
      card: fc.nat(2),
      beans: fc.integer({ min: 1, max: 300 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant("order"),
      who,
      lots: fc.nat(4),
      pieces: fc.integer({ min: 1, max: 4 }),
      tabs: fc.constantFrom(1, 1, 2),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant("state"),
      order: fc.nat(5),
      state: fc.constantFrom("cancelled", "returned", "shipped", "delivered", "withdrawn"),
    }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("deliver"), order: fc.nat(5) }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("withdraw"), order: fc.nat(5), article: fc.nat(1) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant("days"), days: fc.constantFrom(1, 31, 31, 500, -40) }),
  },
  { weight: 5, arbitrary: fc.record({ kind: fc.constant("jobs") }) },
);

async function run(action: Step) {
  const { orders: all } = shop.services;
  const number = "order" in action ? orders[action.order % Math.max(1, orders.length)]?.number : "";
  const setState = (state: OrderStepName) => all.setState(number!, { state, note: "" });
  switch (action.kind) {
    case "issue":
      // Two tabs at once.
      await Promise.all(
        (["privatecard", "privatecard"] as const).map((kind) =>
          cards().issue(customers[action.who]!, kind, { site, now }, "card@example.com"),
        ),
      );
      return;
    case "leave":
      left.add(customers[action.who]!);
      return cards().leave(customers[action.who]!, now);
    case "removeAccount": {
      const id = customers[action.who]!;
      await sql`delete from customer where id = ${id}`.execute(database());
      await cards().accountHooks.onRemoved?.({ id, site: "DE", email: "", now });
      return;
    }
    case "correct": {
      const card = await cards().of(customers[action.who]!);
      const { beans } = action;
      if (card)
        await cards().correct(card.number, { beans, note: "Kulanz", key: String(beans) }, 1);
      return;
    }
    case "invite": {
      const at = { site, now };
      const email = `card${action.other + 1}@example.com`;
      await cards().households.invite(customers[action.who]!, email, at);
      const { rows } = await sql<{ id: string }>`select id from card_invitation
        where email = ${email} order by created_at desc limit 1`.execute(database());
      if (!rows[0]) return;
      const link = await cards().households.linkOf(rows[0].id, "", "DE");
      const signature = link.split("/").at(-1)!;
      await cards().households.join({ id: rows[0].id, signature }, customers[action.other]!, at);
      return;
    }
    case "attach": {
      const [number] = storeCards.splice(action.card % Math.max(1, storeCards.length), 1);
      if (!number) return;
      const { beans } = action;
      await cards().correct(number, { beans, note: "Store", key: String(beans) }, 1);
      const code = await cards().storeCards.codeOf(number);
      // Two customers who both have the card in their hands, or one with two tabs.
      await Promise.all(
        [action.who, action.other].map((person) =>
          cards().attach(
            { customerId: customers[person]!, number, code, ip: "192.0.2.1" },
            { site, now },
          ),
        ),
      );
      return;
    }
    case "order": {
      const owner = { customerId: customers[action.who]!, hasCard: false };
      const visitor = orderVisitor(shop.services, { owner });
      const { rows } = await sql`select from customer where id = ${owner.customerId}`.execute(
        database(),
      );
      if (rows.length === 0) return;
      for (const tcm of articles) await visitor.add(tcm, action.pieces);
      await visitor.enter({ ...completeCheckout, beanLots: action.lots || undefined });
      const { seen } = await visitor.review();
      const outcomes = await Promise.all(
        Array.from({ length: action.tabs }, () => visitor.press(seen)),
      );
      for (const outcome of outcomes)
        if (!("problem" in outcome) && !orders.some((known) => known.number === outcome.number))
          orders.push({ number: outcome.number, spent: outcome.totals.beans?.count ?? 0 });
      return;
    }
    case "deliver":
      if (!number) return;
      for (const state of ["shipped", "paid", "delivered"] as const) await setState(state);
      return;
    case "state":
      if (number) await setState(action.state);
      return;
    case "withdraw":
      if (number)
        await database()
          .transaction()
          .execute((transaction) =>
            all.withdraw(transaction, {
              number: "W1",
              orders: [number],
              part: articles[action.article]!,
              receivedAt: now,
            }),
          );
      return;
    case "days":
      now = new Date(now.getTime() + action.days * day);
      return;
    case "jobs":
      // Two processes at once.
      for (const job of cards().jobs) await Promise.all([job.run(), job.run()]);
  }
}

/** Returns what is wrong with the ledgers. */
async function mistakes(): Promise<string[]> {
  const found: string[] = [];
  const db = database();
  const { rows: ledgers } = await sql<{
    id: string;
    closed: boolean;
  }>`select id, closed_at is not null as closed
    from card_ledger`.execute(db);
  for (const { id, closed } of ledgers) {
    const bookings = await readBookings(db, id);
    let balance = 0;
    for (const { beans, kind } of bookings) {
      balance += beans;
      if (balance < 0) found.push(`${id} is negative after ${kind}`);
    }
    const lots = lotsOf(bookings);
    if (validBeans(lots, new Date(-1)) !== balance) found.push(`lots of ${id} do not add up`);
    if (closed && balance !== 0) found.push(`${id} is closed with ${balance} beans`);
  }
  const { rows: moved } = await sql<{ sum: number }>`select coalesce(sum(beans), 0)::integer as sum
    from card_booking where kind in ('movedIn', 'movedOut')`.execute(db);
  if (moved[0]!.sum !== 0) found.push(`${moved[0]!.sum} beans moved nowhere`);
  const { rows: owners } = await sql<{ count: number }>`select count(*)::integer as count from card
    where returned_at is null group by ledger_id having count(*) > 4 or count(*) filter (where is_manager) <> 1`.execute(
    db,
  );
  if (owners.length > 0) found.push("a household has not one manager");
  const { rows: strays } = await sql<{ number: string }>`select number from store_card
    where (attached_at is not null) <> exists (select from card where card.number = store_card.number)`.execute(
    db,
  );
  found.push(...strays.map(({ number }) => `${number} is added, and to no account`));
  const { rows: lost } = await sql<{ number: string }>`select number from card
    join card_ledger on card_ledger.id = ledger_id
    where returned_at is null and (merged_into is not null or closed_at is not null)`.execute(db);
  found.push(...lost.map(({ number }) => `${number} is valid without a ledger`));
  for (const { number, spent } of orders) {
    const order = (await shop.services.orders.ofNumber(number))!;
    const { rows } = await sql<{ kind: string; beans: number }>`select kind, beans from card_booking
      where order_number = ${number}`.execute(db);
    const sum = (...kinds: string[]) =>
      rows.reduce((total, { kind, beans }) => (kinds.includes(kind) ? total + beans : total), 0);
    const count = (kind: string) => rows.filter((row) => row.kind === kind).length;
    if (order.customerId === undefined || left.has(order.customerId)) continue;
    if (-sum("spent") !== spent) found.push(`${number} has spent ${-sum("spent")}, not ${spent}`);
    if (count("restored") > 1) found.push(`${number} is restored twice`);
    if (count("restored") === 1 && order.state !== "cancelled")
      found.push(`${number} is restored and ${order.state}`);
    const earned = sum("earned", "takenBack");
    const expected = (await cards().ofOrder(number))?.expected ?? 0;
    if (earned < 0) found.push(`${number} has earned ${earned}`);
    const { rows: state } = await sql<{ open: boolean }>`select check_at is not null as open
      from card_order where order_number = ${number}`.execute(db);
    const isSettled = state[0]?.open === false;
    if (isSettled && count("takenBack") === 0 && earned > expected)
      found.push(`${number} has earned ${earned} of ${expected}`);
  }
  return found;
}

test(
  "after any history the ledgers add up, are never negative, and each order has spent, earned and restored once",
  async () => {
    let earning = 0;
    let spending = 0;
    let attaching = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 40 }), async (history) => {
        await reset();
        for (const each of customers)
          await cards().issue(each, "privatecard", { site, now }, "card@example.com");
        await run({ kind: "correct", who: 0, beans: 900 });
        for (const each of history) await run(each);
        await run({ kind: "jobs" });
        expect(await mistakes()).toEqual([]);
        const { rows } = await sql<{ earned: number; spent: number }>`select
          count(*) filter (where kind = 'earned')::integer as earned,
          count(*) filter (where kind = 'spent')::integer as spent from card_booking`.execute(
          database(),
        );
        earning += rows[0]!.earned;
        spending += rows[0]!.spent;
        attaching += 3 - storeCards.length;
      }),
      { numRuns, endOnFailure: true },
    );
    // The histories reach what they are about.
    expect(Math.min(earning, spending, attaching)).toBeGreaterThan(0);
  },
  numRuns * 20_000,
);

test("no booking is changed or deleted", async () => {
  await reset();
  await cards().issue(customers[0]!, "kontorcard", { site, now }, "ida@example.com");
  const change = (statement: ReturnType<typeof sql>) => statement.execute(database());
  await expect(change(sql`update card_booking set beans = 1000`)).rejects.toThrow("only added");
  await expect(change(sql`delete from card_booking`)).rejects.toThrow("only added");
});
