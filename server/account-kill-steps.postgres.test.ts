import { newsletterPaths } from "../border/border-paths.ts";
import { customerPaths } from "../shop/shop-paths.ts";
import { sql, type Kysely } from "kysely";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openDatabase, type Database } from "../platform/database/database.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { customerBrowser, password, register } from "../tests/support/customer-browser.ts";
import { preparedDatabase, type TestDatabase } from "../tests/support/databases.ts";
import { newsletterToken, openNewsletterForm } from "../tests/support/newsletter-page.ts";
import { openTestShop } from "../tests/support/shop.ts";
import { untilOneWaits } from "../tests/support/waiting-statements.ts";
import type { Tables } from "./shop.ts";

let prepared: TestDatabase;
let server: BuiltServer;
let opened: Database<Tables>;
let db: Kysely<Tables>;
beforeEach(async () => {
  prepared = await preparedDatabase();
  server = await builtServer({ database: prepared });
  opened = await openDatabase<Tables>({ ...prepared, onError() {} });
  db = opened.sql;
});
afterEach(async () => {
  await opened.close();
  await server.remove();
});

/** Creates a customer with a cart, who receives the newsletter. Returns the cookies of the browser. */
async function subscribedCustomer(): Promise<string> {
  let moment = Date.now() - 60_000;
  const shop = await openTestShop({
    database: { url: prepared.url, folder: "memory://" },
    now: () => new Date(moment),
  });
  try {
    const visitor = customerBrowser(shop);
    const email = await register(visitor);
    await visitor.add("100101-250", 1);
    const form = await openNewsletterForm(shop, "DE", (seconds) => (moment += seconds * 1_000));
    await form.send({ email, firstName: "Ida", lastName: "Müller" });
    const { confirm } = newsletterPaths;
    await visitor.submit(`${confirm}/${await newsletterToken(shop, email, confirm)}`);
    return [...visitor.jar].map(([name, value]) => `${name}=${value}`).join("; ");
  } finally {
    await shop.close();
  }
}

const remove = (cookie: string) =>
  fetch(server.origin + customerPaths.remove, {
    method: "POST",
    headers: { cookie },
    body: new URLSearchParams({ password }),
    redirect: "manual",
  });

/** Returns what is stored of the only customer. */
async function stored(of: Kysely<Tables> = db) {
  const { rows } = await sql<Record<keyof typeof complete, number>>`select
    (select count(*) from customer)::integer as accounts,
    (select count(*) from cart where customer_id is not null)::integer as carts,
    (select count(*) from newsletter_subscription)::integer as newsletters,
    (select count(*) from outgoing_mail where kind = 'account-removed')::integer as farewells,
    (select count(*) from outgoing_mail where kind = 'newsletter-goodbye')::integer as goodbyes,
    (select count(*) from account_follow_up)::integer as "followUps"`.execute(of);
  return rows[0]!;
}

const nothing = { accounts: 1, carts: 1, newsletters: 1, farewells: 0, goodbyes: 0, followUps: 0 };
const removed = { ...nothing, accounts: 0, carts: 0, farewells: 1, followUps: 1 };
const followed = { ...removed, newsletters: 0, goodbyes: 1 };
const complete = { ...followed, followUps: 0 };

/** Lets the deletion of a follow-up wait for a lock that the test has. */
const deletionWaits = sql`create function wait_for_test() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(4711); return old; end $$;
  create trigger wait_for_test before delete on account_follow_up for each row execute function wait_for_test()`;

test.each([
  ["before the account is removed", sql`lock table account_follow_up in share mode`, nothing],
  ["before its newsletter ends", sql`select from newsletter_subscription for update`, removed],
  ["before all of it is noted as done", sql`select pg_advisory_xact_lock(4711)`, followed],
])(
  "kill -9 %s leaves the account untouched, or removes it wholly once a process runs again",
  { timeout: 240_000 },
  async (_step, lock, expected) => {
    const cookie = await subscribedCustomer();
    await deletionWaits.execute(db);
    await server.start();
    const whileDown = await db.transaction().execute(async (transaction) => {
      await lock.execute(transaction);
      const sent = remove(cookie).catch(() => undefined);
      await untilOneWaits(db);
      await server.kill("SIGKILL");
      await sent;
      // A connection that still waits would go on although its client is gone.
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(transaction);
      return stored(transaction);
    });
    expect(whileDown).toEqual(expected);
    await server.start();
    if (expected === nothing) await remove(cookie);
    await vi.waitFor(async () => expect(await stored()).toEqual(complete), {
      timeout: 90_000,
      interval: 500,
    });
    const account = await fetch(server.origin + customerPaths.account, { headers: { cookie } });
    expect(await account.text()).not.toContain("Müller");
  },
);
