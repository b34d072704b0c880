import { Compile } from "typebox/compile";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { KnownCustomers } from "../../storefront/server/known-customers.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { QuestionNoticePorts } from "../community/server/question-notices.ts";
import { ContentBlock } from "../content-pages/server/content-blocks.ts";
import { checkBlocks, type KnownToBlocks } from "../content-pages/server/check-blocks.ts";
import type { ReviewedOrder } from "../community/review-rules.ts";
import type { CommunityPorts } from "../community/server/community-ports.ts";
import type { Logins } from "../customer/server/accounts.ts";
import { presentedBy } from "../customer/server/customer-requests.ts";
import type { LeadBlocks } from "../leads/server/read-leads.ts";
import { pictureBase } from "../../storefront/pictures/pictures-contract.ts";
import { customerPaths, restockPaths, reviewPaths } from "../shop-paths.ts";
import type { Order } from "../orders/order-contract.ts";
import type { RestockPorts } from "../restock/server/restock-ports.ts";
import { cartOwnerOf } from "../pages/account/visitors.server.ts";
import { allSites } from "../sites/all-sites.ts";
import type { Receipt } from "../withdrawal/withdrawal-contract.ts";
import { withdrawalMail } from "../withdrawal/withdrawal-mail.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** Connections between slices. Slices do not know each other: each function here passes what one slice needs from another. */

/** Connects cart and newsletter to the accounts of customers. */
export const knownCustomers = (logins: Logins): Omit<KnownCustomers, "beforeMerge"> => ({
  cartOwnerOf: cartOwnerOf({ logins }),
  customerOf: async (request, isSecure, at) =>
    (await logins.recognise(presentedBy(request, isSecure), at)).customer,
  subscriberOf: async (request, isSecure, at) => {
    const { status, customer } = await logins.recognise(presentedBy(request, isSecure), at);
    if (status !== "LOGGED_IN") return undefined;
    const { email, firstName, lastName, profile } = customer.account;
    return {
      email,
      salutation: profile.salutation === "MS" ? "MRS" : profile.salutation,
      firstName,
      lastName,
    };
  },
});

/** Returns the data of a site that mails to its customers are rendered with. */
export const customerMailSite = (origins: Record<SiteCode, string>) => (code: SiteCode) => ({
  site: valueAt(allSites, code).site,
  texts: valueAt(allSites, code).texts.customerMails,
  origin: valueAt(origins, code),
});

const block = Compile(ContentBlock);

/** Returns the blocks of content pages for the pages of campaigns, which have their form below them and no other one. */
export const leadBlocks = (named: Omit<KnownToBlocks, "forms">): LeadBlocks => ({
  schema: ContentBlock,
  check: (blocks, report) =>
    checkBlocks(
      blocks.filter((each) => block.Check(each)),
      { ...named, forms: new Set() },
      report,
    ),
});

/** Returns the data of a site that mails about entries of campaigns are rendered with. */
export const leadMailSite = (origins: Record<SiteCode, string>) => (code: SiteCode) => ({
  site: valueAt(allSites, code).site,
  texts: valueAt(allSites, code).texts.leads,
  origin: valueAt(origins, code),
});

/** Returns what mails about sold-out articles need of their sites. */
export const restockMails = (
  origins: Record<SiteCode, string>,
): Pick<RestockPorts, "linkOf" | "mailSite" | "pictureOf"> => ({
  mailSite: (code) => ({
    site: valueAt(allSites, code).site,
    texts: valueAt(allSites, code).texts.restock.mails,
    origin: valueAt(origins, code),
  }),
  linkOf: (code, token) => `${valueAt(origins, code)}${restockPaths.confirm}/${token}`,
  pictureOf: pictureBase,
});

/** Returns what mails about answered questions need of their sites. */
export const questionMailPorts = (
  origins: Record<SiteCode, string>,
  catalogue: Pick<Catalogue, "byNumber">,
): Pick<QuestionNoticePorts, "productOf" | "questionMailSite"> => ({
  questionMailSite: (code) => {
    const { questions, members } = valueAt(allSites, code).texts;
    return { texts: { ...questions, former: members.former }, origin: valueAt(origins, code) };
  },
  productOf: async (code, product, now) => {
    const [card] = await catalogue.byNumber({ site: valueAt(allSites, code).site, now }, [product]);
    return card && { name: card.name, url: card.url };
  },
});

/** Returns an order as reviews need it. */
export function reviewedOrder(order: Order): ReviewedOrder;
export function reviewedOrder(order: Order | undefined): ReviewedOrder | undefined;
export function reviewedOrder(order: Order | undefined): ReviewedOrder | undefined {
  if (!order) return undefined;
  const { number, site, customerId, email, state, history, lines } = order;
  const delivered = history.findLast((step) => step.state === "delivered");
  // What was withdrawn in part stays with the shopper in part.
  const isDelivered = state === "delivered" || state === "withdrawn";
  const stay = lines.filter(
    (line) => line.kind === "article" && !line.isWithdrawn && !line.isReturned,
  );
  const products = new Map(
    stay.map(({ productId, title, picture, url }) => [
      productId,
      { product: Number(productId), title, picture, url },
    ]),
  );
  return {
    number,
    site,
    ...(customerId !== undefined && { customerId }),
    email,
    ...(isDelivered && delivered && { deliveredAt: delivered.at }),
    isCancelled: state === "cancelled",
    products: [...products.values()],
  };
}

/** Returns what mails about contributions need of their sites. */
export const reviewMails = (
  origins: Record<SiteCode, string>,
): Pick<CommunityPorts, "decisionLinkOf" | "linksOf" | "mailSite" | "pathOf"> => ({
  mailSite: (code) => {
    const { mails, reasons } = valueAt(allSites, code).texts.reviews;
    return { texts: mails, reasons, origin: valueAt(origins, code) };
  },
  pathOf: ({ kind, product, state }) => {
    if (kind !== "review" || product === undefined) return customerPaths.community;
    return `${state === "published" ? reviewPaths.product : reviewPaths.account}/${product}`;
  },
  decisionLinkOf: (code, token) => `${valueAt(origins, code)}${reviewPaths.decision}/${token}`,
  linksOf: (code, token) => {
    const page = `${valueAt(origins, code)}${reviewPaths.objection}/${token}`;
    const review = `${valueAt(origins, code)}${reviewPaths.byMail}/${token}`;
    return { review, unsubscribe: { oneClick: page, page } };
  },
});

/** Returns the mail of a receipt, with the same content as the receipt's page. */
export const withdrawalMailOf = (receipt: Receipt, code: SiteCode) => {
  const { site, texts } = valueAt(allSites, code);
  return withdrawalMail(receipt, texts.withdrawal, site);
};
