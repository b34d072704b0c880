import { targetOf, isArticle, type CartEntryKind } from "../cart/cart-change.ts";
import type {
  Cart,
  CartArticle,
  CartChange,
  PartnerProduct,
  Subscription,
} from "../cart/cart-schema.ts";
import type { AcceptedChanges } from "../cart/client/store/cart-state.ts";
import { itemOf } from "../tracking/ecommerce.ts";
import type { TrackedItem } from "../tracking/ga4-events.ts";

/** Changes of the cart in the form in which tracking counts them. `brand` is that of all products that the shop itself sells. */

/** An entry of the cart, with its identity within its kind. */
interface Line {
  kind: CartEntryKind;
  key: string;
  quantity: number;
  article?: CartArticle | Subscription;
  item: TrackedItem;
}

/** Returns the entries to which changes added pieces, with the number of added pieces. */
export function addedItems(
  { changes, before, after }: AcceptedChanges,
  brand?: string,
): TrackedItem[] {
  const added = new Map<Line, number>();
  const linesAfter = linesOf(after, brand);
  for (const change of changes) {
    const lines = linesAfter.filter(isMeantBy(change));
    const grown = lines.find((line) => growth(line) > 0) ?? lines[0];
    if (!grown) continue;
    // Adding is all or nothing: the server refuses the whole change if it cannot add every piece.
    if ("addArticle" in change)
      added.set(grown, (added.get(grown) ?? 0) + change.addArticle.quantity);
    else if (growth(grown) > 0) added.set(grown, growth(grown));
  }
  return [...added].map(([{ item }, quantity]) => ({ ...item, quantity }));

  function growth(line: Line): number {
    return line.quantity - quantityIn(before ? linesOf(before, brand) : [], line);
  }
}

/**
 * Returns the entries from which changes removed pieces, with the number of removed pieces; none where the cart before is
 * unknown.
 */
export function removedItems(
  { changes, before, after }: AcceptedChanges,
  brand?: string,
): TrackedItem[] {
  const linesAfter = allLinesOf(after, brand);
  return (before ? allLinesOf(before, brand) : []).flatMap((line) => {
    const quantity = line.quantity - quantityIn(linesAfter, line);
    const isMeant = changes.some((change) => isMeantBy(change)(line));
    return quantity > 0 && isMeant ? { ...line.item, quantity } : [];
  });
}

/** Returns everything in a cart, in the order of its page. */
export const cartItems = (cart: Cart, brand?: string): TrackedItem[] =>
  linesOf(cart, brand).map(({ item }) => item);

/** Returns a subscription of a cart by its id. */
export const subscribedItem = (cart: Cart, id: string, brand?: string): TrackedItem | undefined =>
  linesOf(cart, brand).find(({ kind, key }) => kind === "subscription" && key === id)?.item;

const linesOf = (cart: Cart, brand?: string): Line[] => [
  ...cart.articles.map((article) => lineOf("article", article.tcm, article, brand)),
  ...cart.subscriptions.map((each) =>
    lineOf("subscription", each.subscriptionConfigurationId, each, brand),
  ),
  ...cart.giftCards.map(({ article }) => lineOf("giftCard", article.tcm, article, brand)),
  ...cart.freeArticles.map((article) => lineOf("freeArticle", article.campaignId, article, brand)),
  ...cart.partnerProducts.map(partnerLine),
];

/** Includes entries that cannot be ordered. */
const allLinesOf = (cart: Cart, brand?: string): Line[] => [
  ...linesOf(cart, brand),
  ...linesOf(
    {
      ...cart,
      articles: cart.defectiveArticles,
      subscriptions: cart.defectiveSubscriptions,
      giftCards: cart.defectiveGiftCards,
      freeArticles: [],
      partnerProducts: cart.defectivePartnerProducts,
    },
    brand,
  ),
];

const quantityIn = (lines: Line[], { kind, key }: Line): number =>
  lines.find((line) => line.kind === kind && line.key === key)?.quantity ?? 0;

/** Returns a predicate for the entries that a change affects; without an article number each article of the product matches. */
function isMeantBy(change: CartChange): (line: Line) => boolean {
  const meant = targetOf(change);
  const weeks = "setSubscription" in change ? change.setSubscription.intervalWeeks : undefined;
  return ({ kind, key, article }) => {
    if (kind !== meant.kind) return false;
    if (key === meant.key) return true;
    if (!article || !meant.article || !isArticle(meant.article)(article)) return false;
    return ("intervalWeeks" in article ? article.intervalWeeks : undefined) === weeks;
  };
}

function lineOf(
  kind: CartEntryKind,
  key: string,
  article: CartArticle | Subscription,
  brand?: string,
): Line {
  const { productId, tcm, title, price, quantity, path } = article;
  const item = itemOf({
    id: productId,
    name: title,
    price,
    was: "was" in article ? article.was : null,
    quantity,
    brand,
    categories: path,
    variant: tcm,
  });
  return { kind, key, quantity, article, item };
}

function partnerLine({ partnerProductId, title, price, totalQuantity }: PartnerProduct): Line {
  const item = itemOf({ id: partnerProductId, name: title, price, quantity: totalQuantity });
  return { kind: "partnerProduct", key: partnerProductId, quantity: totalQuantity, item };
}
