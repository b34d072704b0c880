import { fixtureProducts } from "../../commerce/conformance/fixture.ts";
import { vendureEngine } from "../../engines/vendure/vendure-engine.ts";
import { createClock, opened, type OpenedEngine } from "./engines-under-test.ts";
import { openTestShop } from "../support/shop.ts";
import { follow } from "./projection.ts";
import { vendureAdmin } from "./vendure-admin.ts";
import { readVendureIds } from "./vendure-ids.ts";
import { addCategories, addProducts } from "./vendure-products.ts";
import { vendureStaff, type Staff } from "./vendure-staff.ts";
import { channelCodes, prepareVendure, shopKey } from "./vendure-structure.ts";

/** A running server that is empty, or has the fixture and nothing else. */
export interface VendureServer {
  url: string;
  /** Name and password of its superadmin. */
  login: string;
  /** Its database, unless it is to be polled. */
  databaseUrl: string | undefined;
}

const productsPerRequest = 10;
const year = 365 * 86_400_000;

/** Opens a Vendure server with the fixture; the shop follows its changes. */
export async function openVendureEngine({
  url,
  login,
  databaseUrl,
}: VendureServer): Promise<OpenedEngine> {
  const staff = await vendureStaff(url, login.split(":"));
  if (await isEmpty(staff)) await fill(staff);
  const clock = createClock();
  const shop = await openTestShop({ now: clock.now });
  const database = shop.services.database.sql;
  const engine = vendureEngine(database as never, {
    url,
    key: () => shopKey,
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
  });
}

async function isEmpty(staff: Staff): Promise<boolean> {
  const { products } = await staff<{ products: { totalItems: number } }>(
    "{ products { totalItems } }",
  );
  return products.totalItems === 0;
}

async function fill(staff: Staff): Promise<void> {
  await prepareVendure(staff);
  const ids = await readVendureIds(staff);
  for (let at = 0; at < fixtureProducts.length; at += productsPerRequest)
    await addProducts(staff, ids, fixtureProducts.slice(at, at + productsPerRequest));
  await addCategories(staff, ids);
}
