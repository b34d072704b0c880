import type { Site } from "../../../platform/shared/sites/site.ts";
import { restockDays } from "../restock-contract.ts";
import type { RestockOptions } from "./restock-ports.ts";

/**
 * Deletes requests that lead to nothing: unconfirmed ones after the days of the newsletter's sign-ups, confirmed ones whose article has not
 * come back for long, and those for products that the site no longer sells.
 */
export function createRestockRetention({
  database,
  sites,
  catalogue,
}: Pick<RestockOptions, "catalogue" | "database" | "sites">) {
  async function deleteArchived(site: Site, now: Date): Promise<void> {
    const requested = await database
      .selectFrom("restock_request")
      .select("tcm")
      .distinct()
      .where("site", "=", site.code)
      .execute();
    const tcms = requested.map(({ tcm }) => tcm);
    if (tcms.length === 0) return;
    const at = { site, now };
    const offers = await catalogue.offers(at, tcms);
    const notOffered = tcms.filter((tcm) => !offers.has(tcm));
    const facts = await catalogue.articleFacts(site, notOffered);
    for (const [tcm, { productNumber }] of facts)
      if (await catalogue.archived(at, productNumber))
        await database
          .deleteFrom("restock_request")
          .where("site", "=", site.code)
          .where("tcm", "=", tcm)
          .execute();
  }

  return async function deleteExpired(now: Date): Promise<void> {
    const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000);
    for (const site of sites) {
      await database
        .deleteFrom("restock_request")
        .where("site", "=", site.code)
        .where("confirmed_at", "is", null)
        .where("requested_at", "<=", daysAgo(site.newsletter.unconfirmedDays))
        .execute();
      await deleteArchived(site, now);
    }
    await database
      .deleteFrom("restock_request")
      .where("confirmed_at", "<=", daysAgo(restockDays))
      .execute();
  };
}
