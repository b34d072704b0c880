import type { Amount } from "../../../shared/money.ts";
import type {
  Cart,
  CartArticle,
  CartAvailability,
  CartChange,
  FreeArticle,
  PartnerProduct,
  Subscription,
} from "../cart-schema.ts";
import { mergeDeleted, type DeletedEntry } from "../optimistic-cart.ts";

/** One line of the cart, whatever it holds. */
export interface Entry {
  kind: "article" | "freeArticle" | "giftCard" | "partnerProduct" | "subscription";
  /** Of one entry alone; `entryKey` gives it for the changes that concern it. */
  key: string;
  title: string;
  /** Which variant, or what it is. */
  label: string;
  url?: string;
  picture: string;
  quantity: number;
  price: Amount;
  was: Amount | null;
  grams: number | null;
  total: Amount;
  intervalWeeks?: number;
  /** Pieces that are left, when it is fewer than the quantity. */
  onlyLeft?: number;
  /** Why it cannot be bought. */
  obstacle?: Exclude<CartAvailability, "AVAILABLE">;
  remove: CartChange;
  setQuantity?: (quantity: number) => CartChange;
  /** Taken out, and still to be put back. */
  deleted?: DeletedEntry;
}

/** Which entry a change concerns. */
export function entryKey(change: CartChange): string {
  if ("setArticle" in change) return `article ${change.setArticle.tcm}`;
  if ("addArticle" in change) return `article ${change.addArticle.tcm}`;
  if ("setFreeArticle" in change) return `freeArticle ${change.setFreeArticle.campaignId}`;
  if ("setGiftCard" in change) return `giftCard ${change.setGiftCard.tcm}`;
  if ("setPartnerProduct" in change)
    return `partnerProduct ${change.setPartnerProduct.partnerProductId}`;
  if ("deleteSubscription" in change)
    return `subscription ${change.deleteSubscription.subscriptionId}`;
  if ("setSubscription" in change)
    return `subscription ${change.setSubscription.tcm}.${change.setSubscription.intervalWeeks}`;
  return "voucher";
}

/** What comes with this purchase, and what comes again and again: sorted by title, with what was just taken out. */
export function entriesOf(cart: Cart, deleted: DeletedEntry[], locale: string) {
  const merged = (
    kind: DeletedEntry["kind"],
    sound: CartArticle[],
    defective: CartArticle[],
    changesOf: (article: CartArticle) => Pick<Entry, "remove" | "setQuantity">,
  ) => {
    const present = [...sound, ...defective];
    const gone = deleted.filter((entry) => entry.kind === kind);
    return mergeDeleted(present, gone, locale).map((article): Entry => {
      const { remove, setQuantity } = changesOf(article);
      const obstacle = obstacleOf(article.availability, defective.includes(article));
      return {
        ...article,
        kind,
        key: entryKey(remove),
        obstacle,
        remove,
        setQuantity: obstacle ? undefined : setQuantity,
        deleted: present.includes(article)
          ? undefined
          : gone.find((entry) => entry.article === article),
      };
    });
  };
  const articles = merged(
    "article",
    cart.articles,
    cart.defectiveArticles,
    ({ productId, tcm }) => ({
      remove: { setArticle: { productId, tcm, quantity: 0 } },
      setQuantity: (quantity) => ({ setArticle: { productId, tcm, quantity } }),
    }),
  );
  const articleOf = ({ article }: { article: CartArticle }) => article;
  const giftCards = merged(
    "giftCard",
    cart.giftCards.map(articleOf),
    cart.defectiveGiftCards.map(articleOf),
    ({ productId, tcm }) => ({ remove: { setGiftCard: { productId, tcm, set: false } } }),
  );
  const freeArticles = merged("freeArticle", cart.freeArticles, [], (article) => {
    const { productId, campaignId } = article as FreeArticle;
    return { remove: { setFreeArticle: { productId, campaignId, remove: true } } };
  });
  return {
    goods: [
      ...articles,
      ...giftCards,
      ...freeArticles,
      ...cart.partnerProducts.map((product) => partnerEntry(product)),
      ...cart.defectivePartnerProducts.map((product) => partnerEntry(product, "NOT_AVAILABLE")),
    ],
    subscriptions: [
      ...cart.subscriptions.map((item) => subscriptionEntry(item, false)),
      ...cart.defectiveSubscriptions.map((item) => subscriptionEntry(item, true)),
    ],
  };
}

function partnerEntry(product: PartnerProduct, obstacle?: Entry["obstacle"]): Entry {
  const { partnerProductId, hint, totalQuantity } = product;
  const remove = { setPartnerProduct: { partnerProductId, set: false } };
  return {
    ...product,
    kind: "partnerProduct",
    key: entryKey(remove),
    label: hint,
    quantity: totalQuantity,
    was: null,
    grams: null,
    obstacle,
    remove,
  };
}

function subscriptionEntry(item: Subscription, isDefective: boolean): Entry {
  const { subscriptionConfigurationId, productId, tcm, intervalWeeks } = item;
  const obstacle = obstacleOf(item.availability, isDefective);
  const remove = { deleteSubscription: { subscriptionId: subscriptionConfigurationId } };
  return {
    ...item,
    kind: "subscription",
    key: entryKey(remove),
    was: null,
    grams: null,
    obstacle,
    remove,
    setQuantity: obstacle
      ? undefined
      : (quantity) => ({ setSubscription: { productId, tcm, quantity, intervalWeeks } }),
  };
}

function obstacleOf(availability: CartAvailability, isDefective: boolean): Entry["obstacle"] {
  if (availability !== "AVAILABLE") return availability;
  return isDefective ? "NOT_AVAILABLE" : undefined;
}
