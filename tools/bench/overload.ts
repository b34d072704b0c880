import { customerPaths } from "../../shop/shop-paths.ts";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { Agent } from "node:http";
import { argon2id } from "../../platform/security/passwords.ts";
import { findPostgres, missingPostgres } from "../scripts/programs.ts";
import { startPostgres, type PostgresServer } from "../scripts/postgres.ts";
import { isGood, isRefused, statusOf, type Answers } from "./answers.ts";
import { closedLoop } from "./closed-loop.ts";
import { arrive } from "./open-loop.ts";
import { options } from "./options.ts";
import { overloadWork, type Work } from "./overload-work.ts";
import { processorTime, processorTimeOfAll } from "./processor-time.ts";
import { startShop, type Server } from "./servers.ts";
import { median } from "./statistics.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:overload`: more pages and carts than the shop can answer, on both databases. First they arrive at three times
 * the capacity, together with cached pages; then from clients that send the next request after each answer, even a refusal.
 * `--write` puts the tables into docs/figures.md, `--short` measures for less time, and only what the tables show.
 */

const seconds = options.short ? 10 : 15;
/** Each number of clients that repeat requests is measured as often, for so many seconds. */
const rounds = 5;
const roundSeconds = 5;
const cachedRate = 50;
/** Clients that connect for each request, in a second. */
const newRate = 100;

process.env.NODE_ENV = "production";
console.log(machine());

const columns = {
  arriving: ["", "asked, in a second", "answered", "503", "other", "half within", "99% within"],
  repeating: [
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
const rows: Record<keyof typeof columns, Table["rows"]> = { arriving: [], repeating: [] };
if (findPostgres()) {
  const postgres = await startPostgres();
  await benchOn("PostgreSQL server", postgres).finally(postgres.stop);
} else console.log(`Skipped: PostgreSQL server. ${missingPostgres}`);
await benchOn("embedded");
for (const name of ["arriving", "repeating"] as const) {
  const table = { columns: columns[name], rows: rows[name] };
  if (options.write)
    await writeFigures(
      "docs/figures.md",
      name === "repeating" ? "retries" : "overload",
      markdownTable(table),
    );
}

async function benchOn(database: string, postgres?: PostgresServer) {
  const shop = await startShop(postgres ? { DATABASE_URL: postgres.url } : {});
  try {
    const works = await overloadWork(shop.origin);
    await arriving(shop, database, works.mix);
    for (const name of ["carts", "mix", "pages"] as const)
      for (const pause of [0, 100]) {
        // The document shows only the hardest case.
        const isWritten = pause === 0 && name !== "pages";
        if (options.short && !isWritten) continue;
        const added = await repeating(shop, postgres, `${name}, ${database}`, works[name], pause);
        const heading = `Repeating ${pause ? `after ${pause} ms` : "at once"}`;
        printTable(heading, { columns: columns.repeating, rows: added });
        if (isWritten) rows.repeating.push(...added);
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
      arrive(origin, time, { rate, next: one }),
      arrive(origin, time, { rate: cachedRate, next: home }),
      arrive(origin, time, { rate: newRate, next: home, areNew: true }),
    ]);
    return { work, cached, ofNew };
  };
  const idle = await both(seconds, capacity / 4);
  // The start of an overload is a burst, which the shop absorbs.
  await both(2, capacity * 3);
  const overloaded = await both(seconds, capacity * 3);
  const added = [
    arrivingRow(`Mix, a quarter of what it can do, ${database}`, capacity / 4, idle.work),
    arrivingRow(`Mix, three times as many, ${database}`, capacity * 3, overloaded.work),
    arrivingRow(`Cached page beside the first`, cachedRate, idle.cached),
    arrivingRow(`Cached page beside the second`, cachedRate, overloaded.cached),
    arrivingRow(`Cached page for new clients beside the second`, newRate, overloaded.ofNew),
  ];
  rows.arriving.push(...added);
  printTable(`Arriving, ${database}`, { columns: columns.arriving, rows: added });
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

function isOther(status: number): boolean {
  return !isGood(status) && !isRefused(status);
}

function milliseconds(time: number): string {
  return `${time.toFixed(1)} ms`;
}

/**
 * Runs clients that send the next request after each answer. Each number of clients is measured in several rounds, of which the one with
 * the median rate counts: the best of single measurements would be a lucky one. Rates are compared within each round.
 */
async function repeating(
  { origin, pid }: Server,
  postgres: PostgresServer | undefined,
  name: string,
  { next }: Work,
  pause: number,
) {
  const used = () => processorTime(pid) + (postgres ? processorTimeOfAll(postgres.pid) : 0);
  const measured = [1, 4, 16, 64, 256, 1_024].map((clients) => ({
    clients,
    all: [] as Answers[],
  }));
  await closedLoop(origin, 2, { clients: 4, pause: 0, next });
  for (let round = 0; round < rounds; round++)
    for (const { clients, all } of measured) {
      await sleep(500);
      all.push(await closedLoop(origin, roundSeconds, { clients, pause, next }, used));
    }
  const typical = measured.map(({ clients, all }) => ({
    clients,
    all,
    answers: all.toSorted((a, b) => a.rate - b.rate)[Math.floor(rounds / 2)]!,
  }));
  const [best] = typical.toSorted((a, b) => b.answers.rate - a.answers.rate);
  return typical.map(({ clients, answers, all }) => [
    name,
    clients,
    count(answers.rate),
    median(all.map(({ rate }, round) => rate / best!.all[round]!.rate)).toFixed(2),
    inSecond(answers, isRefused),
    inSecond(answers, isOther),
    count((answers.count(isGood) * 1e6) / answers.used),
    milliseconds(answers.within(50)),
    milliseconds(answers.within(99)),
  ]);
}

/** Measures logins of account owners while clients change carts without pauses. */
async function logins({ origin }: Server, { url }: PostgresServer, { next }: Work) {
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
