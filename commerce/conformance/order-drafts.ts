import { ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { OrderDraft } from "../orders.ts";
import type { EngineAlone } from "./engine-under-test.ts";
import { readVariant } from "./reading.ts";

const address = {
  firstName: "Ida",
  lastName: "Müller",
  company: "",
  street: "Am Sandtorkai 1",
  extra: "",
  postalCode: "20457",
  town: "Hamburg",
  region: "",
  country: "DE",
};

/** Returns a draft for pieces of a variant at its present price in Germany, with delivery for 4.95. */
export async function draftOf(
  { engine, scope }: Pick<EngineAlone, "engine" | "scope">,
  sku: string,
  quantity = 1,
): Promise<OrderDraft> {
  const { variant } = await readVariant(engine, sku);
  const offers = await engine.offers.current(scope(), [variant.id]);
  const offer = offers.get(variant.id);
  ok(offer, `${sku} has no offer in Germany.`);
  const { price } = offer;
  return {
    email: "ida@example.com",
    address,
    lines: [{ variant: variant.id, quantity, price }],
    discount: 0,
    shipping: 495,
    total: price * quantity + 495,
  };
}

/** Takes a product, or a variant, with this stock; returns how to order it, and the stock that is left of it. */
export async function stocked(
  subject: EngineAlone,
  stock: number,
  sku = subject.takeProduct().variants[0]!.sku,
) {
  const { engine, admin, scope } = subject;
  await admin.setStock(sku, "DE", stock);
  const { variant } = await readVariant(engine, sku);
  return {
    sku,
    draft: await draftOf(subject, sku),
    place: (draft: OrderDraft, key: string = randomUUID()) =>
      engine.orders.place(scope(), draft, key),
    left: async () => (await engine.offers.current(scope(), [variant.id])).get(variant.id)?.stock,
  };
}
