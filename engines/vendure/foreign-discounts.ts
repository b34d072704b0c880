import type { SettingsReader } from "./channels.ts";
import { VendureError, type Graphql } from "./graphql-client.ts";
import { readWholeList } from "./list-pages.ts";

interface ForeignDiscountOptions {
  graphql: Graphql;
  settings: SettingsReader;
  now(): Date;
}

interface VendurePromotion {
  id: string;
  name: string;
  couponCode: string | null;
  endsAt: string | null;
}

const document = `query ($options: PromotionListOptions) {
  list: promotions(options: $options) { totalItems items { id name couponCode endsAt } }
}`;

/**
 * Returns the promotions of Vendure in a channel that apply without a coupon, for staff. They make each order's total another one than
 * the shop's, so that it is refused.
 */
export async function foreignDiscounts(
  { graphql, settings, now }: ForeignDiscountOptions,
  market: string,
): Promise<string[]> {
  const { token } = await settings.channel(market);
  try {
    const promotions = await readWholeList<VendurePromotion>(
      graphql,
      document,
      { filter: { enabled: { eq: true } } },
      { channel: token },
    );
    return promotions
      .filter(({ couponCode }) => !couponCode)
      .filter(({ endsAt }) => endsAt === null || Date.parse(endsAt) > now().getTime())
      .map(
        ({ name }) =>
          `Vendure's promotion "${name}" applies by itself, so that orders which it makes cheaper are refused. Disable it in Vendure, or give it a coupon code.`,
      );
  } catch (error) {
    if (!(error instanceof VendureError && error.code === "FORBIDDEN")) throw error;
    return [
      "Vendure's promotions cannot be read: orders are refused while one of them applies by itself. Give the shop's role in Vendure the permission ReadPromotion.",
    ];
  }
}
