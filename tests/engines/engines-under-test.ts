import type { RawBuilder } from "kysely";
import type { Engine } from "../../commerce/engine.ts";
import type { EngineAdmin, EngineUnderTest } from "../../commerce/conformance/engine-under-test.ts";
import {
  fixtureCategories,
  fixtureChannels,
  fixtureProducts,
  fixtureTypes,
  fixtureVocabulary,
} from "../../commerce/conformance/fixture.ts";
import { createMemoryEngine } from "../../commerce/memory/memory-engine.ts";
import { limitTime } from "../../commerce/time-limits.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import { loseAnswers } from "./lost-answers.ts";
import { memoryAdmin } from "./memory-admin.ts";
import { ownAdmin } from "./own-admin.ts";
import { follow, replaceByEngine } from "./projection.ts";
import { shopOnEngine } from "./shop-on-engine.ts";

/** An engine under test, which must be closed. */
export interface OpenedEngine extends EngineUnderTest {
  close(): Promise<void>;
}

/** Opens an engine with the fixture, and the shop in front of it. */
export type OpenEngine = () => Promise<OpenedEngine>;

const fixtureEngine = (now: () => Date) =>
  createMemoryEngine({
    channels: Object.keys(fixtureChannels),
    categories: fixtureCategories,
    vocabulary: fixtureVocabulary,
    types: fixtureTypes,
    products: fixtureProducts,
    now,
  });

/** The engine in memory; the shop follows its changes, in a database that statements have changed. */
export async function openMemoryEngine(
  statements: RawBuilder<unknown>[] = [],
): Promise<OpenedEngine> {
  const clock = createClock();
  const shop = await openTestShop({ now: clock.now });
  const engine = fixtureEngine(clock.now);
  const database = shop.services.database.sql;
  const stop = await follow(database, engine);
  for (const statement of statements) await statement.execute(database);
  return opened(shop, engine, memoryAdmin(engine), clock, stop);
}

/** The shop's own tables on PostgreSQL, filled with the fixture. */
export const openOwnEngine: OpenEngine = async () => {
  const clock = createClock();
  const shop = await openTestShop({ now: clock.now });
  const database = shop.services.database.sql;
  await replaceByEngine(database, fixtureEngine(clock.now));
  return opened(shop, shop.services.engine, ownAdmin(database), clock, async () => {});
};

/** Puts an engine, which a shop serves, under test. */
export function opened(
  shop: TestShop,
  engine: Engine,
  admin: EngineAdmin,
  { now, pass }: ReturnType<typeof createClock>,
  stop: () => Promise<void>,
): OpenedEngine {
  // Cases name the second and the sixth product themselves; one in eleven is sold out.
  const free = fixtureProducts.filter((_, index) => index % 11 !== 10 && ![1, 5].includes(index));
  return {
    engine,
    silent: limitTime(loseAnswers(engine), { read: 50, write: 50 }),
    admin,
    shop: shopOnEngine(shop),
    now,
    pass,
    scope: (channel = "DE") => ({ channel, at: now() }),
    takeProduct() {
      const product = free.pop();
      if (!product) throw new Error("The fixture has too few products: each case takes its own.");
      return structuredClone(product);
    },
    async close() {
      await stop();
      await shop.close();
    },
  };
}

/** Returns a clock that can be set forward. */
export function createClock() {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    pass: (milliseconds: number) => {
      ahead += milliseconds;
    },
  };
}
