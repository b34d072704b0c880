import { vendureEngine } from "../../engines/vendure/vendure-engine.ts";
import { openTestShop } from "../support/shop.ts";
import type { RestoredVendure } from "../support/vendure-dumps.ts";
import { createClock, opened, type OpenedEngine } from "./engines-under-test.ts";
import { follow } from "./projection.ts";
import { vendureAdmin } from "./vendure-admin.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { vendureStaff } from "./vendure-staff.ts";
import { channelCodes } from "./vendure-structure.ts";

const year = 365 * 86_400_000;

/** The shop on a Vendure that has the fixture, which ends with it. */
export async function openVendureEngine(vendure: RestoredVendure): Promise<OpenedEngine> {
  const { url, login, key, databaseUrl } = vendure;
  const staff = await vendureStaff(url, login);
  const clock = createClock();
  const shop = await openTestShop({ now: clock.now });
  const database = shop.services.database.sql;
  const engine = vendureEngine(database as never, {
    url,
    key: () => key,
    databaseUrl,
    markets: channelCodes,
    now: clock.now,
    storedUntil: (placedAt) => new Date(placedAt.getTime() + year),
    onError: (error) => console.error(error),
  });
  const stop = await follow(database, engine);
  const admin = vendureAdmin(staff, await readVendureIds(staff));
  return opened(shop, engine, admin, clock, async () => {
    await stop();
    await engine.close?.();
    await vendure.stop();
  });
}
