import { parsed } from "../../../../platform/shared/foreign.ts";
import { isLike } from "../../../../platform/shared/content/is-like.ts";
import { emptyCart } from "../../cart-rules.ts";
import type {
  ArticleChange,
  Cart,
  CartArticle,
  CartChange,
  CartChanges,
  PartnerProduct,
  Subscription,
} from "../../cart-schema.ts";

/**
 * Checks carts and changes from the storage or from a server of another release against examples. The compiler checks each
 * example against its schema type.
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

/** Reports whether a value from a script of the page is an article to add; no fraction of one can be added. */
export const isArticleChange = (value: unknown): value is ArticleChange =>
  isLike(value, articleChange) && Number.isSafeInteger(value.quantity) && value.quantity > 0;

/** Reports whether a value is exactly one change known to this release. */
export function isCartChange(value: unknown): value is CartChange {
  const [[name, asked] = [""], ...others] = isLike(value, {}) ? Object.entries(value) : [];
  return (
    others.length === 0 &&
    Object.hasOwn(changes, name) &&
    isLike(asked, changes[name as keyof CartChanges])
  );
}

/**
 * Reads a cart from the storage; missing or invalid fields default to those of an empty cart. Returns undefined for a value
 * without a count, which is no cart of this shop.
 */
export function storedCart(text: string | null | undefined): Cart | undefined {
  const copy = parsed(text);
  if (!isLike(copy, { numberOfArticles: 0 })) return undefined;
  const sound = Object.entries(copy).filter(([name, value]) =>
    isLike(value, cart[name as keyof Cart]),
  );
  return { ...emptyCart, ...Object.fromEntries(sound) };
}
