import { cartSecretOf } from "../../border/cart/server/cart-routes.ts";
import type { CartService } from "../../border/cart/server/carts.ts";
import type { PersonalVouchers } from "../../border/cart/server/personal-vouchers.ts";
import type { NewsletterSlicePorts } from "../../border/newsletter/server/newsletter-ports.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { KnownCustomers } from "./known-customers.ts";
import type { StorefrontSite } from "./shop.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/**
 * Connects the newsletter to the cart, where subscribers get a voucher, and to the account, from which the form of customers who
 * are logged in is filled in.
 */
export function newsletterPorts(
  sites: Record<string, StorefrontSite>,
  carts: Pick<CartService, "begunBefore"> & { personalVouchers: PersonalVouchers },
  { customerOf, subscriberOf }: Pick<KnownCustomers, "customerOf" | "subscriberOf">,
): Pick<
  NewsletterSlicePorts,
  "baseDataOf" | "consentText" | "knownBrowser" | "mailTexts" | "vouchers"
> {
  const { personalVouchers } = carts;
  const kind = "newsletter" as const;
  const mailTexts = ({ code }: Pick<Site, "code">) => valueAt(sites, code).texts.newsletterMails;
  return {
    mailTexts,
    consentText: ({ code }) => {
      const { texts, newsletterExtras } = valueAt(sites, code);
      const { legalNotice, personalOffers, privacy } = texts.newsletter.form;
      const asked = newsletterExtras?.consent?.label;
      return [legalNotice, asked, personalOffers, privacy].filter(Boolean).join("\n");
    },
    vouchers: {
      issue: ({ site, ...voucher }) =>
        personalVouchers.issue({
          ...voucher,
          kind,
          site: site.code,
          title: mailTexts(site).welcome.voucher,
        }),
      of: ({ site, holder, now }) => personalVouchers.of({ site: site.code, kind, holder }, now),
    },
    baseDataOf: subscriberOf,
    knownBrowser: async (request, isSecure, at) => {
      const yesterday = new Date(at.now.getTime() - 86_400_000);
      const customer = await customerOf(request, isSecure, at);
      if (customer && customer.createdAt < yesterday) return `customer ${customer.id}`;
      const secret = cartSecretOf(request, isSecure);
      return secret === undefined ? undefined : carts.begunBefore(secret, at, yesterday);
    },
  };
}
