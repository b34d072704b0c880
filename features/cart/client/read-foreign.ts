import { emptyCart } from "../cart-rules.ts";
import type {
  ArticleChange,
  Cart,
  CartArticle,
  CartChange,
  CartChanges,
  PartnerProduct,
  Subscription,
} from "../cart-schema.ts";

/**
 * Checks what comes from a server of another release or from the storage: once, where it enters. By examples instead of
 * Valibot, which alone would exceed what the script of every page may weigh (tests/repository/sizes.test.ts). The compiler
 * holds each example to its type of the schema.
 */

const product = { productId: "", tcm: "", title: "", label: "", url: "", picture: "" };
const article: CartArticle = {
  ...product,
  quantity: 0,
  availability: "AVAILABLE",
  price: 0,
  was: null,
  grams: null,
  total: 0,
};
const giftCard = { article };
const partnerProduct: PartnerProduct = {
  partnerProductId: "",
  title: "",
  hint: "",
  picture: "",
  totalQuantity: 0,
  price: 0,
  total: 0,
};
const subscription: Subscription = {
  ...article,
  subscriptionConfigurationId: "",
  intervalWeeks: 0,
};
const cart: Cart = {
  ...emptyCart,
  articles: [article],
  freeArticles: [{ ...article, campaignId: "" }],
  giftCards: [giftCard],
  partnerProducts: [partnerProduct],
  subscriptions: [subscription],
  defectiveArticles: [article],
  defectiveGiftCards: [giftCard],
  defectivePartnerProducts: [partnerProduct],
  defectiveSubscriptions: [subscription],
  vouchers: [{ code: "", title: "", discount: 0, missing: 0 }],
  campaigns: [{ ...product, campaignId: "", minimum: 0, missing: 0 }],
  partnerOffers: [partnerProduct],
  totals: { ...emptyCart.totals, taxes: [{ rate: 0, amount: 0 }] },
};
const articleChange = { productId: "", quantity: 0 };
const changes: CartChanges = {
  setArticle: articleChange,
  addArticle: articleChange,
  setFreeArticle: { productId: "", campaignId: "", remove: true },
  setGiftCard: { productId: "", set: true },
  setPartnerProduct: { partnerProductId: "", set: true },
  setSubscription: { ...articleChange, intervalWeeks: 0 },
  deleteSubscription: { subscriptionId: "" },
  setVoucher: { code: "", set: true },
};

export const isCart = (value: unknown): value is Cart => isLike(value, cart);

export const isCartArticle = (value: unknown): value is CartArticle => isLike(value, article);

/** Whether a script of the page asks for an article; JSON has no other numbers than finite ones. */
export const isArticleChange = (value: unknown): value is ArticleChange =>
  isLike(value, articleChange) && Number.isFinite(value.quantity);

/** Whether it is exactly one change that this release knows. */
export function isCartChange(value: unknown): value is CartChange {
  const [[name, asked] = [""], ...others] = isLike(value, {}) ? Object.entries(value) : [];
  return (
    others.length === 0 &&
    Object.hasOwn(changes, name) &&
    isLike(asked, changes[name as keyof CartChanges])
  );
}

/**
 * A cart in the storage; fields that are missing or of another kind are as in an empty cart. Without a count it is no cart of
 * this shop.
 */
export function storedCart(text: string | null | undefined): Cart | undefined {
  const copy = parsed(text);
  if (!isLike(copy, { numberOfArticles: 0 })) return undefined;
  const sound = Object.entries(copy).filter(([name, value]) =>
    isLike(value, cart[name as keyof Cart]),
  );
  return { ...emptyCart, ...Object.fromEntries(sound) };
}

/** Undefined where the text is no JSON. */
export function parsed(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "");
  } catch {
    return undefined;
  }
}

/**
 * Whether a value has everything that an example has, of the same kind. The one item of an example's list stands for all
 * items, null for any value. Fields that may be missing are no part of examples.
 */
export function isLike<Example>(value: unknown, example: Example): value is Example {
  if (example === null) return true;
  if (typeof value !== typeof example || value === null) return false;
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((item) => isLike(item, example[0]));
  return (
    typeof example !== "object" ||
    Object.entries(example).every(([name, each]) =>
      isLike((value as Record<string, unknown>)[name], each),
    )
  );
}
