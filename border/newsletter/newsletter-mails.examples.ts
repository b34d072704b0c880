import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { NewsletterMailTexts } from "./newsletter-mail-texts.ts";
import { confirmationMail, goodbyeMail, noticeMail, welcomeMail } from "./newsletter-mails.ts";

/** Returns the newsletter's mails on a site by name, with data as a subscriber might enter it. */
export function mailExamples(content: {
  site: Site;
  texts: { newsletterMails: NewsletterMailTexts };
}): Record<string, MailContent> {
  const { site, texts } = content;
  const newsletter = { site, origin: "https://www.example.com", texts: texts.newsletterMails };
  const token = "Ab3_".repeat(8);
  const names = { firstName: "Ida", lastName: "Müller" };
  const voucher = { code: "KONTOR-7Q4M-X2PA", validUntil: new Date("2027-02-23T00:00Z") };
  return {
    confirmSubscription: confirmationMail(newsletter, token),
    alreadySubscribed: noticeMail(newsletter, token, names),
    welcome: welcomeMail(newsletter, token, voucher, names),
    goodbye: goodbyeMail(newsletter),
  };
}
