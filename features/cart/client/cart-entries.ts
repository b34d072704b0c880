import type { Amount } from "../../../shared/money.ts";
import { entryMeantBy, type CartEntryKind } from "../cart-change.ts";
import type {
  Cart,
  CartArticle,
  CartAvailability,
  CartChange,
  FreeArticle,
  PartnerProduct,
  Subscription,
} from "../cart-schema.ts";
import type { DeletedEntry } from "../deleted-entries.ts";
import { mergeDeleted } from "../merge-deleted.ts";

/** One line of the cart as the browser shows it, of whatever kind. */
export interface CartEntryView {
  kind: Exclude<CartEntryKind, "voucher">;
  /** Unique in the cart; `entryKey` derives it from a change that means the entry. */
  key: string;
  title: string;
  /** Which variant, or a sentence about it. */
  label: string;
  url?: string;
  picture: string;
  quantity: number;
  price: Amount;
  was: Amount | null;
  grams: number | null;
  total: Amount;
  intervalWeeks?: number;
  /** Pieces in stock, when they are fewer than the quantity. */
  onlyLeft?: number;
  /** Why it cannot be bought. */
  obstacle?: Exclude<CartAvailability, "AVAILABLE">;
  remove: CartChange;
  setQuantity?: (quantity: number) => CartChange;
  /** It was removed, and can be restored. */
  deleted?: DeletedEntry;
}

/** The key of the entry that a change means. */
export function entryKey(change: CartChange): string {
  const { kind, key } = entryMeantBy(change);
  return `${kind} ${key}`;
}

/** The entries of this purchase and the subscriptions, sorted by title, with those that were just removed. */
export function entriesOf(cart: Cart, deleted: DeletedEntry[], locale: string) {
  const merged = (
    kind: DeletedEntry["kind"],
    sound: CartArticle[],
    defective: CartArticle[],
    changesOf: (article: CartArticle) => Pick<CartEntryView, "remove" | "setQuantity">,
  ) => {
    const present = [...sound, ...defective];
    const gone = deleted.filter((entry) => entry.kind === kind);
    return mergeDeleted(present, gone, locale).map((article): CartEntryView => {
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

function partnerEntry(
  product: PartnerProduct,
  obstacle?: CartEntryView["obstacle"],
): CartEntryView {
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

function subscriptionEntry(item: Subscription, isDefective: boolean): CartEntryView {
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

function obstacleOf(
  availability: CartAvailability,
  isDefective: boolean,
): CartEntryView["obstacle"] {
  if (availability !== "AVAILABLE") return availability;
  return isDefective ? "NOT_AVAILABLE" : undefined;
}
