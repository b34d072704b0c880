import { fail } from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Engine } from "../engine.ts";
import type { FeedProduct, FeedVariant } from "../product-feed.ts";

/** Returns every product of an engine. */
export async function allProducts({ products }: Pick<Engine, "products">, after?: string) {
  const all: FeedProduct[] = [];
  for await (const batch of products.all(after)) all.push(...batch);
  return all;
}

/** Returns a variant and its product as the engine has them. */
export async function readVariant(
  engine: Pick<Engine, "products">,
  sku: string,
): Promise<{ product: FeedProduct; variant: FeedVariant }> {
  for (const product of await allProducts(engine)) {
    const variant = product.variants.find((each) => each.sku === sku);
    if (variant) return { product, variant };
  }
  return fail(`The engine has no variant ${sku}.`);
}

/** After how long a change counts as lost: a busy machine fails no case. */
export const patience = { milliseconds: 60_000 };

/** Waits until an assertion holds. */
export async function eventually(assertion: () => Promise<void>): Promise<void> {
  const end = performance.now() + patience.milliseconds;
  while (true)
    try {
      await assertion();
      return;
    } catch (error) {
      if (performance.now() > end) throw error;
      await delay(25);
    }
}

/** Waits for an answer, for as long as a case waits for what never comes. */
export async function answeredInTime<Answer>(answer: Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController();
  const silence = delay(patience.milliseconds, undefined, { signal: waiting.signal }).then(() =>
    fail("The engine is silent."),
  );
  try {
    return await Promise.race([answer, silence]);
  } finally {
    waiting.abort();
  }
}
