import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { cartApiPath, type Cart, type CartUpdate } from "../features/cart/cart-contract.ts";
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
afterEach(() => kill("SIGKILL"));

beforeAll(async () => {
  await build();
}, 120_000);

/** A shopper who puts one more piece in again and again, and remembers what was answered. */
interface Shopper {
  cookie: string;
  answered: number;
  asked: number;
}

async function shopUntilTheServerDies(origin: string, onAnswer: () => void): Promise<Shopper> {
  const shopper: Shopper = { cookie: "", answered: 0, asked: 0 };
  try {
    for (;;) {
      shopper.asked = (shopper.answered % 20) + 1;
      const answer = await fetch(origin + cartApiPath, {
        method: "PUT",
        headers: { "content-type": "application/json", cookie: shopper.cookie },
        body: JSON.stringify({
          setArticle: { productId: "100101", tcm: "100101-250", quantity: shopper.asked },
        }),
      });
      const { cart } = (await answer.json()) as CartUpdate;
      shopper.cookie ||= answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
      shopper.answered = cart.numberOfArticles;
      onAnswer();
    }
  } catch {
    return shopper;
  }
}

async function killedWhileAnswering(environment: Record<string, string>) {
  const origin = `http://127.0.0.1:${environment.PORT}`;
  await start(environment);
  let answers = 0;
  const enough = Promise.withResolvers<void>();
  const shoppers = Array.from({ length: 8 }, () =>
    shopUntilTheServerDies(origin, () => {
      if (++answers === 200) enough.resolve();
    }),
  );
  await enough.promise;
  await kill("SIGKILL");
  const remembered = await Promise.all(shoppers);

  await start(environment);
  for (const { cookie, answered, asked } of remembered) {
    const answer = await fetch(origin + cartApiPath, { headers: { cookie } });
    const { cart } = (await answer.json()) as { cart: Cart };
    expect(cookie).toMatch(/^cartId=/);
    expect([answered, asked]).toContain(cart.numberOfArticles);
  }
  expect(answers).toBeGreaterThanOrEqual(200);
}

describe("kill -9 while carts are changed loses nothing that was answered", () => {
  let folder: string;
  afterEach(() => rm(folder, { recursive: true }));
  const environment = async () => {
    folder = await mkdtemp(join(tmpdir(), "kontor-durability-"));
    return { PORT: String(await freePort()), DATA_DIR: folder };
  };

  test("with the embedded database", { timeout: 120_000 }, async () => {
    await killedWhileAnswering(await environment());
  });

  test.runIf(process.env.TEST_DATABASE_URL)(
    "with a PostgreSQL server",
    { timeout: 120_000 },
    async () => {
      const database = await freshDatabase();
      await killedWhileAnswering({ ...(await environment()), DATABASE_URL: database.url });
      await kill("SIGKILL");
      await database.drop();
    },
  );
});

test(
  "a server that is told to stop ends what it has begun, and its port and folder are free",
  { timeout: 120_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), "kontor-stop-"));
    const environment = { PORT: String(await freePort()), DATA_DIR: folder };
    const origin = `http://127.0.0.1:${environment.PORT}`;
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
    await kill("SIGTERM");
    await rm(folder, { recursive: true });
  },
);

test.each([
  ["PORT", "99999", /^PORT is "99999"; allowed is .*65535\.$/],
  ["LOG_LEVEL", "loud", /^LOG_LEVEL is "loud"; allowed is .*\.$/],
])("a wrong %s ends the start with one line", async (name, value, line) => {
  await expect(start({ [name]: value })).rejects.toThrow(line);
  expect(server!.exitCode).toBe(1);
});
