import { targetOf, isArticle, matchChange } from "./cart-change.ts";
import type {
  Cart,
  CartArticle,
  CartChange,
  FreeArticle,
  PartnerProduct,
  Subscription,
} from "./cart-schema.ts";

/** Data of a cart entry by its kind. */
export interface EntryItems {
  article: CartArticle;
  freeArticle: FreeArticle;
  giftCard: CartArticle;
  partnerProduct: PartnerProduct;
  subscription: Subscription;
}

/** A removed entry, and the change that restores it. */
export type RemovedEntry = {
  [Kind in keyof EntryItems]: {
    kind: Kind;
    /** Unique within its kind. */
    key: string;
    item: EntryItems[Kind];
    restore: CartChange;
  };
}[keyof EntryItems];

/** A removed entry with its undo deadline, in milliseconds since 1970. */
export type DeletedEntry = RemovedEntry & { until: number };

/** Returns the entry that a change removes from a cart, if it can be restored. */
export const removedBy = (cart: Cart, change: CartChange): RemovedEntry | undefined =>
  matchChange<RemovedEntry | undefined>(change, {
    setArticle(asked) {
      const item = asked.quantity === 0 && cart.articles.find(isArticle(asked));
      if (!item) return undefined;
      const { productId, tcm, quantity } = item;
      const restore = { setArticle: { productId, tcm, quantity } };
      return { kind: "article", key: tcm, item, restore };
    },
    setFreeArticle(asked) {
      const key = asked.campaignId;
      const item = asked.remove && cart.freeArticles.find(({ campaignId }) => campaignId === key);
      const restore = { setFreeArticle: { ...asked, remove: false } };
      return item ? { kind: "freeArticle", key, item, restore } : undefined;
    },
    setGiftCard(asked) {
      const item =
        !asked.set && cart.giftCards.find(({ article }) => isArticle(asked)(article))?.article;
      const restore = { setGiftCard: { ...asked, set: true } };
      return item ? { kind: "giftCard", key: item.tcm, item, restore } : undefined;
    },
    setPartnerProduct(asked) {
      const key = asked.partnerProductId;
      const item =
        !asked.set && cart.partnerProducts.find(({ partnerProductId }) => partnerProductId === key);
      const restore = { setPartnerProduct: { ...asked, set: true } };
      return item ? { kind: "partnerProduct", key, item, restore } : undefined;
    },
    deleteSubscription({ subscriptionId: key }) {
      const item = cart.subscriptions.find((each) => each.subscriptionConfigurationId === key);
      if (!item) return undefined;
      const { productId, tcm, quantity, intervalWeeks } = item;
      const restore = { setSubscription: { productId, tcm, quantity, intervalWeeks } };
      return { kind: "subscription", key, item, restore };
    },
    addArticle: nothing,
    setSubscription: nothing,
    setVoucher: nothing,
  });

/** Returns the change that removes the entry which another change restores. */
export const removalOf = (restore: CartChange): CartChange | undefined =>
  matchChange<CartChange | undefined>(restore, {
    setArticle: (asked) => ({ setArticle: { ...asked, quantity: 0 } }),
    setFreeArticle: (asked) => ({ setFreeArticle: { ...asked, remove: true } }),
    setGiftCard: (asked) => ({ setGiftCard: { ...asked, set: false } }),
    setPartnerProduct: (asked) => ({ setPartnerProduct: { ...asked, set: false } }),
    setSubscription: () => ({
      deleteSubscription: { subscriptionId: targetOf(restore).key },
    }),
    addArticle: nothing,
    deleteSubscription: nothing,
    setVoucher: nothing,
  });

const nothing = () => undefined;
