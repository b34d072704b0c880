import type { MailContent } from "../../platform/shared/mail.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat } from "../../platform/shared/texts/formats.ts";
import { fullName } from "../../platform/shared/texts/name-order.ts";
import { customerMail, customerMailKinds, type CustomerMailTexts } from "./customer-mails.ts";

const customer = { firstName: "Ida", lastName: "Müller" };

/** Sent to an address that is not known to be a customer's: without a name. */
const toStrangers = ["confirmAddress", "changeEmail", "accountRemoved"];

/** Returns the mails to a customer of a site by kind, with data as a customer might enter it. */
export function mailExamples({
  site,
  texts,
}: {
  site: Site;
  texts: { customerMails: CustomerMailTexts };
}): Record<string, MailContent> {
  const places = {
    url: `https://www.example.com/account/${"Ab3_".repeat(8)}`,
    time: dateFormat(site.locale, {
      dateStyle: "long",
      timeStyle: "short",
      timeZone: site.timeZone,
    }).format(new Date("2026-11-22T19:30Z")),
    email: "ida.mueller@example.com",
    code: "K7QMX-3RTWB",
  };
  return Object.fromEntries(
    customerMailKinds.map((kind) => {
      const name = toStrangers.includes(kind) ? {} : { name: fullName(customer, site) };
      return [kind, customerMail(texts.customerMails, kind, { ...places, ...name })];
    }),
  );
}
