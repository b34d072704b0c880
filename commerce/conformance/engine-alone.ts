import type { Engine } from "../engine.ts";
import { limitTime } from "../time-limits.ts";
import type { EngineAdmin, EngineAlone } from "./engine-under-test.ts";
import { fixtureProducts } from "./fixture.ts";

/** Returns an engine with the fixture as cases take it. */
export function engineAlone(
  engine: Engine,
  admin: EngineAdmin,
  { now, pass }: Pick<EngineAlone, "now" | "pass">,
): EngineAlone {
  // Cases name the second and the sixth product themselves; one in eleven is sold out.
  const free = fixtureProducts.filter((_, index) => index % 11 !== 10 && ![1, 5].includes(index));
  return {
    engine,
    silent: limitTime(loseAnswers(engine), { read: 50, write: 50 }),
    admin,
    now,
    pass,
    scope: (channel = "DE") => ({ channel, at: now() }),
    takeProduct() {
      const product = free.pop();
      if (!product) throw new Error("The fixture has too few products: each case takes its own.");
      return structuredClone(product);
    },
  };
}

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
