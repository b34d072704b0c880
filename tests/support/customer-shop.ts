import { afterAll, beforeEach } from "vitest";
import { customerBrowser } from "./customer-browser.ts";
import { openTestShop } from "./shop.ts";

export const minute = 60_000;

/** The shop that a file's tests of customers share, with a clock that only they set. */
export async function openCustomerShop() {
  let moment = Date.now();
  const now = () => new Date(moment);
  const shop = await openTestShop({ now });
  afterAll(() => shop.close());
  beforeEach(async () => {
    // All tests send from one network: none counts failures of another.
    await shop.services.database.sql.deleteFrom("rate_limit").execute();
  });
  return {
    shop,
    now,
    browser: (site?: string) => customerBrowser(shop, site),
    /** Lets the shop's time pass. */
    pass: (milliseconds: number) => {
      moment += milliseconds;
    },
  };
}
