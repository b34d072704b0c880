import { expect, test, vi } from "vitest";
import { everyCapability } from "../../../commerce/capabilities.ts";
import type { Offers } from "../../../commerce/offers.ts";
import type { EngineOrder, EngineOrders } from "../../../commerce/orders.ts";
import type { OrderPorts } from "./orders-ports.ts";
import { createUndoAtEngine } from "./undo-at-engine.ts";

test("an engine is not asked for what it does not support, and the log says why", async () => {
  const lack = { reason: "Orders are shipped at once." };
  const capabilities = { ...everyCapability, cancelsOrders: lack, takesPiecesBack: lack };
  const onError = vi.fn<OrderPorts["onError"]>();
  // An engine that is asked fails.
  const engine = { capabilities, offers: {} as Offers, orders: {} as EngineOrders };
  const undo = createUndoAtEngine({ engine, onError });
  const order = { number: "4711081512", engineNumber: "E1" };
  await undo.cancel(order);
  await undo.acceptReturn(order, { variant: "cup", quantity: 2 }, "key");
  expect(onError.mock.calls).toEqual([
    [new Error(lack.reason), "order 4711081512 not cancelled at the engine, where it is E1"],
    [
      new Error(lack.reason),
      "2 of cup in order 4711081512 not taken back by the engine, where it is E1",
    ],
  ]);
});

test("an order of a former engine leaves alone the one that has its number now", async () => {
  const onError = vi.fn<OrderPorts["onError"]>();
  const number = "E1";
  const cancel = vi.fn<EngineOrders["cancel"]>(async () => ({
    ok: true,
    value: {} as EngineOrder,
  }));
  const orders: Partial<EngineOrders> = {
    byKey: async (key) => (key === "4711081513" ? ({ number } as EngineOrder) : undefined),
    cancel,
  };
  const engine = {
    capabilities: everyCapability,
    offers: {} as Offers,
    orders: orders as EngineOrders,
  };
  const undo = createUndoAtEngine({ engine, onError });
  await undo.cancel({ number: "4711081512", engineNumber: number });
  expect(cancel).not.toHaveBeenCalled();
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    new Error("It was placed at a former commerce system, or is lost at this one."),
    "order 4711081512 not cancelled at the engine, where it is E1",
  );
  await undo.cancel({ number: "4711081513", engineNumber: number });
  expect(cancel).toHaveBeenCalledExactlyOnceWith(number);
});
