import type { Unsupported } from "../../../commerce/capabilities.ts";
import { refused, type Result } from "../../../commerce/result.ts";
import type { VariantPieces } from "../../../commerce/scope.ts";
import type { OrderPorts } from "./orders-ports.ts";

/** An order and its number at the engine. */
interface OrderAtEngine {
  number: string;
  engineNumber: string;
}

/** Creates the functions that undo orders at the engine. If it refuses or does not support this, the log asks staff to do it. */
export function createUndoAtEngine({
  engine: { capabilities, orders },
  onError,
}: Pick<OrderPorts, "engine" | "onError">) {
  async function ask(
    capability: true | Unsupported,
    order: OrderAtEngine,
    request: () => Promise<Result<unknown, string>>,
    undone: string,
  ): Promise<void> {
    const outcome =
      capability === true
        ? (await isOfEngine(order))
          ? await request()
          : refused("It was placed at a former commerce system, or is lost at this one.")
        : refused(capability.reason);
    if (!outcome.ok) onError(new Error(outcome.refusal), undone);
  }

  /** An order of a former engine may have the number of another order at this one: its key tells them apart. */
  const isOfEngine = async ({ number, engineNumber }: OrderAtEngine) =>
    capabilities.ordersOnce !== true || (await orders.byKey(number))?.number === engineNumber;

  return {
    cancel: ({ number, engineNumber }: OrderAtEngine): Promise<void> =>
      ask(
        capabilities.cancelsOrders,
        { number, engineNumber },
        () => orders.cancel(engineNumber),
        `order ${number} not cancelled at the engine, where it is ${engineNumber}`,
      ),

    /** Puts pieces that came back into the engine's stock, once for a key. */
    acceptReturn: (
      { number, engineNumber }: OrderAtEngine,
      pieces: VariantPieces,
      key: string,
    ): Promise<void> =>
      ask(
        capabilities.takesPiecesBack,
        { number, engineNumber },
        () => orders.acceptReturn(engineNumber, [pieces], key),
        `${pieces.quantity} of ${pieces.variant} in order ${number} not taken back by the engine, where it is ${engineNumber}`,
      ),
  };
}
