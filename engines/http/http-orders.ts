import type { Static } from "typebox";
import type { EngineOrder, EngineOrders, OrderRefusal } from "../../commerce/orders.ts";
import { accepted, refused } from "../../commerce/result.ts";
import { kindOf, type createCalls, type EngineCall, type RefusalBody } from "./engine-calls.ts";
import { SentOrder } from "./order-schema.ts";

interface OrderCalls {
  ask: ReturnType<typeof createCalls>["ask"];
  /** Milliseconds for reading an order, and for changing one. */
  limits: { read: number; write: number };
  /** Returns the error for a refusal that the contract does not have there. */
  unexpected(call: Pick<EngineCall, "path" | "isWrite">, refusal: RefusalBody): Error;
}

/** Places and changes orders at an engine. */
export function httpOrders({ ask, limits, unexpected }: OrderCalls): EngineOrders {
  async function find(path: string, query?: EngineCall["query"]) {
    const call = { path, query, within: limits.read };
    const found = await ask(call, SentOrder);
    if (found.ok) return orderOf(found.value);
    if (kindOf(found.refusal) === "unknown") return undefined;
    throw unexpected(call, found.refusal);
  }

  /** Changes an order; returns the refusals that are wanted as values. */
  async function change<Kind>(
    { path, body = {}, key }: Pick<EngineCall, "path" | "body" | "key">,
    wanted: (refusal: RefusalBody) => Kind | undefined,
  ) {
    const call = { path, body, key, isWrite: true, within: limits.write };
    const changed = await ask(call, SentOrder);
    if (changed.ok) return accepted(orderOf(changed.value));
    const refusal = wanted(changed.refusal);
    if (refusal === undefined) throw unexpected(call, changed.refusal);
    return refused(refusal);
  }

  return {
    place: ({ channel }, draft, key) =>
      change({ path: "/v1/orders", body: { channel, ...draft }, key }, orderRefusal),
    byKey: (key) => find("/v1/orders", { key }),
    byNumber: (number) => find(pathOf(number)),
    cancel: (number) => change({ path: `${pathOf(number)}/cancel` }, oneOf("unknown", "tooLate")),
    acceptReturn: (number, pieces, key) =>
      change(
        { path: `${pathOf(number)}/returns`, body: { pieces }, key },
        oneOf("unknown", "notInOrder"),
      ),
  };
}

const pathOf = (number: string) => `/v1/orders/${encodeURIComponent(number)}`;

const oneOf =
  <Kind extends string>(...kinds: Kind[]) =>
  (refusal: RefusalBody) =>
    kinds.find((kind) => kind === kindOf(refusal));

function orderRefusal(refusal: RefusalBody): OrderRefusal | undefined {
  switch (refusal.type) {
    case "urn:kontor:engine:changed":
      return {
        kind: "changed",
        prices: new Map(Object.entries(refusal.prices)),
        total: refusal.total,
      };
    case "urn:kontor:engine:outOfStock":
      return { kind: "outOfStock", available: new Map(Object.entries(refusal.available)) };
    case "urn:kontor:engine:invalid":
      return { kind: "invalid" };
    case "urn:kontor:engine:keyReused":
      return { kind: "keyReused" };
    default:
      return undefined;
  }
}

/** Returns an order without fields that the contract does not have. */
const orderOf = ({
  number,
  channel,
  placedAt,
  state,
  email,
  address,
  place,
  lines,
  discount,
  shipping,
  total,
}: Static<typeof SentOrder>): EngineOrder => ({
  email,
  address,
  ...(place !== undefined && { place }),
  lines,
  discount,
  shipping,
  total,
  number,
  channel,
  placedAt: new Date(placedAt),
  state,
});
