import { isArticle, matchChange, type CartEntryKind } from "./cart-change.ts";
import type { Cart, CartArticle, CartChange } from "./cart-schema.ts";

/** An entry that was removed and can be restored for a while. */
export interface DeletedEntry {
  kind: Extract<CartEntryKind, "article" | "freeArticle" | "giftCard">;
  /** The article number: unique within the kind. */
  key: string;
  article: CartArticle;
  restore: CartChange;
  /** Until when it can be restored, in milliseconds since 1970. */
  until: number;
}
type Restorable = Omit<DeletedEntry, "until">;

/** What a change removes from a cart, if it can be restored. */
export const removedBy = (cart: Cart, change: CartChange): Restorable | undefined =>
  matchChange<Restorable | undefined>(change, {
    setArticle(asked) {
      const article = asked.quantity === 0 && cart.articles.find(isArticle(asked));
      if (!article) return undefined;
      const { productId, tcm, quantity } = article;
      return restorable("article", article, { setArticle: { productId, tcm, quantity } });
    },
    setFreeArticle(asked) {
      const article =
        asked.remove && cart.freeArticles.find((entry) => entry.campaignId === asked.campaignId);
      if (!article) return undefined;
      return restorable("freeArticle", article, { setFreeArticle: { ...asked, remove: false } });
    },
    setGiftCard(asked) {
      const card =
        !asked.set && cart.giftCards.find(({ article }) => isArticle(asked)(article))?.article;
      if (!card) return undefined;
      return restorable("giftCard", card, { setGiftCard: { ...asked, set: true } });
    },
    addArticle: nothing,
    setPartnerProduct: nothing,
    setSubscription: nothing,
    deleteSubscription: nothing,
    setVoucher: nothing,
  });

const nothing = () => undefined;

const restorable = (
  kind: DeletedEntry["kind"],
  article: CartArticle,
  restore: CartChange,
): Restorable => ({ kind, key: article.tcm, article, restore });
