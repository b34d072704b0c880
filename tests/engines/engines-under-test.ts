import type { RawBuilder } from "kysely";
import type { Engine } from "../../commerce/engine.ts";
import type { EngineAdmin, EngineUnderTest } from "../../commerce/conformance/engine-under-test.ts";
import { engineAlone } from "../../commerce/conformance/engine-alone.ts";
import { fixtureCatalogue } from "../../commerce/conformance/fixture.ts";
import { createMemoryEngine } from "../../commerce/memory/memory-engine.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
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

const fixtureEngine = (now: () => Date) => createMemoryEngine({ ...fixtureCatalogue, now });

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
  return {
    ...engineAlone(engine, admin, { now, pass }),
    shop: shopOnEngine(shop),
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
