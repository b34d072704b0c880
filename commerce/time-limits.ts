import type { Engine } from "./engine.ts";
import { EngineUnavailableError } from "./engine-errors.ts";

/** Milliseconds after which an engine counts as silent. */
export interface TimeLimits {
  /** Prices and stock, and reading orders. */
  read: number;
  /** Placing and cancelling orders. */
  write: number;
}

/** Returns an engine that throws `EngineUnavailableError` when an offer or an order takes longer than its limit. */
export function limitTime(engine: Engine, { read, write }: TimeLimits): Engine {
  const { offers, orders } = engine;
  return {
    ...engine,
    offers: {
      current: (...args) => within(read, false, offers.current(...args)),
    },
    orders: {
      place: (...args) => within(write, true, orders.place(...args)),
      byKey: (key) => within(read, false, orders.byKey(key)),
      byNumber: (number) => within(read, false, orders.byNumber(number)),
      cancel: (number) => within(write, true, orders.cancel(number)),
    },
  };
}

async function within<Answer>(
  milliseconds: number,
  maybeDone: boolean,
  answer: Promise<Answer>,
): Promise<Answer> {
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const message = `The commerce system did not answer within ${milliseconds} ms.`;
    reject(new EngineUnavailableError(message, { maybeDone }));
  }, milliseconds);
  try {
    return await Promise.race([answer, silence]);
  } finally {
    clearTimeout(timer);
  }
}
