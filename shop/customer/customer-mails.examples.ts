import type { MailContent } from "../../platform/shared/mail.ts";
import { customerMail, customerMailKinds, type CustomerMailTexts } from "./customer-mails.ts";

/** Returns the mails to a customer of a site by kind, with data as a customer might enter it. */
export function mailExamples({
  texts,
}: {
  texts: { customerMails: CustomerMailTexts };
}): Record<string, MailContent> {
  const places = {
    url: `https://www.example.com/account/${"Ab3_".repeat(8)}`,
    name: "Ida Müller",
    time: "22. 11. 2026 20:30",
    email: "ida.mueller@example.com",
    code: "K7QMX-3RTWB",
  };
  return Object.fromEntries(
    customerMailKinds.map((kind) => [kind, customerMail(texts.customerMails, kind, places)]),
  );
}
