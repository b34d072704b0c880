import { sql } from "kysely";
import type { MailTemplates } from "../../../platform/shared/mail.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import { withoutLinks } from "../../../platform/shared/texts/disarmed-text.ts";
import { cardAccountPaths } from "../../shop-paths.ts";
import { joinWithinDays } from "../card-contract.ts";
import { cardExpiringMail, cardInvitationMail, cardWelcomeMail } from "../card-mails.ts";
import type { CardDatabase, CardMails, CardPorts } from "./card-ports.ts";
import type { createHouseholds } from "./households.ts";
import { readCard } from "./read-cards.ts";

/** Renders the mails when they are sent, unless the card was given back. */
export function createCardMails(
  database: CardDatabase,
  { mailSite, siteOf }: Pick<CardPorts, "mailSite" | "siteOf">,
  { linkOf }: Pick<ReturnType<typeof createHouseholds>, "linkOf">,
): MailTemplates<CardMails> {
  return {
    async "card-welcome"({ site, data: { customer } }) {
      const card = await readCard(database, customer);
      return card && cardWelcomeMail(card.number, mailSite(site));
    },

    async "card-invitation"({ site, data: { invitation } }) {
      const { rows } = await sql<{
        firstName: string;
        lastName: string;
      }>`select first_name as "firstName", last_name as "lastName"
        from card_invitation join card on card.ledger_id = card_invitation.ledger_id and is_manager and returned_at is null
        join customer on customer.id = customer_id where card_invitation.id = ${invitation}`.execute(
        database,
      );
      const [manager] = rows;
      if (!manager) return undefined;
      const url = await linkOf(invitation, cardAccountPaths.invitation, site);
      // The name is the sender's own choice: it must not become a link in another person's mail.
      const name = withoutLinks(fullName(manager, siteOf(site)));
      return cardInvitationMail({ manager: name, url, days: joinWithinDays }, mailSite(site));
    },

    async "card-expiring"({ site, data: { customer, beans, from } }) {
      const card = await readCard(database, customer);
      return card && cardExpiringMail({ beans, from: new Date(from) }, mailSite(site));
    },
  };
}
