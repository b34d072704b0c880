import { afterAll, beforeEach } from "vitest";
import { customerBrowser } from "./customer-browser.ts";
import { openTestShop, type TestShopOptions } from "./shop.ts";

export const minute = 60_000;

/** Opens the shop that a file's tests of customers share, with a clock that only they set. */
export async function openCustomerShop(options: TestShopOptions = {}) {
  let moment = Date.now();
  const now = () => new Date(moment);
  const shop = await openTestShop({ now, ...options });
  afterAll(() => shop.close());
  beforeEach(async () => {
    // All tests send from one network: resets the failures of other tests.
    await shop.services.database.sql.deleteFrom("rate_limit").execute();
  });
  return {
    shop,
    now,
    browser: (site?: string) => customerBrowser(shop, site),
    /** Advances the shop's clock. */
    pass: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}
