import type { CartArticle, CartChange, CartChangeName, CartChanges } from "./cart-schema.ts";

/** Kinds of cart entries. */
export type CartEntryKind =
  | "article"
  | "freeArticle"
  | "giftCard"
  | "partnerProduct"
  | "subscription"
  | "voucher";

/** A value for each change by its name: a new change fails to compile wherever a value is missing. */
export type ByChange<Answer> = { [Name in CartChangeName]: (asked: CartChanges[Name]) => Answer };

export function matchChange<Answer>(change: CartChange, answers: ByChange<Answer>): Answer {
  const [[name, asked]] = Object.entries(change) as [[CartChangeName, never]];
  return answers[name](asked);
}

/** An article; without `tcm`, the product's first article. */
export interface ArticleName {
  /** Its product's public number, as text. */
  productId: string;
  tcm?: string;
}

/** Returns a predicate that matches the named article. */
export const isArticle =
  ({ productId, tcm }: ArticleName) =>
  (article: Pick<CartArticle, "productId" | "tcm">) =>
    article.productId === productId && (!tcm || article.tcm === tcm);

export interface ChangeTarget {
  kind: CartEntryKind;
  /** Unique within its kind. */
  key: string;
  /** The article that the change names, if any. */
  article?: ArticleName;
}

/** Returns the entry that a change refers to. */
export const targetOf = (change: CartChange): ChangeTarget =>
  matchChange<ChangeTarget>(change, {
    setArticle: byArticle("article"),
    addArticle: byArticle("article"),
    setFreeArticle: ({ campaignId: key }) => ({ kind: "freeArticle", key }),
    setGiftCard: byArticle("giftCard"),
    setPartnerProduct: ({ partnerProductId: key }) => ({ kind: "partnerProduct", key }),
    setSubscription: (article) => ({
      kind: "subscription",
      key: subscriptionKey(articleKey(article), article.intervalWeeks),
      article,
    }),
    deleteSubscription: ({ subscriptionId: key }) => ({ kind: "subscription", key }),
    setVoucher: ({ code: key }) => ({ kind: "voucher", key }),
  });

/** Returns the key of a subscription: an article may have several, one per interval. */
export const subscriptionKey = (tcm: string, intervalWeeks: number) => `${tcm}.${intervalWeeks}`;

const articleKey = ({ productId, tcm }: ArticleName) => tcm ?? productId;

const byArticle =
  (kind: CartEntryKind) =>
  (article: ArticleName): ChangeTarget => ({ kind, key: articleKey(article), article });
