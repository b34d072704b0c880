import type { Amount } from "../../../platform/shared/money.ts";
import { countItems, emptyCart, isAvailable } from "../cart-rules.ts";
import type { CampaignOffer, Cart } from "../cart-schema.ts";
import type { CartExtras } from "./cart-extras.ts";
import {
  campaignSum,
  listEntries,
  partnerProductOf,
  pictureOf,
  type CartArticleData,
  type CartContents,
  type CartLists,
} from "./list-entries.ts";
import { priceCart, type PricedItem } from "./price-cart.ts";

export interface CartParts extends CartContents {
  revision: number;
  hasCard: boolean;
  /** Ids of subscriptions that the totals leave out. */
  later?: ReadonlySet<string> | undefined;
}

/** Assembles the cart of the contract: each entry in its list, the extras that can be added, and the totals. */
export function assembleCart(parts: CartParts): Cart {
  const { revision, entries, articles, extras, site, hasCard, later } = parts;
  if (entries.length === 0) return { ...emptyCart, revision };
  const lists = listEntries(parts);
  const keysOf = (wanted: string) =>
    new Set(entries.filter(({ kind }) => kind === wanted).map(({ entry_key }) => entry_key));
  const codes = keysOf("voucher");
  const chosen = keysOf("partnerProduct");
  const sum = campaignSum(entries, articles);
  return {
    ...lists,
    revision,
    numberOfArticles: countItems(lists),
    campaigns: extras.campaigns.flatMap((campaign) =>
      campaignOffer(campaign, lists.freeArticles, articles.get(campaign.tcm), sum),
    ),
    partnerOffers: extras.partnerProducts
      .filter(({ id }) => !chosen.has(id))
      .map((extra) => partnerProductOf({ quantity: 1, entry_key: extra.id }, extra)),
    ...priceCart(pricedItems(lists, articles, later), {
      site,
      hasCard,
      voucher: extras.vouchers.find(({ code }) => codes.has(code)),
    }),
  };
}

/** Returns an empty list when the article is sold out or already in the cart. */
function campaignOffer(
  { id, tcm, minimum }: CartExtras["campaigns"][number],
  taken: Cart["freeArticles"],
  article: CartArticleData | undefined,
  sum: Amount,
): CampaignOffer[] {
  if (!article || article.stock === 0 || taken.some(({ campaignId }) => campaignId === id))
    return [];
  const { productNumber, title, label, url } = article;
  return [
    {
      campaignId: id,
      productId: String(productNumber),
      tcm,
      title,
      label,
      url,
      picture: pictureOf(article),
      minimum,
      missing: Math.max(0, minimum - sum),
    },
  ];
}

function pricedItems(
  lists: CartLists,
  known: Map<string, CartArticleData>,
  later?: ReadonlySet<string>,
): PricedItem[] {
  const sold = ({ tcm, total }: { tcm: string; total: Amount }): PricedItem => {
    const { kind = "goods", categories = [] } = known.get(tcm) ?? {};
    return { kind, categories, total };
  };
  return [
    ...lists.articles.filter(isAvailable).map(sold),
    ...lists.giftCards.map(({ article }) => sold(article)),
    ...lists.subscriptions
      .filter(({ subscriptionConfigurationId: id }) => !later?.has(id))
      .map(sold),
    ...lists.partnerProducts.map(({ total }) => ({
      kind: "partnerProduct" as const,
      categories: [],
      total,
    })),
  ];
}
