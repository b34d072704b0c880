import type { Engine } from "../engine.ts";

const never = new Promise<never>(() => {});

/** Returns an engine that does what it is asked and answers nothing about offers and orders. */
export function loseAnswers({ offers, orders, ...engine }: Engine): Engine {
  const lost =
    <Args extends unknown[]>(ask: (...args: Args) => Promise<unknown>) =>
    async (...args: Args) => {
      await ask(...args);
      return never;
    };
  return {
    ...engine,
    offers: { current: lost(offers.current) },
    orders: {
      place: lost(orders.place),
      byKey: lost(orders.byKey),
      byNumber: lost(orders.byNumber),
      cancel: lost(orders.cancel),
      acceptReturn: lost(orders.acceptReturn),
    },
  };
}
