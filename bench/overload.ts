import { cartApiPath } from "../features/cart/cart-contract.ts";
import type { LoadRequest } from "./load.ts";
import { arrive, isGood, isRefused, type Answers } from "./open-loop.ts";
import { options } from "./options.ts";
import { startShop, type Server } from "./servers.ts";
import { count, markdownTable, printTable, type Table } from "./tables.ts";
import { machine, writeFigures } from "./written-figures.ts";

/**
 * `npm run bench:overload`: three times as many pages and carts as the shop can answer, while cached answers go on. The
 * capacity is measured first, in the same run. `--write` puts the table into README.md, `--short` measures for less time.
 */

const seconds = options.short ? 8 : 20;
const cachedRate = 50;

process.env.NODE_ENV = "production";
console.log(machine());
const shop = await startShop();
try {
  await benchOverload(shop);
} finally {
  await shop.stop();
}

async function benchOverload({ origin }: Server) {
  const work = await createWork(origin);
  await answerAlways(origin, 6, work);
  const capacity = await answerAlways(origin, 6, work);
  const idle = await both(origin, seconds, capacity / 4, work);
  // The first moments of an overload are a burst, which the shop takes up.
  await both(origin, 2, capacity * 3, work);
  const overloaded = await both(origin, seconds, capacity * 3, work);
  const table = {
    columns: ["", "asked, in a second", "answered", "503", "other", "half within", "99% within"],
    rows: [
      row("Pages and carts, a quarter of what the shop can do", capacity / 4, idle.work),
      row("Pages and carts, three times as many", capacity * 3, overloaded.work),
      row("Cached page beside the first", cachedRate, idle.cached),
      row("Cached page beside the second", cachedRate, overloaded.cached),
    ],
  };
  printTable(`Overload; the shop can do ${count(capacity)} pages and carts in a second`, table);
  const refused = overloaded.work.within(99, isRefused);
  console.log(`\n99 of 100 were refused within ${refused.toFixed(1)} ms.`);
  const ratio = overloaded.work.within(99) / idle.work.within(99);
  console.log(`Admitted work takes ${ratio.toFixed(2)} times as long at 99 of 100 answers.`);
  if (options.write) await writeFigures("README.md", "overload", markdownTable(table));
}

function row(name: string, rate: number, answers: Answers): Table["rows"][number] {
  const inSecond = (isCounted: (status: number) => boolean) =>
    count(answers.count(isCounted) / seconds);
  return [
    name,
    count(rate),
    inSecond(isGood),
    inSecond(isRefused),
    inSecond((status) => !isGood(status) && !isRefused(status)),
    `${answers.within(50).toFixed(1)} ms`,
    `${answers.within(99).toFixed(1)} ms`,
  ];
}

/** Work at a rate, and a page from the cache beside it. */
async function both(origin: string, time: number, rate: number, next: () => LoadRequest) {
  const [work, cached] = await Promise.all([
    arrive(origin, time, { rate, next }),
    arrive(origin, time, { rate: cachedRate, next: () => ({ path: "/" }) }),
  ]);
  return { work, cached };
}

/** Good answers in a second with two requests under way at any time. */
async function answerAlways(
  origin: string,
  time: number,
  next: () => LoadRequest,
): Promise<number> {
  const until = performance.now() + time * 1_000;
  let good = 0;
  const shopper = async () => {
    while (performance.now() < until) {
      const { path, method = "GET", headers, body } = next();
      const answer = await fetch(origin + path, {
        method,
        headers: headers as Record<string, string>,
        body: body as string | undefined,
      });
      await answer.arrayBuffer();
      if (answer.ok) good++;
    }
  };
  await Promise.all([shopper(), shopper()]);
  return good / time;
}

/** Pages that are in no cache, and with each fifth request a new cart. */
async function createWork(origin: string): Promise<() => LoadRequest> {
  const home = await (await fetch(`${origin}/`)).text();
  const productId = /-p(\d+)\.html"/.exec(home)?.[1];
  if (!productId) throw new Error("The home page links no product.");
  const cart = {
    path: cartApiPath,
    method: "PUT",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ addArticle: { productId, quantity: 1 } }),
  } as const;
  let asked = 0;
  return () =>
    ++asked % 5 === 0 ? cart : { path: `/search?query=kaffee&site=DE&from=1&to=${1_000 + asked}` };
}
