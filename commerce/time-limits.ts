import type { Engine } from "./engine.ts";
import { EngineUnavailableError } from "./engine-errors.ts";

/** Milliseconds after which an engine counts as silent; 0 is no limit. */
export interface TimeLimits {
  /** Prices and stock, and reading orders. */
  read: number;
  /** Placing and cancelling orders, and taking pieces back. */
  write: number;
}

/** Returns an engine that throws `EngineUnavailableError` when an offer or an order takes longer than its limit. */
export function limitTime<Limited extends Engine>(
  engine: Limited,
  { read, write }: TimeLimits,
): Limited {
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
      acceptReturn: (...args) => within(write, true, orders.acceptReturn(...args)),
    },
  };
}

async function within<Answer>(
  milliseconds: number,
  maybeDone: boolean,
  response: Promise<Answer>,
): Promise<Answer> {
  if (milliseconds === 0) return response;
  const { promise: silence, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => {
    const message = `The commerce system did not answer within ${milliseconds} ms.`;
    reject(new EngineUnavailableError(message, { maybeDone }));
  }, milliseconds);
  try {
    return await Promise.race([response, silence]);
  } finally {
    clearTimeout(timer);
  }
}
