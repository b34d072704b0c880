import {
  confirmationMail,
  goodbyeMail,
  noticeMail,
  welcomeMail,
} from "../../../border/newsletter/newsletter-mails.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/site.ts";
import { customerMail, customerMailKinds } from "../../customer/customer-mails.ts";
import { allSites } from "../../sites/all-sites.ts";
import { withdrawalMail } from "../../withdrawal/withdrawal-mail.ts";

/** A mail with every kind of block, and the unsubscribe address. */
const everyBlock: MailContent = {
  subject: "Everything that a mail may have",
  preview: "Each kind of block once",
  heading: "Everything that a mail may have",
  blocks: [
    { type: "paragraph", text: "A paragraph is text that is read from start to end." },
    {
      type: "voucher",
      code: "KAFFEE-7Q4M",
      value: "10% off your first order",
      conditions: "Valid once, until 22 February 2027.",
    },
    { type: "button", text: "To the shop", url: `https://www.example.de/${"long-".repeat(20)}` },
    {
      type: "facts",
      facts: [
        { name: "Name", value: "Ida Müller" },
        { name: "Lines", value: "<b>one</b>\ntwo" },
      ],
    },
    { type: "note", text: "A note is smaller." },
  ],
  reason: "You get this mail because you look at examples.",
  unsubscribe: {
    oneClick: "https://www.example.de/unsubscribe/one-click",
    page: "https://www.example.de/unsubscribe",
    text: "Unsubscribe",
  },
};

const receipt = {
  number: "471108151234",
  receivedAt: new Date("2026-11-22T19:30:00Z"),
  declaration: {
    name: "Ida Müller",
    contract: "4711, 12. 11. 2026",
    email: "ida@example.com",
    part: "Kanne\nTasse",
    reason: "",
  },
};

/** Returns every mail of a site by name, with data as a customer might enter it. */
export function mailExamples(code: SiteCode): Record<string, MailContent> {
  const { site, texts } = allSites[code];
  const url = `https://www.example.com/account/${"Ab3_".repeat(8)}`;
  const places = {
    url,
    name: "Ida Müller",
    time: "22. 11. 2026 20:30",
    email: "ida.mueller@example.com",
  };
  const token = "Ab3_".repeat(8);
  const newsletter = { site, origin: "https://www.example.com", texts: texts.newsletterMails };
  const names = { firstName: "Ida", lastName: "Müller" };
  const voucher = { code: "KONTOR-7Q4M-X2PA", validUntil: new Date("2027-02-23T00:00Z") };
  return {
    confirmSubscription: confirmationMail(newsletter, token),
    alreadySubscribed: noticeMail(newsletter, token, names),
    welcome: welcomeMail(newsletter, token, voucher, names),
    goodbye: goodbyeMail(newsletter),
    ...Object.fromEntries(
      customerMailKinds.map((kind) => [kind, customerMail(texts.customerMails, kind, places)]),
    ),
    withdrawal: withdrawalMail(receipt, texts.withdrawal, site),
    everyBlock,
  };
}
