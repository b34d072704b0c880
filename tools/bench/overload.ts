import { Agent } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { argon2id } from "../../platform/security/passwords.ts";
import { customerPaths } from "../../shop/shop-paths.ts";
import { onPostgres, openBench } from "./harness/bench.ts";
import {
  closedLoop,
  isGood,
  isOther,
  isRefused,
  openLoop,
  statusOf,
  type Answers,
} from "./harness/clients.ts";
import { processorTime, processorTimeOfAll } from "./harness/processes.ts";
import { inTurn } from "./harness/rounds.ts";
import { startShop, type Server } from "./harness/servers.ts";
import { count, milliseconds, printTable, ratioOf, type Table } from "./harness/tables.ts";
import { overloadWork, type Work } from "./overload-work.ts";

/**
 * `npm run bench:overload`: more pages and carts than the shop can answer, on both databases. First they arrive at three times
 * the capacity, together with cached pages; then from clients that send the next request after each answer, even a refusal.
 * `--write` puts the tables into docs/figures.md, `--short` measures for less time, and only what the tables show.
 */

const bench = openBench();
const seconds = bench.short ? 10 : 15;
/** Each number of clients that repeat requests is measured as often, for so many seconds. */
const rounds = 5;
const roundSeconds = 5;
const cachedRate = 50;
/** Clients that connect for each request, in a second. */
const newRate = 100;

const columns = {
  overload: ["", "asked, in a second", "answered", "503", "other", "half within", "99% within"],
  retries: [
    "",
    "clients",
    "answered, in a second",
    "of the best",
    "503",
    "other",
    "for a second of processor time",
    "half within",
    "99% within",
  ],
};
const rows: Record<keyof typeof columns, Table["rows"]> = { overload: [], retries: [] };

await onPostgres("PostgreSQL server", (url, pid) => benchOn("PostgreSQL server", { url, pid }));
await benchOn("embedded");
await bench.publish("overload", "Arriving", { columns: columns.overload, rows: rows.overload });
await bench.publish("retries", "Repeating", { columns: columns.retries, rows: rows.retries });

interface Postgres {
  url: string;
  pid: number;
}

async function benchOn(database: string, postgres?: Postgres) {
  const shop = await startShop(postgres && { DATABASE_URL: postgres.url });
  try {
    const works = await overloadWork(shop.origin);
    rows.overload.push(...(await arriving(shop, database, works.mix)));
    for (const name of ["carts", "mix", "pages"] as const)
      for (const pause of [0, 100]) {
        // The document shows only the hardest case.
        const isWritten = pause === 0 && name !== "pages";
        if (bench.short && !isWritten) continue;
        const added = await repeating(shop, postgres, `${name}, ${database}`, works[name], pause);
        if (isWritten) rows.retries.push(...added);
        else
          printTable(`Repeating ${pause ? `after ${pause} ms` : "at once"}`, {
            columns: columns.retries,
            rows: added,
          });
      }
    if (postgres) await logins(shop, postgres, works.carts);
  } finally {
    await shop.stop();
  }
}

/** Sends three times the shop's capacity, whether or not earlier requests were answered. */
async function arriving({ origin }: Server, database: string, { next }: Work) {
  let client = 0;
  const one = () => next(client++);
  const two = { clients: 2, pause: 0, next };
  await closedLoop(origin, 6, two);
  const capacity = (await closedLoop(origin, 6, two)).rate;
  const both = async (time: number, rate: number) => {
    const home = () => ({ path: "/" });
    const [work, cached, ofNew] = await Promise.all([
      openLoop(origin, time, { rate, next: one }),
      openLoop(origin, time, { rate: cachedRate, next: home }),
      openLoop(origin, time, { rate: newRate, next: home, areNew: true }),
    ]);
    return { work, cached, ofNew };
  };
  const idle = await both(seconds, capacity / 4);
  // The start of an overload is a burst, which the shop absorbs.
  await both(2, capacity * 3);
  const overloaded = await both(seconds, capacity * 3);
  return [
    arrivingRow(`Mix, a quarter of what it can do, ${database}`, capacity / 4, idle.work),
    arrivingRow(`Mix, three times as many, ${database}`, capacity * 3, overloaded.work),
    arrivingRow(`Cached page beside the first`, cachedRate, idle.cached),
    arrivingRow(`Cached page beside the second`, cachedRate, overloaded.cached),
    arrivingRow(`Cached page for new clients beside the second`, newRate, overloaded.ofNew),
  ];
}

function arrivingRow(name: string, rate: number, answers: Answers): Table["rows"][number] {
  return [
    name,
    count(rate),
    inSecond(answers, isGood),
    inSecond(answers, isRefused),
    inSecond(answers, isOther),
    milliseconds(answers.within(50)),
    milliseconds(answers.within(99)),
  ];
}

function inSecond(answers: Answers, isCounted: (status: number) => boolean): string {
  return count(answers.count(isCounted) / answers.seconds);
}

/**
 * Runs clients that send the next request after each answer. Each number of clients is measured in several rounds, of which the one with
 * the median rate counts: the best of single measurements would be a lucky one. Rates are compared within each round.
 */
async function repeating(
  { origin, pid }: Server,
  postgres: Postgres | undefined,
  name: string,
  { next }: Work,
  pause: number,
): Promise<Table["rows"]> {
  const used = () => processorTime(pid) + (postgres ? processorTimeOfAll(postgres.pid) : 0);
  const clientNumbers = [1, 4, 16, 64, 256, 1_024];
  await closedLoop(origin, 2, { clients: 4, pause: 0, next });
  const measure = (clients: number) => async () => {
    await sleep(500);
    return closedLoop(origin, roundSeconds, { clients, pause, next }, used);
  };
  const measured = await inTurn(
    rounds,
    Object.fromEntries(clientNumbers.map((clients) => [clients, measure(clients)])),
  );
  const all = Object.values(measured).map((answers) => ({
    rates: answers.map(({ rate }) => rate),
    typical: answers.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds / 2)]!,
  }));
  const [best] = all.toSorted((a, b) => b.typical.rate - a.typical.rate);
  return all.map(({ rates, typical }, at) => [
    name,
    clientNumbers[at]!,
    count(typical.rate),
    ratioOf(rates, best!.rates),
    inSecond(typical, isRefused),
    inSecond(typical, isOther),
    count((typical.count(isGood) * 1e6) / typical.used),
    milliseconds(typical.within(50)),
    milliseconds(typical.within(99)),
  ]);
}

/** Measures logins of account owners while clients change carts without pauses. */
async function logins({ origin }: Server, { url }: Postgres, { next }: Work) {
  const owners = 20;
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const password = "Kaffee am Hafen";
  const passwordHash = await argon2id.hash(password);
  await pool.query(
    `insert into customer (site, email, password_hash, first_name, last_name, country)
     select 'DE', 'owner' || number || '@example.com', $1, 'Ida', 'Test', 'DE' from generate_series(1, $2::integer) number`,
    [passwordHash, owners],
  );
  await pool.end();
  const agent = new Agent({ keepAlive: false });
  const times: number[] = [];
  let done = 0;
  const login = async (number: number) => {
    const asked = performance.now();
    const body = new URLSearchParams({ email: `owner${number}@example.com`, password }).toString();
    const headers = { "content-type": "application/x-www-form-urlencoded" };
    const status = await statusOf(agent, origin, {
      method: "POST",
      path: customerPaths.login,
      headers,
      body,
    });
    times.push(performance.now() - asked);
    if (status === 303 && times.at(-1)! < 2_000) done++;
  };
  const load = closedLoop(origin, owners / 2 + 4, { clients: 256, pause: 0, next });
  await sleep(2_000);
  for (let number = 1; number <= owners; number++) {
    void login(number);
    await sleep(500);
  }
  const { rate } = await load;
  console.log(
    `\n${done} of ${owners} logins within 2 s (the slowest ${milliseconds(Math.max(...times))}) beside 256 clients that change carts and never pause (${count(rate)} changes in a second).`,
  );
}
