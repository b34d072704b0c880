import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import type { Services } from "../../server/shop.ts";
import type { Order } from "../../shop/orders/order-contract.ts";
import type { Checkout, Review } from "../../shop/orders/checkout-contract.ts";
import { decodeShown } from "../../shop/orders/review-rules.ts";
import { address, completeCheckout, orderVisitor, type OrderVisitor } from "./order-visitor.ts";
import { fc } from "./seed.ts";

/** Random histories of shoppers with two tabs each, and of a shop whose stock, prices and vouchers change under them. */

export const articles = ["100101-250", "100121-250"] as const;
/** The store where orders are collected. */
const place = "hamburg-sandtorkai";
const collected: Partial<Checkout> = {
  ...completeCheckout,
  delivery: { kind: "store", storeId: place, firstName: "Ida", lastName: "Müller" },
  billing: { address, vatNumber: "" },
};
const shoppers = 3;

const [who, tab, what] = [shoppers, 2, articles.length].map((count) => fc.nat(count - 1));
const act = <Name extends string, Values extends object>(
  name: Name,
  values: { [Key in keyof Values]: fc.Arbitrary<Values[Key]> },
) =>
  fc.record({ act: fc.constant(name), ...values } as never) as fc.Arbitrary<{ act: Name } & Values>;

const [shopper, page, article] = [who!, tab!, what!];
const oneAct = fc.oneof(
  { weight: 4, arbitrary: act("set", { shopper, article, quantity: fc.nat(4) }) },
  { weight: 1, arbitrary: act("enter", { shopper, street: fc.constantFrom("Kai 1", "Kai 2") }) },
  { weight: 2, arbitrary: act("collect", { shopper, isCollected: fc.boolean() }) },
  { weight: 1, arbitrary: act("placeStock", { article, stock: fc.nat(5) }) },
  { weight: 1, arbitrary: act("voucher", { shopper, set: fc.boolean() }) },
  { weight: 4, arbitrary: act("review", { shopper, page }) },
  { weight: 6, arbitrary: act("press", { shopper, page }) },
  { weight: 1, arbitrary: act("cancel", { order: fc.nat(5) }) },
  { weight: 1, arbitrary: act("withdraw", { order: fc.nat(5), article }) },
  { weight: 1, arbitrary: act("stock", { article, stock: fc.nat(5) }) },
  { weight: 1, arbitrary: act("price", { article, step: fc.integer({ min: -50, max: 50 }) }) },
);
type Act = typeof oneAct extends fc.Arbitrary<infer One> ? One : never;

/** A history: groups of acts, each group at the same moment. */
export const orderHistories = fc.array(fc.array(oneAct, { minLength: 1, maxLength: 4 }), {
  minLength: 5,
  maxLength: 25,
});

interface Tab {
  review?: Review;
}

/** Runs a history on a shop, and returns what went wrong. */
export async function runOrderHistory(history: Act[][], services: Services): Promise<string[]> {
  const { database, orders, withdrawals, carts, now } = services;
  const db = database.sql;
  const wrong: string[] = [];
  // All guests have one e-mail address.
  await db.deleteFrom("rate_limit").execute();
  const placed = new Map<string, Order>();
  /** Numbers of orders by the keys of the forms that placed them. */
  const numbers = new Map<string, string>();
  /** Orders that a press confirmed as they are. Another tab of the same cart, opened before a change, finds the order as well. */
  const confirmed = new Set<string>();
  await sql`insert into place_stock (market, place, tcm, stock) select 'DE', ${place}, tcm, 3 from unnest(${[...articles]}::text[]) as tcm
    on conflict (tcm, market, place) do update set stock = 3, sold = 0`.execute(db);
  const stockGiven = (await stocksOf(services)).map(({ stock, sold }) => stock + sold);
  const code = await newVoucher();
  const people = await Promise.all(Array.from({ length: shoppers }, open));
  const at = people[0]!.visitor.at();

  async function newVoucher() {
    const to = { site: "DE" as const, kind: "newsletter" as const, holder: randomUUID() };
    const validUntil = new Date(now().getTime() + 86_400_000);
    const voucher = { ...to, title: "Hallo", percent: 10, validUntil, now: now() };
    await carts.personalVouchers.issue(voucher);
    return (await carts.personalVouchers.of(to, now()))!.code;
  }

  async function open() {
    const visitor = orderVisitor(services);
    await visitor.add(articles[0]);
    await visitor.enter();
    return { visitor, tabs: [{}, {}] as Tab[] };
  }

  /** Notes an order, and whether it is what the page showed whose button was pressed. */
  function note({ seen }: Review, order: Order) {
    const shown = decodeShown(seen.shown);
    const lines = order.lines.map(({ tcm, quantity, price }) => [tcm, quantity, price]);
    const said = shown.lines.map(({ tcm, quantity, price }) => [tcm, quantity, price]);
    if (JSON.stringify(lines) === JSON.stringify(said) && order.totals.total === shown.total)
      confirmed.add(order.number);
    const number = numbers.get(seen.key) ?? order.number;
    if (number !== order.number) wrong.push(`one form placed ${number} and ${order.number}`);
    numbers.set(seen.key, order.number);
    placed.set(order.number, order);
  }

  async function press(visitor: OrderVisitor, { review }: Tab) {
    if (!review) return;
    const number = numbers.get(review.seen.key);
    const outcome = await visitor.press(review.seen);
    if ("number" in outcome) note(review, outcome);
    else if (number !== undefined)
      wrong.push(`order ${number} was answered with ${JSON.stringify(outcome)}`);
    else if (outcome.problem === "changed" && outcome.changes.length === 0)
      wrong.push("a refusal without a reason");
  }

  const acts: { [Name in Act["act"]]: (act: Extract<Act, { act: Name }>) => Promise<unknown> } = {
    set: ({ shopper: index, article: which, quantity }) => {
      const tcm = articles[which]!;
      const productId = tcm.slice(0, 6);
      return people[index]!.visitor.change({ setArticle: { productId, tcm, quantity } });
    },
    enter: ({ shopper: index, street }) =>
      people[index]!.visitor.enter({
        ...completeCheckout,
        delivery: { kind: "home", address: { ...address, street } },
      }),
    collect: ({ shopper: index, isCollected }) =>
      people[index]!.visitor.enter(isCollected ? collected : completeCheckout),
    voucher: ({ shopper: index, set }) =>
      people[index]!.visitor.change({ setVoucher: { code, set } }),
    async review({ shopper: index, page: of }) {
      const { visitor, tabs } = people[index]!;
      const review = await visitor.review();
      tabs[of] = { review };
    },
    press({ shopper: index, page: of }) {
      const { visitor, tabs } = people[index]!;
      return press(visitor, tabs[of]!);
    },
    async cancel({ order }) {
      const found = [...placed.values()][order];
      if (found) await orders.cancel(found, now());
    },
    async withdraw({ order, article: which }) {
      const found = [...placed.values()][order];
      if (!found) return;
      const declaration = { name: "Ida", contract: found.number, email: found.email, reason: "" };
      const key = randomUUID();
      const ip = people[0]!.visitor.ip;
      await withdrawals.receive({ ...declaration, part: articles[which]! }, key, { ...at, ip });
    },
    async stock({ article: which, stock }) {
      const { rows } = await sql<{ change: number }>`with before as (select * from offer
          where market = 'DE' and tcm = ${articles[which]!} for update)
        update offer set stock = ${stock}::integer from before
        where offer.market = before.market and offer.tcm = before.tcm
          and offer.valid_from = before.valid_from
        returning offer.stock - before.stock as change`.execute(db);
      stockGiven[which]! += rows[0]!.change;
    },
    async placeStock({ article: which, stock }) {
      const { rows } = await sql<{ change: number }>`with before as (select * from place_stock
          where market = 'DE' and place = ${place} and tcm = ${articles[which]!} for update)
        update place_stock set stock = ${stock}::integer from before
        where place_stock.tcm = before.tcm and place_stock.market = before.market and place_stock.place = before.place
        returning place_stock.stock - before.stock as change`.execute(db);
      stockGiven[articles.length + which]! += rows[0]!.change;
    },
    price: ({ article: which, step }) =>
      sql`update offer set price = greatest(price + ${step}::integer, 1), was = null
        where market = 'DE' and tcm = ${articles[which]!}`.execute(db),
  };

  for (const group of history)
    await Promise.all(group.map((each) => acts[each.act](each as never)));

  // Whatever was said to have changed, the next look at it can be confirmed.
  for (const { visitor } of people) {
    const review = await visitor.review();
    const outcome = await visitor.press(review.seen);
    if ("number" in outcome) note(review, outcome);
    else if (outcome.problem === "changed")
      wrong.push(`a review that is true was refused: ${JSON.stringify(outcome)}`);
    if ("number" in outcome && (await visitor.cart()).numberOfArticles > 0)
      wrong.push("the cart is not empty after the order");
  }
  for (const number of placed.keys())
    if (!confirmed.has(number)) wrong.push(`order ${number} is what no review showed`);
  return [...wrong, ...(await inconsistencies(services, { placed, stockGiven, code }))];
}

interface StockRow {
  tcm: string;
  stock: number;
  sold: number;
  /** Whether it is the stock of the store. */
  isPlace: boolean;
}

/** Returns stock and sold pieces of the articles: those that are sent, then those of the store. */
async function stocksOf({ database }: Services) {
  const { rows } = await sql<StockRow>`
    select tcm, stock, sold, false as "isPlace" from offer where market = 'DE' and tcm = any(${articles})
    union all
    select tcm, stock, sold, true from place_stock where market = 'DE' and place = ${place} and tcm = any(${articles})
    order by 4, 1`.execute(database.sql);
  return rows;
}

const isFromStore = ({ delivery }: Order) =>
  delivery.kind === "store" && delivery.collection?.kind === "stock";

/** Compares what the database stores with what was answered. */
async function inconsistencies(
  services: Services,
  { placed, stockGiven, code }: { placed: Map<string, Order>; stockGiven: number[]; code: string },
): Promise<string[]> {
  const wrong: string[] = [];
  const { orders, database } = services;
  const stored = await orders.search({ text: completeCheckout.email });
  if (stored.length !== placed.size)
    wrong.push(`${stored.length} orders are stored, and ${placed.size} were confirmed`);
  const valid = stored.filter(({ state }) => state !== "cancelled");
  for (const [index, { tcm, stock, sold, isPlace }] of (await stocksOf(services)).entries()) {
    const lines = valid
      .filter((order) => isFromStore(order) === isPlace)
      .flatMap((order) => order.lines)
      .filter((line) => line.tcm === tcm);
    const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    if (sold !== pieces) wrong.push(`${sold} pieces of ${tcm} are sold, ${pieces} ordered`);
    if (stock + sold !== stockGiven[index])
      wrong.push(`${stock} and ${sold} of ${tcm} are not the ${stockGiven[index]} that there were`);
  }
  const used = valid.filter(({ voucher }) => voucher?.code === code).length;
  if (used > 1) wrong.push(`${used} orders have the voucher of one person`);
  const { rows } = await sql<{ mails: number; purchases: number }>`select
      (select count(distinct message_id) from outgoing_mail where kind = 'order-confirmation') as mails,
      (select count(*) from tracking_key) as purchases`.execute(database.sql);
  const { mails, purchases } = rows[0]!;
  if (mails !== placed.size || purchases !== placed.size)
    wrong.push(`${placed.size} orders, ${mails} mails, ${purchases} purchases`);
  return wrong;
}
