import type { FastifyRequest } from "fastify";
import type { Community } from "../../community/server/community-slice.ts";
import type { Order } from "../../orders/order-contract.ts";
import { reviewPaths } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";
import type { AskedReviews } from "./OrderReviews.tsx";

export interface AskedReviewsOptions {
  community: Pick<Community, "invitations" | "reviews" | "settingsOf">;
  requests: ShopRequests;
}

/** Returns what the page of an order says about reviews; nothing where there is nothing to review. */
export async function askedReviews(
  { community, requests }: AskedReviewsOptions,
  { number, customerId }: Pick<Order, "customerId" | "number">,
  seenBy: "customer" | "secret",
  request: FastifyRequest,
): Promise<AskedReviews | undefined> {
  const { site, now } = requests.presentOf(request);
  if (!community.settingsOf(site.code)) return undefined;
  const order = await community.reviews.orderOf(number);
  if (!order || order.isCancelled || order.products.length === 0) return undefined;
  const { deliveredAt, products } = order;
  if (!deliveredAt)
    return { state: (await community.invitations.isAsked(number)) ? "asked" : "asks" };
  // A guest proves the right to the order by its secret, and so gets the link of the mail.
  const formPath =
    seenBy === "customer" || customerId !== undefined
      ? reviewPaths.account
      : `${reviewPaths.byMail}/${await community.reviews.tokenOf(number, now)}`;
  return { state: "delivered", products, formPath };
}

/** Records that the shopper of an order wants the mail that asks for reviews. */
export async function askForReviews(
  { community, requests }: AskedReviewsOptions,
  { number }: Pick<Order, "number">,
  request: FastifyRequest,
): Promise<void> {
  const { site, now } = requests.presentOf(request);
  const order = await community.reviews.orderOf(number);
  if (order && !order.isCancelled && community.settingsOf(site.code) && !request.preview)
    await community.invitations.ask(order, now);
}
