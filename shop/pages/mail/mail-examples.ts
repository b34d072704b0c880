import type { MailPictures } from "../../../platform/mail/mail-contract.ts";
import type { MailContent } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { design } from "../../brand.ts";
import { allSites } from "../../sites/all-sites.ts";
import type { SiteContent } from "../../sites/site-content.ts";
import { mailLogo } from "../../../storefront/pages/mail-logo.ts";

/** A mail with every kind of block, and the unsubscribe address. */
const everyBlock: MailContent = {
  subject: "Everything that a mail may have",
  preview: "Each kind of block once",
  heading: "Everything that a mail may have",
  blocks: [
    { type: "paragraph", text: "A paragraph is text that is read from start to end." },
    { type: "heading", text: "A heading begins a part" },
    {
      type: "amounts",
      rows: [
        {
          text: "2 × Coffee pot",
          detail: "1 litre, with a long description of it",
          amount: "€ 49.90",
          picture: "/img/example/1",
        },
        { text: "Total", amount: "€ 49.90", isTotal: true },
      ],
    },
    {
      type: "voucher",
      code: "KAFFEE-7Q4M",
      value: "10% off your first order",
      conditions: "Valid once, until 22 February 2027.",
    },
    { type: "code", name: "Your code", code: "K7QM-X3RT" },
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
  appendix: [
    { type: "heading", text: "An appendix stands behind" },
    { type: "heading", level: 3, text: "A heading inside" },
    { type: "note", text: "Terms are notes." },
    { type: "link", text: "A link", url: "https://www.example.de/terms" },
  ],
  reason: "You get this mail because you look at examples.",
  unsubscribe: {
    list: "newsletter",
    oneClick: "https://www.example.de/unsubscribe/one-click",
    page: "https://www.example.de/unsubscribe",
    text: "Unsubscribe",
  },
};

const { svg: logoSvg, ...logoSize } = mailLogo(design);
const asAddress = (svg: string) => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** The logo and pictures of articles in examples, which a browser shows. */
export const examplePictures: MailPictures = {
  logo: { src: asAddress(logoSvg), ...logoSize },
  of: () => asAddress(design.icon),
};

type MailExamples = (content: SiteContent) => Record<string, MailContent>;

/** The examples of each slice that sends mails. */
const ofSlices = import.meta.glob<MailExamples>(
  ["../../../border/*/*-mails.examples.ts", "../../*/*-mails.examples.ts"],
  { eager: true, import: "mailExamples" },
);

/** Returns every mail of a site by name. */
export const mailExamples = (code: SiteCode): Record<string, MailContent> =>
  Object.assign(
    { everyBlock },
    ...Object.values(ofSlices).map((examples) => examples(valueAt(allSites, code))),
  );
