import type { Cart, CartArticle, CartChange, CartChanges } from "./cart-schema.ts";
import { countItems } from "./cart-rules.ts";
import { collator } from "../../shared/formats.ts";

/** Something that was taken out and can be brought back for a while. */
export interface DeletedEntry {
  kind: "article" | "freeArticle" | "giftCard";
  /** Tells it from the others of its kind. */
  key: string;
  article: CartArticle;
  /** Brings it back. */
  restore: CartChange;
  /** When it is too late for that, in milliseconds since 1970. */
  until: number;
}

/** The lists that a change changes, and the number of pieces for which there is no entry to show yet. */
type Effect = Partial<Cart> & { pendingCount?: number };

type Effects = {
  [Name in keyof CartChanges]: (
    cart: Cart,
    asked: CartChanges[Name],
    known?: CartArticle,
  ) => Effect;
};

const effects: Effects = {
  setArticle: (cart, asked, known) => withArticle(cart, asked, asked.quantity, known),
  addArticle: (cart, asked) => {
    const present = articlesOf(cart).find(isArticle(asked))?.quantity ?? 0;
    return withArticle(cart, asked, present + asked.quantity);
  },
  setFreeArticle(cart, { campaignId, remove }, known) {
    const isThis = (entry: { campaignId: string }) => entry.campaignId === campaignId;
    if (remove) return { freeArticles: without(cart.freeArticles, isThis) };
    if (cart.freeArticles.some(isThis)) return {};
    const offer = cart.campaigns.find(isThis);
    const article = known ?? (offer && { ...offer, ...given });
    if (!article) return { pendingCount: 1 };
    return {
      freeArticles: [...cart.freeArticles, { ...article, campaignId }],
      campaigns: without(cart.campaigns, isThis),
    };
  },
  setGiftCard(cart, asked, known) {
    const isThis = ({ article }: { article: CartArticle }) => isArticle(asked)(article);
    if (!asked.set)
      return {
        giftCards: without(cart.giftCards, isThis),
        defectiveGiftCards: without(cart.defectiveGiftCards, isThis),
      };
    if (cart.giftCards.some(isThis)) return {};
    return known ? { giftCards: [...cart.giftCards, { article: known }] } : { pendingCount: 1 };
  },
  setPartnerProduct(cart, { partnerProductId, set }) {
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
  setSubscription(cart, { quantity, intervalWeeks, ...asked }) {
    const isThis = (entry: Cart["subscriptions"][number]) =>
      isArticle(asked)(entry) && entry.intervalWeeks === intervalWeeks;
    const isThere = [...cart.subscriptions, ...cart.defectiveSubscriptions].some(isThis);
    return {
      subscriptions: withQuantity(cart.subscriptions, isThis, quantity),
      defectiveSubscriptions: withQuantity(cart.defectiveSubscriptions, isThis, quantity),
      pendingCount: isThere || quantity === 0 ? 0 : 1,
    };
  },
  deleteSubscription(cart, { subscriptionId }) {
    const isThis = (entry: Cart["subscriptions"][number]) =>
      entry.subscriptionConfigurationId === subscriptionId;
    return {
      subscriptions: without(cart.subscriptions, isThis),
      defectiveSubscriptions: without(cart.defectiveSubscriptions, isThis),
    };
  },
  setVoucher: (cart, { code, set }) =>
    set ? {} : { vouchers: without(cart.vouchers, (voucher) => voucher.code === code) },
};

/**
 * The cart as it will look: its entries and their number, never money, which only the server can tell. `known` is the
 * article that the change brings back.
 */
export function applyChange(cart: Cart, change: CartChange, known?: CartArticle): Cart {
  const [[name, asked]] = Object.entries(change) as [[keyof Effects, never]];
  const { pendingCount = 0, ...lists } = effects[name]?.(cart, asked, known) ?? {};
  const next = { ...cart, ...lists };
  next.numberOfArticles += countItems(next) - countItems(cart) + pendingCount;
  return next;
}

/** What a change takes out that can be brought back. */
export function takenOut(cart: Cart, change: CartChange): Omit<DeletedEntry, "until"> | undefined {
  const { setArticle, setFreeArticle, setGiftCard } = change as Partial<CartChanges>;
  if (setArticle?.quantity === 0) {
    const article = cart.articles.find(isArticle(setArticle));
    if (article) {
      const { productId, tcm, quantity } = article;
      const restore = { setArticle: { productId, tcm, quantity } };
      return { kind: "article", key: tcm, article, restore };
    }
  }
  if (setFreeArticle?.remove) {
    const { campaignId } = setFreeArticle;
    const article = cart.freeArticles.find((entry) => entry.campaignId === campaignId);
    const restore = { setFreeArticle: { ...setFreeArticle, remove: false } };
    if (article) return { kind: "freeArticle", key: article.tcm, article, restore };
  }
  if (setGiftCard?.set === false) {
    const card = cart.giftCards.find(({ article }) => isArticle(setGiftCard)(article));
    const restore = { setGiftCard: { ...setGiftCard, set: true } };
    if (card) return { kind: "giftCard", key: card.article.tcm, article: card.article, restore };
  }
  return undefined;
}

/** Articles by title, with those that were just taken out in their places. */
export function mergeDeleted(
  articles: CartArticle[],
  deleted: DeletedEntry[],
  locale: string,
): CartArticle[] {
  const present = new Set(articles.map(({ tcm }) => tcm));
  const gone = deleted.filter(({ key }) => !present.has(key)).map(({ article }) => article);
  const { compare } = collator(locale);
  return [...articles, ...gone].sort((one, other) => compare(one.title, other.title));
}

/** What a free article has beside what its offer tells. */
const given = {
  quantity: 1,
  availability: "AVAILABLE",
  price: 0,
  was: null,
  grams: null,
  total: 0,
} as const;

const articlesOf = (cart: Cart) => [...cart.articles, ...cart.defectiveArticles];

const isArticle =
  ({ productId, tcm }: { productId: string; tcm?: string }) =>
  (article: { productId: string; tcm: string }) =>
    article.productId === productId && (!tcm || article.tcm === tcm);

function withArticle(
  cart: Cart,
  asked: { productId: string; tcm?: string },
  quantity: number,
  known?: CartArticle,
): Effect {
  const found = articlesOf(cart).find(isArticle(asked));
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

/** Those of which no piece is left are gone. */
const withQuantity = <T extends { quantity: number }>(
  entries: T[],
  isThis: (entry: T) => boolean,
  quantity: number,
) =>
  entries
    .map((entry) => (isThis(entry) ? { ...entry, quantity } : entry))
    .filter((entry) => entry.quantity > 0);
