import { checkoutPaths } from "../../shop/shop-paths.ts";
import { randomInt, randomUUID } from "node:crypto";
import type pg from "pg";
import { type ReviewSeen } from "../../shop/orders/checkout-contract.ts";
import type { Orders } from "../../shop/orders/server/orders-slice.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { cookieOf, newCart, type Article, type StoredCart } from "./cart-works.ts";
import type { LoadRequest } from "./harness/load.ts";

/** A guest in front of the review, with a cart of five articles and everything that the checkout asks for. */
export interface ReadyGuest extends StoredCart {
  seen: ReviewSeen;
}

const articlesPerCart = 5;
const day = 86_400_000;
const at = () => ({ site: allSites.DE.site, now: new Date() });
const inTwoWeeks = () => new Date(Date.now() + 14 * day);

/** Each guest has an e-mail address of their own, because orders of one are limited. */
const entered = {
  email: "ida@example.com",
  delivery: {
    kind: "home",
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
  },
  payment: "prepayment",
};

/** Stores guests, each with five of these articles in the cart. */
export async function storeGuests(
  pool: pg.Pool,
  articles: Article[],
  count: number,
): Promise<StoredCart[]> {
  const guests = Array.from({ length: count }, newCart);
  const ids = guests.map(({ id }) => id);
  await pool.query(
    "insert into cart (id, site, expires_at, revision) select unnest($1::text[]), 'DE', $2, 1",
    [ids, inTwoWeeks()],
  );
  const entries = guests.flatMap(({ id }) => {
    const first = randomInt(articles.length);
    return Array.from({ length: articlesPerCart }, (_, index) => ({
      id,
      ...articles[(first + index * 7) % articles.length]!,
    }));
  });
  await pool.query(
    `insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity)
     select id, 'article', tcm, product_id, tcm, 1
     from json_to_recordset($1) as entry (id text, tcm text, product_id text)
     on conflict do nothing`,
    [JSON.stringify(entries)],
  );
  await pool.query(
    `insert into checkout (site, owner, entered, expires_at)
     select 'DE', id, $2::jsonb || jsonb_build_object('email', id || '@example.com'), $3
     from unnest($1::text[]) as id`,
    [ids, JSON.stringify(entered), inTwoWeeks()],
  );
  await pool.query("analyze cart, cart_entry, checkout");
  return guests;
}

/** Opens the review of guests, as its page does. */
export async function openReviews(orders: Orders, guests: StoredCart[]): Promise<ReadyGuest[]> {
  const ready: ReadyGuest[] = [];
  for (const guest of guests) {
    const { seen } = await orders.review({ secret: guest.cookie }, at());
    ready.push({ ...guest, seen });
  }
  return ready;
}

const someNetwork = () => [10, randomInt(256), randomInt(256), randomInt(256)].join(".");

/** Places an order as the page of the review does. */
export async function placeOrder(orders: Orders, { cookie, seen }: ReadyGuest): Promise<void> {
  const submission = { seen, ip: someNetwork(), browser: "Firefox", consent: "granted" as const };
  const outcome = await orders.place({ secret: cookie }, at(), submission);
  if ("problem" in outcome) throw new Error(JSON.stringify(outcome));
}

/** The request of the review's form. */
export const pressButton = ({ seen, ...guest }: ReadyGuest): LoadRequest => ({
  method: "POST",
  path: checkoutPaths.review,
  headers: {
    cookie: cookieOf(guest),
    "content-type": "application/x-www-form-urlencoded",
    "x-forwarded-for": someNetwork(),
  },
  body: new URLSearchParams({ ...seen }).toString(),
});

interface CartLine {
  tcm: string;
  product_id: string;
  quantity: number;
  price: number;
}

/** Stores the same order in one transaction: what is read, and everything that has to be durable with it. */
export async function storeRaw(client: pg.PoolClient, guest: StoredCart) {
  await inTransaction(client, async () => {
    const draft = await readDraft(client, guest);
    await storeOrder(client, guest, draft);
    await takeStock(client, draft);
  });
}

/** Stores the same order in three transactions, because its stock may lie in another system: attempt, stock, order. */
export async function storeRawInThree(client: pg.PoolClient, guest: StoredCart) {
  const draft = await inTransaction(client, async () => {
    const read = await readDraft(client, guest);
    await client.query(
      `insert into order_attempt (number, key_hash, shown_hash, site, owner, revision, order_data, draft, browser, consent, holders,
         state, started_at, tried_at)
       values ($1, $2, $2, 'DE', $3, 1, $4, $4, 'Firefox', 'granted', '{}', 'open', $5, $5)`,
      [read.number, randomUUID(), guest.id, JSON.stringify(read), read.now],
    );
    return read;
  });
  await inTransaction(client, async () => {
    await client.query(
      `insert into engine_order (key, number, channel, placed_at, state, draft, expires_at)
       values ($1, $1, 'DE', $3, 'placed', $2, $3)`,
      [draft.number, JSON.stringify(draft), draft.now],
    );
    await takeStock(client, draft);
  });
  await inTransaction(client, async () => {
    await storeOrder(client, guest, draft);
    await client.query("delete from order_attempt where number = $1", [draft.number]);
  });
}

async function inTransaction<Result>(client: pg.PoolClient, work: () => Promise<Result>) {
  await client.query("begin");
  const result = await work();
  await client.query("commit");
  return result;
}

type Draft = Awaited<ReturnType<typeof readDraft>>;

async function readDraft(client: pg.PoolClient, { id }: StoredCart) {
  const { rows: checkouts } = await client.query<{ entered: typeof entered }>(
    "select entered from checkout where site = 'DE' and owner = $1",
    [id],
  );
  const { rows: lines } = await client.query<CartLine>(
    `select entry.tcm, entry.product_id, entry.quantity, offer.price from cart
     join cart_entry entry on entry.cart_id = cart.id
     join offer on offer.tcm = entry.tcm and offer.market = 'DE' where cart.id = $1`,
    [id],
  );
  const number = String(randomInt(1_000_000_000, 10_000_000_000));
  return { number, now: new Date(), lines, ...checkouts[0]!.entered };
}

async function storeOrder(
  client: pg.PoolClient,
  { id }: StoredCart,
  { number, now, lines, email, delivery, payment }: Draft,
) {
  await client.query("update cart set revision = revision + 1, changed_at = $2 where id = $1", [
    id,
    now,
  ]);
  await client.query("delete from cart_entry where cart_id = $1", [id]);
  await client.query("delete from checkout where site = 'DE' and owner = $1", [id]);
  await client.query(
    `insert into placed_order (number, key_hash, site, email, placed_at, state, payment, due_at, totals, delivery,
       gift_message, browser, expires_at)
     values ($1, $2, 'DE', $3, $4, 'placed', $5, $4, $6, $7, '', 'Firefox', $4)`,
    [number, randomUUID(), email, now, payment, JSON.stringify({ total: 1 }), delivery],
  );
  await client.query(
    `insert into order_line (number, position, kind, tcm, product_id, title, label, picture, url, quantity, price, total,
       tax_rate)
     select $1, row_number() over (), 'article', tcm, product_id, tcm, '', '', '', quantity, price, price, 19
     from json_to_recordset($2) as line (tcm text, product_id text, quantity integer, price integer)`,
    [number, JSON.stringify(lines)],
  );
  await client.query(
    "insert into order_step (number, state, at, note) values ($1, 'placed', $2, '')",
    [number, now],
  );
  await client.query(
    `insert into outgoing_mail (id, kind, site, recipient, data, message_id, made_at, next_try)
     values ($1, 'bench', 'DE', $2, $3, $5, $4, $4)`,
    [randomUUID(), email, JSON.stringify({ number }), now, `<${number}@example.com>`],
  );
  const purchase = randomUUID();
  const today = now.toISOString().slice(0, 10);
  await client.query("insert into tracking_key (key, day, id, received) values ($1, $2, $3, $4)", [
    `purchase:DE:${number}`,
    today,
    purchase,
    now,
  ]);
  await client.query(
    `insert into tracking_event (day, id, site, name, version, time, received, client, tab, sequence, page, consent,
       browser, is_bot, network, data)
     values ($1, $2, 'DE', 'EcommerceEventData', 1, $3, $3, 'shop', '', 1, '', '', 'Firefox', false, '', $4)`,
    [today, purchase, now, JSON.stringify({ items: lines })],
  );
}

async function takeStock(client: pg.PoolClient, { lines }: Draft) {
  await client.query(
    `with locked as materialized (
       select tcm from offer where market = 'DE' and tcm = any($1) order by tcm for update)
     update offer set stock = stock - 1, sold = sold + 1 from locked
     where market = 'DE' and offer.tcm = locked.tcm`,
    [lines.map(({ tcm }) => tcm)],
  );
}
