import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type TooMany } from "../../../platform/security/rate-limits.ts";
import { comparedEmail } from "../../../platform/shared/email.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { RestockArticle } from "../restock-contract.ts";
import { restockArticle } from "./restock-articles.ts";
import type { RestockLinks } from "./restock-links.ts";
import { restockLimits } from "./restock-limits.ts";
import type { RestockOptions } from "./restock-ports.ts";

/** A request behind a link, as its page shows it. */
export interface LinkedRequest {
  status: "pending" | "confirmed" | "expired";
  email: string;
  article: RestockArticle | undefined;
}

/** The state of a link: "ended" if its request was fulfilled or deleted, "invalid" if the shop has not written it. */
export type RestockLinkState = LinkedRequest | { status: "ended" } | { status: "invalid" };

/** Stores requests, and what the owners of their addresses do with the links of mails. */
export function createRestockRequests(options: RestockOptions, links: RestockLinks) {
  const { database, mailInsert, mailsWait, security } = options;
  const limits = createRateLimits(database, restockLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /**
   * Stores a request once for each article and address. Every accepted one costs the same: whether the address has confirmed before is looked
   * up when the mail is rendered, long after the response.
   */
  async function request(
    { tcm, email }: { tcm: string; email: string },
    { site, now, ip }: Viewpoint & { ip: string },
  ): Promise<"requested" | TooMany> {
    const store = async (isMailed: boolean) => {
      await database.transaction().execute(async (transaction) => {
        const { rows } = await sql<{ id: string }>`
          insert into restock_request (id, site, tcm, email, requested_at)
          values (${randomUUID()}, ${site.code}, ${tcm}, ${email}, ${now})
          on conflict (site, tcm, lower(email)) do update set requested_at =
            case when restock_request.confirmed_at is null then excluded.requested_at else restock_request.requested_at end
          returning id`.execute(transaction);
        if (!isMailed) return;
        const data = { request: rows[0]!.id };
        await mailInsert([
          { kind: "restock-confirmation", site: site.code, to: email, data },
        ]).execute(transaction);
      });
      mailsWait();
      return "requested" as const;
    };
    const ofNetwork = { restockRequests: sharesOf(ip) };
    return limits.attempt(ofNetwork, now, async () => {
      const ofAddress = { restockMails: comparedEmail(email) };
      const outcome = await limits.attempt(ofAddress, now, () => store(true));
      return outcome === "requested" ? outcome : store(false);
    });
  }

  async function read(id: string, site: SiteCode) {
    return database
      .selectFrom("restock_request")
      .selectAll()
      .where("id", "=", id)
      .where("site", "=", site)
      .executeTakeFirst();
  }

  /** Returns what a link leads to. Changes nothing: scanners of mails open links, too. */
  async function linked(token: string, at: Viewpoint): Promise<RestockLinkState> {
    const link = await links.read(token, at.now);
    if (!link) return { status: "invalid" };
    const found = await read(link.id, at.site.code);
    if (!found) return { status: "ended" };
    const { email, tcm, confirmed_at } = found;
    const article = await restockArticle(options, tcm, at);
    const status = confirmed_at ? "confirmed" : link.isExpired ? "expired" : "pending";
    return { status, email, article };
  }

  return {
    article: (tcm: string, at: Viewpoint) => restockArticle(options, tcm, at),
    request,
    linked,

    /** Confirms the request behind a link, unless that is too late. */
    async confirm(token: string, at: Viewpoint): Promise<void> {
      const link = await links.read(token, at.now);
      if (!link || link.isExpired) return;
      await database
        .updateTable("restock_request")
        .set({ confirmed_at: at.now })
        .where("id", "=", link.id)
        .where("site", "=", at.site.code)
        .where("confirmed_at", "is", null)
        .execute();
    },

    /** Deletes the request behind a link. */
    async end(token: string, { site, now }: Viewpoint): Promise<void> {
      const link = await links.read(token, now);
      if (!link) return;
      await database
        .deleteFrom("restock_request")
        .where("id", "=", link.id)
        .where("site", "=", site.code)
        .execute();
    },

    /** Returns the requests of an address, for the file with everything that is stored about a customer. */
    async ofAddress(email: string, { code }: Pick<Site, "code">) {
      const rows = await database
        .selectFrom("restock_request")
        .select(["tcm", "requested_at", "confirmed_at"])
        .where("site", "=", code)
        .where(sql<string>`lower(email)`, "=", comparedEmail(email))
        .orderBy("requested_at")
        .execute();
      return rows.map(({ tcm, requested_at: requestedAt, confirmed_at: confirmedAt }) => ({
        article: tcm,
        requestedAt,
        confirmedAt,
      }));
    },
  };
}
