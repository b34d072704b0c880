import { collator } from "../../../platform/shared/texts/formats.ts";
import { type Amount, formatMoney, type NetContent } from "../../../platform/shared/money.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { targetOf } from "../cart-change.ts";
import type { CartTexts } from "../cart-contract.ts";
import type {
  Cart,
  CartArticle,
  CartAvailability,
  CartChange,
  GiftCard,
  Subscription,
} from "../cart-schema.ts";
import type { EntryItems, RemovedEntry } from "../deleted-entries.ts";

/** A line of the cart as the browser shows it, of any kind. */
export interface CartEntryView extends NetContent {
  kind: keyof EntryItems;
  /** Unique in the cart; `entryKey` derives it from a change of the entry. */
  key: string;
  /** The product's number; partner products have numbers of their own. */
  productId: string;
  title: string;
  /** Names of its categories, from the top level down. */
  path?: string[];
  /** Name of the variant, or a sentence about the product. */
  label: string;
  url?: string;
  picture: string;
  quantity: number;
  /** Price of one item; undefined when the site does not sell it like this. */
  price?: Amount;
  was?: Amount | null;
  /** Its share of the sum of products; undefined when it cannot be bought, or the server has not computed it yet. */
  total?: Amount;
  intervalWeeks?: number;
  /** Number in stock, when it is below the quantity. */
  onlyLeft?: number;
  /** The reason why it cannot be bought. */
  obstacle?: Exclude<CartAvailability, "AVAILABLE">;
  remove: CartChange;
  setQuantity?: (quantity: number) => CartChange;
  /** Set when the entry was removed and can be restored. */
  deleted?: RemovedEntry;
}

/** Returns the key of the entry that a change refers to. */
export function entryKey(change: CartChange): string {
  const { kind, key } = targetOf(change);
  return `${kind} ${key}`;
}

/** Returns the id of the element that shows an entry on the cart page. */
export const entryId = ({ key }: CartEntryView) => `kontor-entry-${key.replace(" ", "-")}`;

/** Returns the entries of this purchase and the subscriptions, each kind sorted by title, including those just removed. */
export function entriesOf(cart: Cart, deleted: RemovedEntry[], locale: string) {
  // Created for the first comparison: a cart with one entry of a kind, or none, does not wait for it.
  const compare = (one: string, other: string) => collator(locale).compare(one, other);
  const gone = deleted.map((entry) => ({ ...viewOf(entry), deleted: entry }));
  const merged = <Kind extends keyof EntryItems>(
    kind: Kind,
    sound: EntryItems[Kind][],
    defective: EntryItems[Kind][] = [],
  ): CartEntryView[] => {
    const present = [
      ...sound.map((item) => viewOf({ kind, item })),
      ...defective.map((item) => viewOf({ kind, item }, true)),
    ];
    const isGone = (entry: CartEntryView) =>
      entry.kind === kind && present.every(({ key }) => key !== entry.key);
    return [...present, ...gone.filter(isGone)].sort((one, other) =>
      compare(one.title, other.title),
    );
  };
  const articleOf = ({ article }: GiftCard) => article;
  return {
    goods: [
      ...merged("article", cart.articles, cart.defectiveArticles),
      ...merged("giftCard", cart.giftCards.map(articleOf), cart.defectiveGiftCards.map(articleOf)),
      ...merged("freeArticle", cart.freeArticles),
      ...merged("partnerProduct", cart.partnerProducts, cart.defectivePartnerProducts),
    ],
    subscriptions: merged("subscription", cart.subscriptions, cart.defectiveSubscriptions),
  };
}

const viewOf = <Kind extends keyof EntryItems>(
  { kind, item }: { kind: Kind; item: EntryItems[Kind] },
  isDefective = false,
): CartEntryView => views[kind](item, isDefective);

const views: {
  [Kind in keyof EntryItems]: (item: EntryItems[Kind], isDefective: boolean) => CartEntryView;
} = {
  article(item, isDefective) {
    const { productId, tcm } = item;
    const setQuantity = (quantity: number) => ({ setArticle: { productId, tcm, quantity } });
    return sold("article", item, isDefective, setQuantity(0), setQuantity);
  },
  giftCard(item, isDefective) {
    const { productId, tcm } = item;
    return sold("giftCard", item, isDefective, { setGiftCard: { productId, tcm, set: false } });
  },
  freeArticle(item, isDefective) {
    const { productId, campaignId } = item;
    const remove = { setFreeArticle: { productId, campaignId, remove: true } };
    return sold("freeArticle", item, isDefective, remove);
  },
  partnerProduct(item, isDefective) {
    const { partnerProductId, hint, totalQuantity } = item;
    const remove = { setPartnerProduct: { partnerProductId, set: false } };
    const obstacle = isDefective ? "NOT_AVAILABLE" : undefined;
    return {
      ...item,
      ...knownAmounts({ ...item, quantity: totalQuantity }, obstacle),
      kind: "partnerProduct",
      key: entryKey(remove),
      productId: partnerProductId,
      label: hint,
      quantity: totalQuantity,
      obstacle,
      remove,
    };
  },
  subscription(item, isDefective) {
    const { subscriptionConfigurationId, productId, tcm, intervalWeeks } = item;
    const remove = { deleteSubscription: { subscriptionId: subscriptionConfigurationId } };
    return sold("subscription", item, isDefective, remove, (quantity) => ({
      setSubscription: { productId, tcm, quantity, intervalWeeks },
    }));
  },
};

function sold(
  kind: CartEntryView["kind"],
  item: CartArticle | Subscription,
  isDefective: boolean,
  remove: CartChange,
  setQuantity?: CartEntryView["setQuantity"],
): CartEntryView {
  const { availability } = item;
  const obstacle =
    availability === "AVAILABLE" ? (isDefective ? "NOT_AVAILABLE" : undefined) : availability;
  return {
    ...item,
    ...knownAmounts(item, obstacle),
    kind,
    key: entryKey(remove),
    obstacle,
    remove,
    setQuantity: obstacle ? undefined : setQuantity,
  };
}

/**
 * Returns the amounts that the server has computed for an entry. The total is unknown while a pending change affects its
 * quantity.
 */
const knownAmounts = (
  { price, quantity, total }: Pick<CartArticle, "price" | "quantity" | "total">,
  obstacle: CartEntryView["obstacle"],
) => ({
  price: obstacle === "NOT_AVAILABLE" || obstacle === "NOT_ORDERABLE" ? undefined : price,
  total: obstacle || total !== price * quantity ? undefined : total,
});

const obstacleTexts = {
  SOLDOUT: "soldOut",
  NOT_AVAILABLE: "notAvailable",
  NOT_ORDERABLE: "subscriptionUnavailable",
} as const satisfies Record<NonNullable<CartEntryView["obstacle"]>, keyof CartTexts>;

type ObstacleTexts = Pick<
  CartTexts,
  (typeof obstacleTexts)[keyof typeof obstacleTexts] | "availabilityLimit"
>;

/** Returns the message for an entry that prevents the order; undefined when it does not. */
export function obstacleText(
  { obstacle, onlyLeft }: CartEntryView,
  texts: ObstacleTexts,
  locale: string,
): string | undefined {
  if (obstacle) return texts[obstacleTexts[obstacle]];
  return onlyLeft === undefined ? undefined : plural(texts.availabilityLimit, onlyLeft, locale);
}

/** Formats an amount; "…" replaces one that the server has not computed yet. */
export const amountText = (
  amount: Amount | undefined,
  site: Pick<Site, "locale" | "currency">,
): string => (amount === undefined ? "…" : formatMoney(amount, site));
