import { expect, test, vi } from "vitest";
import { everyCapability } from "../../../commerce/capabilities.ts";
import type { Offers } from "../../../commerce/offers.ts";
import type { EngineOrders } from "../../../commerce/orders.ts";
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
  await undo.takeBack(order, { variant: "cup", quantity: 2 }, "key");
  expect(onError.mock.calls).toEqual([
    [new Error(lack.reason), "order 4711081512 not cancelled at the engine, where it is E1"],
    [
      new Error(lack.reason),
      "2 of cup in order 4711081512 not taken back by the engine, where it is E1",
    ],
  ]);
});
