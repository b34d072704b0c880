import { cartApiPath } from "../border/border-paths.ts";
import { afterEach, beforeEach, expect, test } from "vitest";
import type { Cart, CartUpdate } from "../border/cart/cart-schema.ts";
import { builtServer, type BuiltServer } from "../tests/support/built-server.ts";
import { preparedDatabase } from "../tests/support/databases.ts";
import { randomIntegers } from "../tests/support/seed.ts";

let server: BuiltServer;
beforeEach(async () => {
  server = await builtServer({ database: await preparedDatabase() });
});
afterEach(() => server.remove());

/** A shopper who keeps adding one more item, and counts the responses. */
interface Shopper {
  cookie: string;
  answered: number;
}

const products = ["100101", "100102", "100111", "100112", "100121"];

/** Adds the next item. Throws when the server does not respond. */
async function addNext(shopper: Shopper): Promise<Shopper & { found: number }> {
  const { cookie, answered } = shopper;
  const productId = products[answered % products.length];
  const response = await fetch(server.origin + cartApiPath, {
    method: "PUT",
    headers: {
      "content-type": "application/json",
      // The same key when the request is repeated.
      "idempotency-key": `piece-${answered}`,
      cookie,
    },
    body: JSON.stringify({ addArticle: { productId, quantity: 1 } }),
  });
  const text = await response.text();
  // On a busy machine the database may be slow; the shopper then repeats the change.
  if (response.status === 503) return addNext(shopper);
  if (!response.ok) throw new WrongAnswer(`${response.status} ${text}`);
  const { cart } = JSON.parse(text) as CartUpdate;
  return {
    cookie: response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie,
    answered: answered + 1,
    found: cart.numberOfArticles,
  };
}

/** A response that no shopper should get. Any other error that ends the shopping is the connection to a dead server. */
class WrongAnswer extends Error {}

async function shopUntilTheServerDies(onAnswer: () => void): Promise<Shopper> {
  let shopper: Shopper = { cookie: "", answered: 0 };
  try {
    for (;;) {
      shopper = await addNext(shopper);
      onAnswer();
    }
  } catch (error) {
    if (error instanceof WrongAnswer) throw error;
    return shopper;
  }
}

/**
 * Kills the server after so many responses and restarts it. Returns for each shopper the number of items in the cart, and the
 * number after repeating the last request.
 */
async function killAfter(answers: number) {
  await server.start();
  let left = answers;
  const enough = Promise.withResolvers<"enough">();
  const shopping = Promise.all(
    Array.from({ length: 8 }, () =>
      shopUntilTheServerDies(() => {
        if (--left === 0) enough.resolve("enough");
      }),
    ),
  );
  // Rejects at once when a shopper gets a wrong response. Resolves early only when the server ends by itself.
  if ((await Promise.race([enough.promise, shopping])) !== "enough")
    throw new Error(`The server ended ${left} answers before it was killed: ${server.printed()}`);
  await server.kill("SIGKILL");
  const remembered = await shopping;
  await server.start();
  const outcome = await Promise.all(
    remembered.map(async (shopper) => {
      const response = await fetch(server.origin + cartApiPath, {
        headers: { cookie: shopper.cookie },
      });
      const { cart } = (await response.json()) as { cart: Cart };
      const again = await addNext(shopper);
      return { ...shopper, found: cart.numberOfArticles, foundAgain: again.found };
    }),
  );
  await server.kill("SIGKILL");
  return outcome;
}

/** How many times the server is killed, each time at a different moment; `npm run test:long` sets more. */
const kills = Number(process.env.CART_KILLS ?? 1);

/** Returns a message for each shopper with a lost or duplicate item. */
async function killRepeatedly(): Promise<string[]> {
  const wrong: string[] = [];
  const below = randomIntegers();
  for (let time = 0; time < kills; time++) {
    const answers = 1 + below(400);
    for (const { answered, found, foundAgain } of await killAfter(answers)) {
      // An item without a response may have been stored or not. After the repeated request it is there exactly once.
      const isRight = [answered, answered + 1].includes(found) && foundAgain === answered + 1;
      if (!isRight)
        wrong.push(`killed after ${answers}: ${answered} answered, ${found}, then ${foundAgain}`);
    }
  }
  return wrong;
}

test(
  "kill -9 while carts change loses no answered change, and makes none twice",
  { timeout: 60_000 * (kills + 1) },
  async () => {
    expect(await killRepeatedly()).toEqual([]);
  },
);
