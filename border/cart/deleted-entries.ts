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
    setArticle(input) {
      const item = input.quantity === 0 && cart.articles.find(isArticle(input));
      if (!item) return undefined;
      const { productId, tcm, quantity } = item;
      const restore = { setArticle: { productId, tcm, quantity } };
      return { kind: "article", key: tcm, item, restore };
    },
    setFreeArticle(input) {
      const key = input.campaignId;
      const item = input.remove && cart.freeArticles.find(({ campaignId }) => campaignId === key);
      const restore = { setFreeArticle: { ...input, remove: false } };
      return item ? { kind: "freeArticle", key, item, restore } : undefined;
    },
    setGiftCard(input) {
      const item =
        !input.set && cart.giftCards.find(({ article }) => isArticle(input)(article))?.article;
      const restore = { setGiftCard: { ...input, set: true } };
      return item ? { kind: "giftCard", key: item.tcm, item, restore } : undefined;
    },
    setPartnerProduct(input) {
      const key = input.partnerProductId;
      const item =
        !input.set && cart.partnerProducts.find(({ partnerProductId }) => partnerProductId === key);
      const restore = { setPartnerProduct: { ...input, set: true } };
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
    setArticle: (input) => ({ setArticle: { ...input, quantity: 0 } }),
    setFreeArticle: (input) => ({ setFreeArticle: { ...input, remove: true } }),
    setGiftCard: (input) => ({ setGiftCard: { ...input, set: false } }),
    setPartnerProduct: (input) => ({ setPartnerProduct: { ...input, set: false } }),
    setSubscription: () => ({
      deleteSubscription: { subscriptionId: targetOf(restore).key },
    }),
    addArticle: nothing,
    deleteSubscription: nothing,
    setVoucher: nothing,
  });

const nothing = () => undefined;
