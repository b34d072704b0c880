import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { ChangedContribution, Contribution } from "../community-contract.ts";
import { reviewOnce, type ReviewedOrder, type ReviewedProduct } from "../review-rules.ts";
import type { CommunityOptions } from "./community-ports.ts";
import type { Contributions, StoredContribution } from "./contributions.ts";
import type { InvitationLinks } from "./invitation-links.ts";

/** Rate limits. Their names must be unique among all features. */
export const reviewLimits = {
  /** High, since many shoppers may share a network. */
  reviewForms: { times: 30, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** The right to review a product: it was ordered and delivered, and stays with the shopper. */
export interface ReviewRight {
  order: ReviewedOrder;
  product: ReviewedProduct;
  /** The review that was written by this right, or by the same customer. */
  review?: Contribution;
}

/** Lets customers review what they bought: logged in, or by the link of a mail. */
export function createReviewWriter(
  { database, orders, security }: CommunityOptions,
  contributions: Contributions,
  links: InvitationLinks,
) {
  const limits = createRateLimits(database, reviewLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  async function writtenBy(
    order: ReviewedOrder,
    product: number,
  ): Promise<Contribution | undefined> {
    const own = await contributions.ofOnce(reviewOnce(order.number, product));
    if (own || order.customerId === undefined) return own;
    return contributions.reviewBy(order.customerId, product);
  }

  return {
    /** Returns the customer's right to review a product; undefined without a delivered order of it. */
    async ofCustomer(
      customerId: string,
      product: number,
      { site }: Pick<Viewpoint, "site">,
    ): Promise<ReviewRight | undefined> {
      for (const order of await orders.ofCustomer(customerId, site)) {
        const bought = deliveredIn(order, product);
        if (!bought) continue;
        const review = await writtenBy(order, product);
        // A contribution whose account was deleted is no one's to change.
        if (!review || review.author.customerId === customerId)
          return { order, product: bought, ...(review && { review }) };
      }
      return undefined;
    },

    /** Returns an order as reviews need it. */
    orderOf: orders.ofNumber,

    /** Returns the token of a link to the reviews of an order, for who has the right to it. */
    tokenOf: (order: string, now: Date): Promise<string> => links.tokenOf(order, now),

    /** Returns the order behind the link of a mail, while the link is valid. */
    async orderOfLink(
      token: string,
      { site, now }: Pick<Viewpoint, "now" | "site">,
    ): Promise<ReviewedOrder | undefined> {
      const number = await links.orderOf(token, now);
      const order = number === undefined ? undefined : await orders.ofNumber(number);
      return order?.site === site.code && order.deliveredAt ? order : undefined;
    },

    /** Returns the right to review a product of such an order. */
    async ofOrder(order: ReviewedOrder, product: number): Promise<ReviewRight | undefined> {
      const bought = deliveredIn(order, product);
      if (!bought) return undefined;
      const review = await writtenBy(order, product);
      return { order, product: bought, ...(review && { review }) };
    },

    /** Stores a review by a right, or changes the one that there is. `isNew` is false where another form was first. */
    async write(
      { order, product: { product }, review }: ReviewRight,
      written: ChangedContribution<"review">,
      { site, now, ip }: Viewpoint & { ip: string },
    ): Promise<StoredContribution | TooMany> {
      return limits.attempt({ reviewForms: sharesOf(ip) }, now, async () => {
        if (review) {
          const contribution = await contributions.change(review.number, written, now);
          if (contribution) return { contribution, isNew: true };
        }
        const { name, ...rest } = written;
        return contributions.submit(
          {
            kind: "review",
            product,
            author: {
              name,
              ...(order.customerId === undefined
                ? { email: order.email, order: order.number }
                : { customerId: order.customerId }),
            },
            ...rest,
          },
          reviewOnce(order.number, product),
          { site, now },
        );
      });
    },
  };
}

const deliveredIn = ({ deliveredAt, products }: ReviewedOrder, product: number) =>
  deliveredAt && products.find((each) => each.product === product);
