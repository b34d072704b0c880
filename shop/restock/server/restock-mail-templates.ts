import type { MailTemplates } from "../../../platform/shared/mail.ts";
import { restockBackMail, restockConfirmationMail } from "../restock-mails.ts";
import { resumeRequest } from "./restock-announcements.ts";
import { restockArticle } from "./restock-articles.ts";
import type { RestockLinks } from "./restock-links.ts";
import type { RestockMails, RestockOptions } from "./restock-ports.ts";

/** Renders the mails when they are sent, with the price of that moment. */
export function createRestockMails(
  options: RestockOptions,
  links: RestockLinks,
): MailTemplates<RestockMails> {
  const { database, sites, mailSite, linkOf, now } = options;
  const articleOn = (code: string, tcm: string) =>
    restockArticle(options, tcm, { site: sites.find((site) => site.code === code)!, now: now() });
  return {
    async "restock-confirmation"({ site, data: { request } }) {
      const found = await database
        .selectFrom("restock_request")
        .select(["tcm", "confirmed_at"])
        .where("id", "=", request)
        .executeTakeFirst();
      // Deleted, or confirmed by an earlier mail.
      if (!found || found.confirmed_at) return undefined;
      const article = await articleOn(site, found.tcm);
      if (!article) return undefined;
      const token = await links.tokenOf(request, now());
      return restockConfirmationMail(article, mailSite(site), linkOf(site, token));
    },

    async "restock-back"({ site, to, data }) {
      const article = await articleOn(site, data.tcm);
      if (article?.isAvailable) return restockBackMail(article, mailSite(site));
      // Sold out again within moments: the request waits for the next time.
      await resumeRequest(options, site, to, data);
      return undefined;
    },
  };
}
