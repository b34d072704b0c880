import { isArticle, matchChange, type ArticleName, type ByChange } from "./cart-change.ts";
import type { Cart, CartArticle, CartChange, Subscription } from "./cart-schema.ts";
import { countItems } from "./cart-rules.ts";

/** The lists that a change replaces, and the number of items that count but have no entry to show yet. */
type Effect = Partial<Cart> & { pendingCount?: number };

/** Effects of each change on a cart. `known` is the data of a restored entry. */
const effectsOn = (
  cart: Cart,
  { article: known, subscription }: { article?: CartArticle; subscription?: Subscription },
): ByChange<Effect> => ({
  setArticle: (input) => withArticle(cart, input, input.quantity, known),
  addArticle: (input) => {
    const present = articlesOf(cart).find(isArticle(input))?.quantity ?? 0;
    return withArticle(cart, input, present + input.quantity);
  },
  setFreeArticle({ campaignId, remove }) {
    const isThis = (entry: { campaignId: string }) => entry.campaignId === campaignId;
    if (remove) return { freeArticles: without(cart.freeArticles, isThis) };
    if (cart.freeArticles.some(isThis)) return {};
    const offer = cart.campaigns.find(isThis);
    const article = known ?? (offer && { ...offer, ...freeOfCharge });
    if (!article) return { pendingCount: 1 };
    return {
      freeArticles: [...cart.freeArticles, { ...article, campaignId }],
      campaigns: without(cart.campaigns, isThis),
    };
  },
  setGiftCard(input) {
    const isThis = ({ article }: { article: CartArticle }) => isArticle(input)(article);
    if (!input.set)
      return {
        giftCards: without(cart.giftCards, isThis),
        defectiveGiftCards: without(cart.defectiveGiftCards, isThis),
      };
    if (cart.giftCards.some(isThis)) return {};
    return known ? { giftCards: [...cart.giftCards, { article: known }] } : { pendingCount: 1 };
  },
  setPartnerProduct({ partnerProductId, set }) {
    const isThis = (product: { partnerProductId: string }) =>
      product.partnerProductId === partnerProductId;
    const { partnerProducts: chosen, partnerOffers: offers } = cart;
    const product = (set ? offers : chosen).find(isThis);
    if (set && !product) return chosen.some(isThis) ? {} : { pendingCount: 1 };
    const moved = product ? [{ ...product, totalQuantity: product.totalQuantity || 1 }] : [];
    return {
      partnerProducts: [...without(chosen, isThis), ...(set ? moved : [])],
      partnerOffers: [...without(offers, isThis), ...(set ? [] : moved)],
      defectivePartnerProducts: without(cart.defectivePartnerProducts, isThis),
    };
  },
  setSubscription({ quantity, intervalWeeks, ...input }) {
    const isThis = (entry: Cart["subscriptions"][number]) =>
      isArticle(input)(entry) && entry.intervalWeeks === intervalWeeks;
    const isThere = [...cart.subscriptions, ...cart.defectiveSubscriptions].some(isThis);
    const back = !isThere && subscription ? [{ ...subscription, quantity }] : [];
    return {
      subscriptions: [...withQuantity(cart.subscriptions, isThis, quantity), ...back],
      defectiveSubscriptions: withQuantity(cart.defectiveSubscriptions, isThis, quantity),
      pendingCount: isThere || subscription ? 0 : quantity,
    };
  },
  deleteSubscription({ subscriptionId }) {
    const isThis = (entry: Cart["subscriptions"][number]) =>
      entry.subscriptionConfigurationId === subscriptionId;
    return {
      subscriptions: without(cart.subscriptions, isThis),
      defectiveSubscriptions: without(cart.defectiveSubscriptions, isThis),
    };
  },
  setVoucher: ({ code, set }) =>
    set ? {} : { vouchers: without(cart.vouchers, (voucher) => voucher.code === code) },
});

/**
 * Predicts the cart after a change: its entries and their number, but no amounts, which only the server knows. `known` is the
 * data of a restored entry.
 */
export function applyChange(
  cart: Cart,
  change: CartChange,
  known?: CartArticle | Subscription,
): Cart {
  const restored = known && "intervalWeeks" in known ? { subscription: known } : { article: known };
  const { pendingCount = 0, ...lists } = matchChange(change, effectsOn(cart, restored));
  const next = { ...cart, ...lists };
  next.numberOfArticles += countItems(next) - countItems(cart) + pendingCount;
  return next;
}

/** Fields of a free article in addition to those of its campaign. */
const freeOfCharge = {
  quantity: 1,
  availability: "AVAILABLE",
  price: 0,
  was: null,
  grams: null,
  total: 0,
} as const;

const articlesOf = (cart: Cart) => [...cart.articles, ...cart.defectiveArticles];

function withArticle(
  cart: Cart,
  input: ArticleName,
  quantity: number,
  known?: CartArticle,
): Effect {
  const found = articlesOf(cart).find(isArticle(input));
  const isThis = (article: CartArticle) => article === found;
  const back = !found && quantity > 0 && known ? [{ ...known, quantity }] : [];
  return {
    articles: [...withQuantity(cart.articles, isThis, quantity), ...back],
    defectiveArticles: withQuantity(cart.defectiveArticles, isThis, quantity),
    pendingCount: found || known ? 0 : quantity,
  };
}

const without = <T>(entries: T[], isThis: (entry: T) => boolean) =>
  entries.filter((entry) => !isThis(entry));

/** Sets the quantity of an entry; a quantity of 0 removes the entry. */
const withQuantity = <T extends { quantity: number }>(
  entries: T[],
  isThis: (entry: T) => boolean,
  quantity: number,
) =>
  entries
    .map((entry) => (isThis(entry) ? { ...entry, quantity } : entry))
    .filter((entry) => entry.quantity > 0);
