import { fail } from "node:assert/strict";
import { setTimeout as delay } from "node:timers/promises";
import type { Engine } from "../engine.ts";
import type { FeedProduct, FeedVariant } from "../product-feed.ts";
import type { EngineId } from "../scope.ts";

/** Returns every product of an engine. */
export async function allProducts({ products }: Pick<Engine, "products">, after?: string) {
  const all: FeedProduct[] = [];
  for await (const batch of products.all(after)) all.push(...batch);
  return all;
}

type Feed = Pick<Engine, "products">;

/** Products of variants, as each engine named them when all of it was read last: a commerce system may take seconds for all. */
const productIds = new WeakMap<Feed, Map<string, EngineId>>();

/** Returns a variant and its product as the engine has them now. */
export async function readVariant(
  engine: Feed,
  sku: string,
): Promise<{ product: FeedProduct; variant: FeedVariant }> {
  const id = productIds.get(engine)?.get(sku);
  const found = variantIn(id === undefined ? [] : await engine.products.byId([id]), sku);
  if (found) return found;
  const products = await allProducts(engine);
  const ids = products.flatMap((each) =>
    each.variants.map((variant) => [variant.sku, each.id] as const),
  );
  productIds.set(engine, new Map(ids));
  return variantIn(products, sku) ?? fail(`The engine has no variant ${sku}.`);
}

function variantIn(products: FeedProduct[], sku: string) {
  for (const product of products) {
    const variant = product.variants.find((each) => each.sku === sku);
    if (variant) return { product, variant };
  }
  return undefined;
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
export async function answeredInTime<Answer>(response: Promise<Answer>): Promise<Answer> {
  const waiting = new AbortController();
  const silence = delay(patience.milliseconds, undefined, { signal: waiting.signal }).then(() =>
    fail("The engine is silent."),
  );
  try {
    return await Promise.race([response, silence]);
  } finally {
    waiting.abort();
  }
}
