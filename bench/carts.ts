import { execFile } from "node:child_process";
import { createHash, randomBytes } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { withPostgres } from "../scripts/postgres.ts";
import { cartApiPath, cartCookie } from "../features/cart/cart-contract.ts";
import { hasWrk, median, printTable, startShop } from "./measure.ts";

/**
 * `npm run bench:carts`: the cart's endpoint on a PostgreSQL server, beside the raw statements that do the same durable
 * work through the same driver, in one run.
 */

const seconds = 3;
const rounds = 3;
const cartsHeld = 2_000;
const days = 86_400_000;

if (!(await hasWrk())) throw new Error("This bench needs wrk: apt-get install wrk");

interface Held {
  id: string;
  cookie: string;
}

interface Work {
  name: string;
  /** Entries of the carts that it works on. */
  size: number;
  /** The body of a change, in Lua; without one the cart is read. */
  body?: string;
  isNew?: boolean;
  raw(client: pg.PoolClient, cart: Held): Promise<unknown>;
}

await withPostgres(async (url) => {
  const shop = await startShop({ DATABASE_URL: url });
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  try {
    const { rows: articles } = await pool.query<{ tcm: string; product_id: number }>(
      `select a.tcm, a.product_id from article a join offer f on f.tcm = a.tcm and f.market = 'DE'
       join product p on p.id = a.product_id and p.kind <> 'giftCard'
       where f.stock > 20 order by a.tcm limit 100`,
    );
    const target = articles[0]!;
    const carts = {
      5: await fill(pool, articles.slice(0, 5), cartsHeld),
      100: await fill(pool, articles, cartsHeld / 4),
    };
    const works = cartWorks(target);
    const rows: (string | number)[][] = [];
    for (const work of works)
      for (const connections of [1, 16, 64]) {
        const held = carts[work.size as keyof typeof carts];
        const ours: number[] = [];
        const raw: number[] = [];
        for (let round = 0; round < rounds; round++) {
          ours.push(await askShop(shop.origin, work, held, connections));
          raw.push(await doRaw(pool, work, held, connections));
        }
        const ratio = median(ours.map((rate, round) => rate / raw[round]!));
        rows.push([
          work.name,
          work.size,
          connections,
          Math.round(median(ours)),
          Math.round(median(raw)),
          ratio.toFixed(2),
        ]);
        await pool.query("update cart_entry set quantity = 1");
      }
    printTable(
      "The cart on PostgreSQL, beside raw statements through the same driver, in a second",
      ["", "entries", "connections", "cart", "raw", "ratio"],
      rows,
    );
    const rateOf = (name: string, size: number) =>
      Number(rows.find((row) => row[0] === name && row[1] === size && row[2] === 16)![3]);
    for (const name of ["read", "change quantity"])
      console.log(
        `\n  ${name}: a cart of 100 entries costs ${(rateOf(name, 5) / rateOf(name, 100)).toFixed(2)} times one of 5`,
      );
  } finally {
    await pool.end();
    await shop.stop();
  }
});

/** What shoppers do, and the statements that keep the same. */
function cartWorks({ tcm, product_id }: { tcm: string; product_id: number }): Work[] {
  const article = `"productId":"${product_id}","tcm":"${tcm}"`;
  const add = `'{"addArticle":{${article},"quantity":1}}'`;
  const set = `'{"setArticle":{${article},"quantity":' .. math.random(2, 20) .. '}}'`;
  const holdCart = (client: pg.PoolClient, { id }: Held) =>
    client.query(
      "update cart set changed_at = $2, expires_at = $3, revision = revision + 1 where id = $1",
      [id, new Date(), inThirtyDays()],
    );
  const keepKey = (client: pg.PoolClient, id: string) =>
    client.query(
      "insert into cart_change (cart_id, idempotency_key, request_hash) values ($1, $2, $3)",
      [id, randomBytes(16).toString("hex"), "hash"],
    );
  const put = (client: pg.PoolClient, id: string, quantity: number) =>
    client.query(
      `insert into cart_entry (cart_id, kind, entry_key, product_id, tcm, quantity)
       values ($1, 'article', $2, $3, $2, $4)
       on conflict (cart_id, kind, entry_key) do update set quantity = excluded.quantity`,
      [id, tcm, String(product_id), quantity],
    );
  const change = async (client: pg.PoolClient, cart: Held, quantity: number) => {
    await client.query("begin");
    await holdCart(client, cart);
    await keepKey(client, cart.id);
    await put(client, cart.id, quantity);
    await client.query("commit");
  };
  const some = () => Math.floor(Math.random() * 19) + 2;
  const setQuantity = (client: pg.PoolClient, cart: Held) => change(client, cart, some());
  const readEntries = (client: pg.PoolClient, { id }: Held) =>
    client.query(
      `select e.*, f.price, f.was, f.stock from cart c join cart_entry e on e.cart_id = c.id
       left join offer f on f.tcm = e.tcm and f.market = 'DE' where c.id = $1`,
      [id],
    );
  return [
    {
      name: "add to a new cart",
      size: 5,
      body: add,
      isNew: true,
      raw: async (client) => {
        const { id } = newCart();
        await client.query("begin");
        await client.query("insert into cart (id, site, expires_at) values ($1, 'DE', $2)", [
          id,
          inThirtyDays(),
        ]);
        await keepKey(client, id);
        await put(client, id, 1);
        await client.query("commit");
      },
    },
    { name: "add to a cart", size: 5, body: add, raw: setQuantity },
    { name: "change quantity", size: 5, body: set, raw: setQuantity },
    { name: "change quantity", size: 100, body: set, raw: setQuantity },
    { name: "read", size: 5, raw: readEntries },
    { name: "read", size: 100, raw: readEntries },
  ];
}

/** Requests that the shop answered in a second. */
async function askShop(
  origin: string,
  { body, isNew }: Work,
  carts: Held[],
  connections: number,
): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), "kontor-bench-"));
  const script = join(folder, "carts.lua");
  await writeFile(
    script,
    `math.randomseed(os.time())
     local cookies, at = { ${carts.map(({ cookie }) => `"${cookie}"`).join(", ")} }, 0
     request = function()
       at = at + 1
       local headers = { ["content-type"] = "application/json" }
       ${isNew ? "" : `headers["cookie"] = "${cartCookie}=" .. cookies[at % #cookies + 1]`}
       ${body ? 'headers["idempotency-key"] = math.random(1e9) .. "-" .. at' : ""}
       return wrk.format("${body ? "PUT" : "GET"}", "${cartApiPath}", headers, ${body ?? "nil"})
     end
     response = function(status) if status ~= 200 and status ~= 304 and status ~= 409 then print("answered " .. status) end end`,
  );
  const { stdout } = await promisify(execFile)("wrk", [
    `--script=${script}`,
    "--threads=1",
    `--connections=${connections}`,
    `--duration=${seconds}s`,
    origin,
  ]).finally(() => rm(folder, { recursive: true }));
  const wrong = /answered \d+|Socket errors.*/.exec(stdout);
  if (wrong) throw new Error(`The cart ${wrong[0]} under load.`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)![1]);
}

/** Times in a second that the statements were done. */
async function doRaw(
  pool: pg.Pool,
  work: Work,
  carts: Held[],
  connections: number,
): Promise<number> {
  const began = performance.now();
  const until = began + seconds * 1_000;
  let done = 0;
  let at = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (performance.now() < until) {
        const client = await pool.connect();
        await work.raw(client, carts[at++ % carts.length]!);
        client.release();
        done++;
      }
    }),
  );
  return (done * 1_000) / (performance.now() - began);
}

/** Carts with these articles, each with its secret. */
async function fill(
  pool: pg.Pool,
  articles: { tcm: string; product_id: number }[],
  count: number,
): Promise<Held[]> {
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

function newCart(): Held {
  const cookie = randomBytes(24).toString("base64url");
  return { cookie, id: createHash("sha256").update(cookie).digest("base64url") };
}

function inThirtyDays(): Date {
  return new Date(Date.now() + 30 * days);
}
