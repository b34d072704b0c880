import { cartApiPath } from "../../border/border-paths.ts";
import { createHash, randomBytes, randomInt } from "node:crypto";
import type pg from "pg";
import { cartCookie } from "../../border/cart/cart-contract.ts";
import type { LoadRequest } from "./harness/load.ts";

/** Actions of shoppers on carts: as a request to the shop, and as the raw statements that store the same. */
export interface CartWork {
  name: string;
  /** Number of entries in the carts of this work. */
  size: CartSize;
  request(cart: StoredCart): LoadRequest;
  raw(client: pg.PoolClient, cart: StoredCart): Promise<unknown>;
  /** The raw statements, and one that reads what the shop's answer shows: the entries with their prices and stock. */
  rawAnswered(client: pg.PoolClient, cart: StoredCart): Promise<unknown>;
}

export const cartSizes = [5, 100] as const;
export type CartSize = (typeof cartSizes)[number];

export interface StoredCart {
  id: string;
  /** The value of its cookie. */
  cookie: string;
}

export const cookieOf = ({ cookie }: StoredCart) => `${cartCookie}=${cookie}`;

export const cartIdOf = (cookie: string) => createHash("sha256").update(cookie).digest("base64url");

export interface Article {
  tcm: string;
  product_id: number;
}

const days = 86_400_000;
const quantityLimit = 20;

export function cartWorks({ tcm, product_id }: Article): CartWork[] {
  const article = { productId: String(product_id), tcm };
  const add = () => ({ addArticle: { ...article, quantity: 1 } });
  const set = () => ({ setArticle: { ...article, quantity: someQuantity() } });

  const updateCart = (client: pg.PoolClient, { id }: StoredCart) =>
    client.query(
      "update cart set changed_at = $2, expires_at = $3, revision = revision + 1 where id = $1",
      [id, new Date(), inThirtyDays()],
    );
  const storeKey = (client: pg.PoolClient, id: string) =>
    client.query(
      "insert into cart_change (cart_id, idempotency_key, request_hash) values ($1, $2, $3)",
      [id, randomBytes(16).toString("hex"), "hash"],
    );
  const storeEntry = (client: pg.PoolClient, id: string, quantity: number) =>
    client.query(
      `insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity)
       values ($1, 'article', $2, $3, $2, $4)
       on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity`,
      [id, tcm, String(product_id), quantity],
    );
  const createCart = async (client: pg.PoolClient) => {
    const { id } = newCart();
    await client.query("begin");
    await client.query("insert into cart (id, site, expires_at) values ($1, 'DE', $2)", [
      id,
      inThirtyDays(),
    ]);
    await storeKey(client, id);
    await storeEntry(client, id, 1);
    await client.query("commit");
    return id;
  };
  const setQuantity = async (client: pg.PoolClient, cart: StoredCart) => {
    await client.query("begin");
    await updateCart(client, cart);
    await storeKey(client, cart.id);
    await storeEntry(client, cart.id, someQuantity());
    await client.query("commit");
    return cart.id;
  };
  const readEntries = (client: pg.PoolClient, id: string) =>
    client.query(
      `select e.*, f.price, f.was, f.stock from cart c join cart_entry e on e.cart_id = c.id
       left join offer f on f.tcm = e.tcm and f.market = 'DE' where c.id = $1`,
      [id],
    );

  const change = (name: string, size: CartSize, body: () => object): CartWork => ({
    name,
    size,
    request: (cart) => put(body(), { cookie: cookieOf(cart) }),
    raw: setQuantity,
    rawAnswered: async (client, cart) => readEntries(client, await setQuantity(client, cart)),
  });
  const read = (size: CartSize): CartWork => {
    const raw: CartWork["raw"] = (client, { id }) => readEntries(client, id);
    const request = (cart: StoredCart) => ({
      path: cartApiPath,
      headers: { cookie: cookieOf(cart) },
    });
    return { name: "read", size, request, raw, rawAnswered: raw };
  };
  return [
    {
      name: "add to a new cart",
      size: 5,
      request: () => put(add()),
      raw: createCart,
      rawAnswered: async (client) => readEntries(client, await createCart(client)),
    },
    change("add to a cart", 5, add),
    change("change quantity", 5, set),
    change("change quantity", 100, set),
    read(5),
    read(100),
  ];
}

function put(body: object, headers: Record<string, string> = {}): LoadRequest {
  return {
    method: "PUT",
    path: cartApiPath,
    headers: {
      ...headers,
      "content-type": "application/json",
      "idempotency-key": randomBytes(16).toString("hex"),
    },
    body: JSON.stringify(body),
  };
}

const someQuantity = () => randomInt(2, quantityLimit + 1);

/** Stores carts with these articles. */
export async function storeCarts(
  pool: pg.Pool,
  articles: Article[],
  count: number,
): Promise<StoredCart[]> {
  const carts = Array.from({ length: count }, newCart);
  const ids = carts.map(({ id }) => id);
  await pool.query("insert into cart (id, site, expires_at) select unnest($1::text[]), 'DE', $2", [
    ids,
    inThirtyDays(),
  ]);
  await pool.query(
    `insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity)
     select id, 'article', tcm, product_id, tcm, 1
     from unnest($1::text[]) id, unnest($2::text[], $3::text[]) as a (tcm, product_id)`,
    [ids, articles.map(({ tcm }) => tcm), articles.map(({ product_id }) => String(product_id))],
  );
  await pool.query("analyze cart, cart_entry");
  return carts;
}

export function newCart(): StoredCart {
  const cookie = randomBytes(24).toString("base64url");
  return { cookie, id: cartIdOf(cookie) };
}

const inThirtyDays = () => new Date(Date.now() + 30 * days);
