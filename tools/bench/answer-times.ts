import { customerPaths } from "../../shop/shop-paths.ts";
import { createSecretKey, randomUUID } from "node:crypto";
import { Agent } from "node:http";
import type pg from "pg";
import { addressHash } from "../../border/newsletter/server/address-hash.ts";
import { post, signUp } from "./newsletter-clients.ts";
import { median, percentile } from "./harness/statistics.ts";
import type { Table } from "./harness/tables.ts";

/**
 * Measures how long forms take to answer for known and for unknown addresses, in sequence and in random order, so that work after
 * an answer disturbs both alike: no answer may reveal whether the shop knows an address.
 */
export async function measureAnswerTimes(
  origin: string,
  token: string,
  pool: pg.Pool,
  each: number,
): Promise<Table> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const submit = (path: string, fields: Record<string, string>) =>
    post(agent, origin, path, {
      headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html" },
      body: new URLSearchParams(fields).toString(),
    });
  const person = { firstName: "Ida", lastName: "Test", password: "Geheim123" };
  const rows: Table["rows"] = [];
  for (const [name, expected, send] of [
    ["sign-up", 202, (email: string) => signUp(origin, token, agent, email)],
    ["registration", 200, (email) => submit(customerPaths.register, { ...person, email })],
    ["forgotten password", 200, (email) => submit(customerPaths.forgotten, { email })],
  ] satisfies [string, number, (email: string) => Promise<number>][]) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (const [kind, email] of await addresses(pool, each)) {
      const began = performance.now();
      const status = await send(email);
      if (status !== expected) throw new Error(`${name} was answered with ${status}`);
      times[kind].push(performance.now() - began);
    }
    const { known, unknown } = times;
    const ratio = median(known) / median(unknown);
    rows.push([name, ...within(known), ...within(unknown), ratio.toFixed(2)]);
  }
  agent.destroy();
  const columns = ["", "known: half", "known: 95%", "unknown: half", "unknown: 95%", "ratio"];
  return { columns, rows };
}

const within = (times: number[]) =>
  [median(times), percentile(times, 95)].map((time) => `${time.toFixed(2)} ms`);

/** Returns as many addresses of subscribed customers as unknown ones, in random order. */
async function addresses(pool: pg.Pool, each: number): Promise<["known" | "unknown", string][]> {
  const newOnes = () => Array.from({ length: each }, () => `${randomUUID()}@example.com`);
  const known = newOnes();
  const { rows } = await pool.query<{ key: Buffer }>("select key from newsletter_key");
  const key = createSecretKey(rows[0]!.key);
  const hashes = known.map((email) => addressHash(key, email));
  await pool.query(
    `insert into newsletter_subscription (site, address_hash, email, status, requested_at, confirmed_at, active_at)
     select 'DE', hash, email, 'confirmed', now(), now(), now() from unnest($1::text[], $2::text[]) as known (hash, email)`,
    [hashes, known],
  );
  await pool.query(
    `insert into customer (site, email, password_hash, first_name, last_name, country)
     select 'DE', unnest($1::text[]), '', 'Ida', 'Test', 'DE'`,
    [known],
  );
  const all = [
    ...known.map((email) => ["known", email] as ["known", string]),
    ...newOnes().map((email) => ["unknown", email] as ["unknown", string]),
  ];
  const places = new Map(all.map((one) => [one, Math.random()]));
  return all.toSorted((a, b) => places.get(a)! - places.get(b)!);
}
