import type {
  Cart,
  CartArticle,
  CartChange,
  Subscription,
} from "../../features/cart/cart-schema.ts";
import { itemOf } from "../../features/tracking/ecommerce.ts";
import type { TrackedItem } from "../../features/tracking/ga4-fields.ts";

/** Changes of the cart as tracking counts them. */

/** Of all that the shop sells itself. */
export const brand = "Kontor";

/** What the server accepted: changes, and its cart before, as far as it is known, and after. */
export interface AcceptedChanges {
  changes: CartChange[];
  before: Cart | undefined;
  after: Cart;
}

type Line = CartArticle | Subscription;

/** The articles of which changes added pieces, with the number of those. */
export function addedItems({ changes, before, after }: AcceptedChanges): TrackedItem[] {
  const added = new Map<Line, number>();
  for (const change of changes) {
    const asked = askedBy(change);
    if (!asked) continue;
    const lines = linesOf(after).filter(isMeant(asked));
    const grown = lines.find((line) => growth(line) > 0) ?? lines[0];
    if (!grown) continue;
    // Of pieces that are added all are: the server refuses what it cannot add as a whole.
    if ("addArticle" in change) added.set(grown, (added.get(grown) ?? 0) + asked.quantity);
    else if (growth(grown) > 0) added.set(grown, growth(grown));
  }
  return [...added].map(([line, quantity]) => lineItem(line, quantity));

  function growth(line: Line): number {
    const old = before && linesOf(before).find((each) => keyOf(each) === keyOf(line));
    return line.quantity - (old?.quantity ?? 0);
  }
}

/** All that a cart holds, in the order of its page. */
export const cartItems = (cart: Cart): TrackedItem[] => [
  ...linesOf(cart).map((line) => lineItem(line, line.quantity)),
  ...cart.freeArticles.map((line) => lineItem(line, line.quantity)),
  ...cart.partnerProducts.map(({ partnerProductId, title, price, totalQuantity }) =>
    itemOf({ id: partnerProductId, name: title, price, quantity: totalQuantity }),
  ),
];

const linesOf = (cart: Cart): Line[] => [
  ...cart.articles,
  ...cart.subscriptions,
  ...cart.giftCards.map(({ article }) => article),
];

const keyOf = (line: Line) =>
  "subscriptionConfigurationId" in line ? line.subscriptionConfigurationId : line.tcm;

/** The article that a change may have added to; undefined for changes that add none. */
function askedBy(change: CartChange) {
  if ("addArticle" in change) return change.addArticle;
  if ("setArticle" in change) return change.setArticle;
  if ("setGiftCard" in change) return { ...change.setGiftCard, quantity: 1 };
  return "setSubscription" in change ? change.setSubscription : undefined;
}

const isMeant =
  (asked: { productId: string; tcm?: string; intervalWeeks?: number }) =>
  (line: Line): boolean =>
    line.productId === asked.productId &&
    (asked.tcm === undefined || line.tcm === asked.tcm) &&
    ("intervalWeeks" in line ? line.intervalWeeks : undefined) === asked.intervalWeeks;

const lineItem = (line: Line, quantity: number) =>
  itemOf({
    id: line.productId,
    name: line.title,
    price: line.price,
    was: "was" in line ? line.was : null,
    quantity,
    brand,
    categories: line.path,
    variant: line.tcm,
  });
