import { collator } from "../../../shared/formats.ts";
import type { Amount } from "../../../shared/money.ts";
import type { Site } from "../../../shared/site.ts";
import type {
  CampaignOffer,
  Cart,
  CartArticle,
  CartAvailability,
  PartnerProduct,
  Subscription,
} from "../cart-schema.ts";
import { countItems, emptyCart } from "../cart-rules.ts";
import { subscriptionPrice } from "../subscription-price.ts";
import type { Entry } from "./cart-records.ts";
import type { CartOffers } from "./cart-offers.ts";
import type { CartArticleData } from "./cart-catalogue.ts";
import { priceCart, type PricedItem } from "./price-cart.ts";

/** What a cart is made of. */
export interface CartParts {
  revision: number;
  entries: Entry[];
  articles: Map<string, CartArticleData>;
  offers: CartOffers;
  site: Site;
  hasCard: boolean;
}

/** The cart as the contract has it: each entry in its list, by title, what cannot be sold among the defective, and priced. */
export function assembleCart(parts: CartParts): Cart {
  const { revision, entries, articles: known, offers, site, hasCard } = parts;
  if (entries.length === 0) return { ...emptyCart, revision };
  const of = (kind: Entry["kind"]) => entries.filter((entry) => entry.kind === kind);
  const data = (entry: Entry) => known.get(entry.tcm ?? "");
  const sorted = sortBy(site);
  const isListed = ({ availability }: Sellable) => availability !== "NOT_AVAILABLE";

  const articles = sorted(of("article").map((entry) => articleOf(entry, data(entry))));
  const giftCards = sorted(of("giftCard").map((entry) => articleOf(entry, data(entry))));
  const subscriptions = sorted(
    of("subscription").map((entry) => subscriptionOf(entry, data(entry), site)),
  );
  const offerOf = (key: string) => offers.partnerProducts.find(({ id }) => id === key);
  const partnerProducts = sorted(
    of("partnerProduct").map((entry) => partnerProductOf(entry, offerOf(entry.entry_key))),
  );
  const isOffered = (product: PartnerProduct) => offerOf(product.partnerProductId) !== undefined;

  const campaignGoods = campaignSum(entries, known);
  const free = offers.campaigns.filter(({ id }) => of("freeArticle").some(isFor(id)));
  const lists = {
    // What is sold out stays among them and says so.
    articles: articles.filter(isListed),
    defectiveArticles: articles.filter((article) => !isListed(article)),
    // Below the campaign's minimum it stays in the cart, hidden: it is back with the next article.
    freeArticles: sorted(
      free.flatMap(({ id, tcm, minimum }) => {
        const article = known.get(tcm);
        const entry = of("freeArticle").find(isFor(id))!;
        if (!article || campaignGoods < minimum) return [];
        return [
          { ...articleOf(entry, { ...article, price: 0, was: article.price }), campaignId: id },
        ];
      }),
    ),
    giftCards: giftCards.filter(isAvailable).map((article) => ({ article })),
    defectiveGiftCards: giftCards
      .filter((article) => !isAvailable(article))
      .map((article) => ({ article })),
    partnerProducts: partnerProducts.filter(isOffered),
    defectivePartnerProducts: partnerProducts.filter((product) => !isOffered(product)),
    subscriptions: subscriptions.filter(isAvailable),
    defectiveSubscriptions: subscriptions.filter((subscription) => !isAvailable(subscription)),
  };
  const voucher = offers.vouchers.find(({ code }) => of("voucher").some(isFor(code)));
  return {
    revision,
    numberOfArticles: countItems(lists),
    ...lists,
    campaigns: offers.campaigns.flatMap((campaign) =>
      campaignOffer(campaign, lists.freeArticles, known, campaignGoods),
    ),
    partnerOffers: offers.partnerProducts
      .filter(({ id }) => !of("partnerProduct").some(isFor(id)))
      .map((offer) => partnerProductOf({ quantity: 1, entry_key: offer.id }, offer)),
    ...priceCart(pricedItems(lists, known), { site, hasCard, voucher }),
  };
}

type Sellable = { availability: CartAvailability };

const isAvailable = ({ availability }: Sellable) => availability === "AVAILABLE";

const isFor = (key: string) => (entry: Entry) => entry.entry_key === key;

/** What campaigns count: articles that can be had, not gift cards, partner products or subscriptions. */
export function campaignSum(entries: Entry[], known: Map<string, CartArticleData>): Amount {
  return entries
    .filter(({ kind }) => kind === "article")
    .reduce((sum, { tcm, quantity }) => {
      const { price = null, stock = 0 } = known.get(tcm ?? "") ?? {};
      return stock > 0 ? sum + (price ?? 0) * quantity : sum;
    }, 0);
}

/** By title as the site's language sorts, variants by theirs; else in the order in which they came. */
function sortBy({ locale }: Site) {
  const { compare } = collator(locale);
  return <Item extends { title: string; label?: string }>(items: Item[]): Item[] =>
    items.sort((a, b) => compare(a.title, b.title) || compare(a.label ?? "", b.label ?? ""));
}

function articleOf(entry: Entry, data: CartArticleData | undefined): CartArticle {
  const price = data?.price ?? 0;
  return {
    ...whatIsSold(entry, data),
    was: data?.was ?? null,
    grams: data?.grams ?? null,
    price,
    total: price * entry.quantity,
  };
}

function subscriptionOf(
  entry: Entry,
  data: CartArticleData | undefined,
  { currency }: Site,
): Subscription {
  const price = subscriptionPrice(data?.price ?? 0, currency);
  return {
    ...whatIsSold(entry, data),
    subscriptionConfigurationId: entry.entry_key,
    intervalWeeks: entry.interval_weeks ?? 0,
    price,
    total: price * entry.quantity,
  };
}

function whatIsSold(entry: Entry, data: CartArticleData | undefined) {
  const availability: CartAvailability =
    !data || data.price === null ? "NOT_AVAILABLE" : data.stock > 0 ? "AVAILABLE" : "SOLDOUT";
  return {
    productId: entry.product_id ?? "",
    tcm: entry.tcm ?? entry.entry_key,
    title: data?.title ?? entry.tcm ?? entry.entry_key,
    label: data?.label ?? "",
    url: data?.url ?? "",
    picture: pictureOf(data),
    quantity: entry.quantity,
    availability,
    ...(data && data.stock > 0 && data.stock < entry.quantity ? { onlyLeft: data.stock } : {}),
  };
}

const pictureOf = (data: CartArticleData | undefined) =>
  data ? `/img/${data.picture.id}/${data.picture.version}` : "";

function partnerProductOf(
  { entry_key, quantity }: Pick<Entry, "entry_key" | "quantity">,
  offer: CartOffers["partnerProducts"][number] | undefined,
): PartnerProduct {
  return {
    partnerProductId: entry_key,
    title: offer?.title ?? entry_key,
    hint: offer?.hint ?? "",
    picture: offer?.picture ?? "",
    totalQuantity: quantity,
    price: offer?.price ?? 0,
    total: (offer?.price ?? 0) * quantity,
  };
}

function campaignOffer(
  { id, tcm, minimum }: CartOffers["campaigns"][number],
  taken: Cart["freeArticles"],
  known: Map<string, CartArticleData>,
  goods: Amount,
): CampaignOffer[] {
  const article = known.get(tcm);
  if (!article || article.stock === 0 || taken.some(({ campaignId }) => campaignId === id))
    return [];
  const { productId, title, label, url } = article;
  const missing = Math.max(0, minimum - goods);
  return [
    {
      campaignId: id,
      productId: String(productId),
      tcm,
      title,
      label,
      url,
      picture: pictureOf(article),
      minimum,
      missing,
    },
  ];
}

function pricedItems(
  lists: Pick<Cart, "articles" | "giftCards" | "partnerProducts" | "subscriptions">,
  known: Map<string, CartArticleData>,
): PricedItem[] {
  const sold = ({ tcm, total }: { tcm: string; total: Amount }): PricedItem => {
    const { kind = "goods", categories = [] } = known.get(tcm) ?? {};
    return { kind, categories, total };
  };
  return [
    ...lists.articles.filter(isAvailable).map(sold),
    ...lists.giftCards.map(({ article }) => sold(article)),
    ...lists.subscriptions.map(sold),
    ...lists.partnerProducts.map(({ total }) => ({
      kind: "partnerProduct" as const,
      categories: [],
      total,
    })),
  ];
}
