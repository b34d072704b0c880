import { sql } from "kysely";
import type { MailOf } from "../../../platform/shared/mail.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { RestockMails, RestockOptions } from "./restock-ports.ts";

/** Articles whose offers are asked for at once, and requests that end in one transaction. */
const batch = { articles: 100, requests: 500 } as const;

/**
 * Queues the mail of each confirmed request whose article can be bought again, and deletes the request in the same transaction: any number of
 * processes may run it at once, and each request leads to one mail.
 */
export function createRestockAnnouncements({
  database,
  sites,
  catalogue,
  mailInsert,
  mailsWait,
  now,
}: RestockOptions) {
  async function announceOn(site: Site): Promise<void> {
    const requested = await database
      .selectFrom("restock_request")
      .select("tcm")
      .distinct()
      .where("site", "=", site.code)
      .where("confirmed_at", "is not", null)
      .execute();
    const tcms = requested.map(({ tcm }) => tcm);
    for (let first = 0; first < tcms.length; first += batch.articles) {
      const asked = tcms.slice(first, first + batch.articles);
      const offers = await catalogue.offers({ site, now: now() }, asked);
      for (const tcm of asked)
        if ((offers.get(tcm)?.stock ?? 0) > 0)
          while ((await announce(site, tcm)) === batch.requests);
    }
  }

  async function announce(site: Site, tcm: string): Promise<number> {
    const count = await database.transaction().execute(async (transaction) => {
      const requests = await transaction
        .deleteFrom("restock_request")
        .where("id", "in", (rows) =>
          rows
            .selectFrom("restock_request")
            .select("id")
            .where("site", "=", site.code)
            .where("tcm", "=", tcm)
            .where("confirmed_at", "is not", null)
            .orderBy("confirmed_at")
            .limit(batch.requests)
            .forUpdate()
            .skipLocked(),
        )
        .returningAll()
        .execute();
      const mails = requests.map(
        ({ id, email: to, requested_at, confirmed_at }): MailOf<RestockMails> => ({
          kind: "restock-back",
          site: site.code,
          to,
          data: {
            id,
            tcm,
            requestedAt: requested_at.toISOString(),
            confirmedAt: confirmed_at!.toISOString(),
          },
        }),
      );
      if (mails.length > 0) await mailInsert(mails).execute(transaction);
      return mails.length;
    });
    if (count > 0) mailsWait();
    return count;
  }

  return async function announceRestocked(): Promise<void> {
    for (const site of sites) await announceOn(site);
  };
}

/** Stores a request again whose article was sold out before its mail was rendered. */
export async function resumeRequest(
  { database }: Pick<RestockOptions, "database">,
  site: Site["code"],
  email: string,
  { id, tcm, requestedAt, confirmedAt }: RestockMails["restock-back"],
): Promise<void> {
  await sql`insert into restock_request (id, site, tcm, email, requested_at, confirmed_at)
    values (${id}, ${site}, ${tcm}, ${email}, ${requestedAt}, ${confirmedAt}) on conflict do nothing`.execute(
    database,
  );
}
