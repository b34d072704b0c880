import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cartApiPath } from "../features/cart/cart-contract.ts";
import type { Cart, CartUpdate } from "../features/cart/cart-schema.ts";
import { build } from "../scripts/build.ts";
import { freePort } from "../scripts/postgres.ts";
import { freshDatabase } from "../tests/support/shop.ts";

/** The built server as its own process, as `npm start` runs it. */
let server: ChildProcess | undefined;
function start(environment: Record<string, string>): Promise<void> {
  server = spawn(process.execPath, ["dist/server/main.js"], {
    env: { PATH: process.env.PATH, NODE_ENV: "production", LOG_LEVEL: "warn", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  const open = Promise.withResolvers<void>();
  for (const stream of [server.stdout!, server.stderr!])
    stream.setEncoding("utf8").on("data", (text: string) => {
      said += text;
      if (said.includes("Kontor is open")) open.resolve();
    });
  server.once("close", () => open.reject(new Error(said.trim())));
  return open.promise;
}
async function kill(signal: NodeJS.Signals) {
  if (!server || server.exitCode !== null || server.signalCode !== null) return;
  const gone = once(server, "exit");
  server.kill(signal);
  await gone;
}
let folder: string;
/** A free port and a folder of its own, for as long as a test. */
let environment: Record<string, string>;
let origin: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "kontor-durability-"));
  environment = { PORT: String(await freePort()), DATA_DIR: folder };
  origin = `http://127.0.0.1:${environment.PORT}`;
});
afterEach(async () => {
  await kill("SIGKILL");
  await rm(folder, { recursive: true });
});

beforeAll(async () => {
  await build();
}, 120_000);

/** A shopper who puts one more piece in again and again, and remembers how many were answered. */
interface Shopper {
  cookie: string;
  answered: number;
}

const products = ["100101", "100102", "100111", "100112", "100121"];

/** Adds the next piece, with a key that is the same when it is sent again. */
async function addNext({ cookie, answered }: Shopper): Promise<Shopper & { found: number }> {
  const productId = products[answered % products.length];
  const answer = await fetch(origin + cartApiPath, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      "idempotency-key": `piece-${answered}`,
      cookie,
    },
    body: JSON.stringify({ addArticle: { productId, quantity: 1 } }),
  });
  const { cart } = (await answer.json()) as CartUpdate;
  return {
    cookie: answer.headers.getSetCookie()[0]?.split(";")[0] ?? cookie,
    answered: answered + 1,
    found: cart.numberOfArticles,
  };
}

async function shopUntilTheServerDies(onAnswer: () => void): Promise<Shopper> {
  let shopper: Shopper = { cookie: "", answered: 0 };
  try {
    for (;;) {
      shopper = await addNext(shopper);
      onAnswer();
    }
  } catch {
    return shopper;
  }
}

/** Each shopper after the server was killed and started again: what is in the cart, then after sending again. */
async function killAfter(answers: number) {
  await start(environment);
  let left = answers;
  const enough = Promise.withResolvers<void>();
  const shoppers = Array.from({ length: 8 }, () =>
    shopUntilTheServerDies(() => {
      if (--left === 0) enough.resolve();
    }),
  );
  await enough.promise;
  await kill("SIGKILL");
  const remembered = await Promise.all(shoppers);
  await start(environment);
  const outcome = await Promise.all(
    remembered.map(async (shopper) => {
      const answer = await fetch(origin + cartApiPath, { headers: { cookie: shopper.cookie } });
      const { cart } = (await answer.json()) as { cart: Cart };
      const again = await addNext(shopper);
      return { ...shopper, found: cart.numberOfArticles, foundAgain: again.found };
    }),
  );
  await kill("SIGKILL");
  return outcome;
}

/** So often the server is killed, each time at another moment. */
const kills = Number(process.env.CART_KILLS ?? 1);

/** What shoppers miss, or have twice. */
async function killAgainAndAgain(): Promise<string[]> {
  const wrong: string[] = [];
  for (let time = 0; time < kills; time++) {
    const answers = 1 + Math.floor(Math.random() * 400);
    for (const { answered, found, foundAgain } of await killAfter(answers)) {
      // The piece that nobody answered may be there or not; sent again it is there once.
      const isRight = [answered, answered + 1].includes(found) && foundAgain === answered + 1;
      if (!isRight)
        wrong.push(`killed after ${answers}: ${answered} answered, ${found}, then ${foundAgain}`);
    }
  }
  return wrong;
}

describe(
  "kill -9 while carts are changed: every answered change is there, none twice",
  { timeout: 60_000 * (kills + 1) },
  () => {
    test("with the embedded database", async () => {
      expect(await killAgainAndAgain()).toEqual([]);
    });

    test.runIf(process.env.TEST_DATABASE_URL)("with a PostgreSQL server", async () => {
      const database = await freshDatabase();
      environment.DATABASE_URL = database.url;
      expect(await killAgainAndAgain()).toEqual([]);
      await database.drop();
    });
  },
);

test(
  "a server that is told to stop ends what it has begun, and frees its port and its folder",
  { timeout: 120_000 },
  async () => {
    await start(environment);
    const outcomes = Array.from({ length: 20 }, () =>
      fetch(`${origin}/kaffee-c1000.html`).then(
        (answer) => answer.status,
        (error: Error) => (error.cause as NodeJS.ErrnoException).code,
      ),
    );
    await outcomes[0];
    await kill("SIGTERM");
    expect(server!.exitCode).toBe(0);
    for (const outcome of await Promise.all(outcomes))
      expect([200, "ECONNREFUSED"]).toContain(outcome);
    await start(environment);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  },
);

test.each([
  ["PORT", "99999", /^PORT is "99999"; allowed is .*65535\.$/],
  ["LOG_LEVEL", "loud", /^LOG_LEVEL is "loud"; allowed is .*\.$/],
])("a wrong %s ends the start with one line", async (name, value, line) => {
  await expect(start({ ...environment, [name]: value })).rejects.toThrow(line);
  expect(server!.exitCode).toBe(1);
});

test(
  "a second server on the same folder is refused with one line that says what to do",
  { timeout: 60_000 },
  async () => {
    await start(environment);
    const first = server!;
    const second = await Promise.allSettled([start({ ...environment, PORT: "0" })]);
    server = first;
    expect(second).toMatchObject([
      {
        status: "rejected",
        reason: {
          message: expect.stringMatching(/^The database in .* is in use by another process\. .*$/),
        },
      },
    ]);
    expect((await fetch(`${origin}/health/ready`)).status).toBe(200);
  },
);
