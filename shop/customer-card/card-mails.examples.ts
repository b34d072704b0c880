import type { MailContent } from "../../platform/shared/mail.ts";
import type { ShopSite } from "../sites/shop-site.ts";
import {
  cardExpiringMail,
  cardInvitationMail,
  cardWelcomeMail,
  type CardMailTexts,
} from "./card-mails.ts";

/** Returns the mails about customer cards, as a shopper gets them. */
export function mailExamples({
  site,
  texts: { customerCard },
}: {
  site: ShopSite;
  texts: { customerCard: { mails: CardMailTexts } };
}): Record<string, MailContent> {
  const mailSite = { site, texts: customerCard.mails, origin: "https://www.example.de" };
  const url = "https://www.example.de/account/card-invitation/id/signature";
  return {
    cardWelcome: cardWelcomeMail("2901234567893", mailSite),
    cardInvitation: cardInvitationMail({ manager: "Ida Müller", url, days: 14 }, mailSite),
    cardExpiring: cardExpiringMail({ beans: 50, from: new Date("2026-12-24T23:00:00Z") }, mailSite),
  };
}
