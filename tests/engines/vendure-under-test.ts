import { vendureEngine } from "../../engines/vendure/vendure-engine.ts";
import { openTestShop, type TestShop } from "../support/shop.ts";
import type { RestoredVendure } from "../support/vendure-dumps.ts";
import { createClock, opened, type OpenedEngine } from "./engines-under-test.ts";
import { follow } from "./projection.ts";
import { vendureAdmin } from "./vendure-admin.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { vendureStaff } from "./vendure-staff.ts";
import { channelCodes } from "./vendure-structure.ts";

const year = 365 * 86_400_000;

/** A Vendure as the shop reaches it; without the address of its database it is polled. */
type ReachedVendure = Pick<RestoredVendure, "url" | "key"> &
  Partial<Pick<RestoredVendure, "databaseUrl">>;

/** Connects a shop's database with a Vendure that has the fixture, which may be reached by another address. */
export const connectVendure = (
  { services: { database } }: Pick<TestShop, "services">,
  { url, key, databaseUrl }: ReachedVendure,
  now = () => new Date(),
) =>
  vendureEngine(database.sql as never, {
    url,
    key: () => key,
    databaseUrl,
    markets: channelCodes,
    now,
    storedUntil: (placedAt) => new Date(placedAt.getTime() + year),
    onError: (error) => console.error(error),
  });

/** Vendure fills its collections after it has created a product. */
const isInNoCollection = (error: unknown) =>
  error instanceof Error && error.message.endsWith("its first category does not exist.");

/** The shop on a Vendure that has the fixture, which ends with it. */
export async function openVendureEngine(
  vendure: RestoredVendure,
  reached: ReachedVendure = vendure,
): Promise<OpenedEngine> {
  const staff = await vendureStaff(vendure.url, vendure.login);
  const clock = createClock();
  const shop = await openTestShop({ now: clock.now });
  const engine = connectVendure(shop, reached, clock.now);
  const stop = await follow(shop.services.database.sql, engine, isInNoCollection);
  const admin = vendureAdmin(staff, await readVendureIds(staff));
  return opened(shop, engine, admin, clock, async () => {
    try {
      await stop();
    } finally {
      await engine.close?.();
      await vendure.stop();
    }
  });
}
