import { atom } from "nanostores";
import { emptyCart } from "../../../border/cart/cart-rules.ts";
import type {
  Cart,
  CartArticle,
  PartnerProduct,
  Subscription,
} from "../../../border/cart/cart-schema.ts";
import { CartView, type CartViewProps } from "../../../border/cart/client/CartView.tsx";
import { noCartYet, type CartState } from "../../../border/cart/client/store/cart-state.ts";
import type { CartStore } from "../../../border/cart/client/store/cart-store.ts";
import { pack, table } from "../../../platform/ui/example-pictures.ts";
import { site } from "../../sites/de/site.ts";
import { texts } from "../../sites/de/texts.ts";

/** Named examples of the cart, for tests and the gallery. */

export const article: CartArticle = {
  productId: "100101",
  tcm: "100101-250",
  title: "Hafenblick",
  quantity: 2,
  availability: "AVAILABLE",
  label: "250 g",
  url: "#hafenblick",
  picture: pack,
  price: 699,
  was: null,
  grams: 250,
  total: 1398,
};
export const mug: CartArticle = {
  ...article,
  productId: "100311",
  tcm: "100311-blue",
  title: "Becher Küstennebel mit Untersetzer aus geölter Eiche",
  quantity: 1,
  label: "blau",
  picture: table,
  price: 1295,
  was: 1695,
  grams: null,
  total: 1295,
};
export const giftCard: CartArticle = {
  ...article,
  productId: "100171",
  tcm: "100171-25",
  title: "Kontor-Geschenkkarte",
  quantity: 1,
  label: "25 Euro",
  price: 2500,
  grams: null,
  total: 2500,
};
export const freeArticle = {
  ...mug,
  productId: "100121",
  tcm: "100121-250",
  title: "Morgenrot",
  label: "250 g",
  price: 0,
  was: null,
  total: 0,
  campaignId: "coffee-to-try",
};
export const partnerProduct: PartnerProduct = {
  partnerProductId: "shade-tree",
  title: "Ein Schattenbaum für Huila",
  hint: "Unser Partner Schattenhain pflanzt ihn in Kolumbien zwischen die Kaffeesträucher.",
  picture: table,
  totalQuantity: 1,
  price: 590,
  total: 590,
};
export const subscription: Subscription = {
  ...article,
  subscriptionConfigurationId: "100101-250.4",
  intervalWeeks: 4,
  price: 629,
  total: 1258,
};
/** A subscription of a site that takes none. */
export const refusedSubscription: Subscription = { ...subscription, availability: "NOT_ORDERABLE" };

export const fullCart: Cart = {
  ...emptyCart,
  revision: 7,
  numberOfArticles: 7,
  articles: [article, mug],
  freeArticles: [freeArticle],
  giftCards: [{ article: giftCard }],
  partnerProducts: [partnerProduct],
  subscriptions: [subscription],
  vouchers: [{ code: "BLACK15", title: "15 % auf Kaffeemaschinen", discount: 500, missing: 0 }],
  campaigns: [
    { ...mug, campaignId: "mug-of-your-own", minimum: 4000, missing: 501 },
    { ...freeArticle, title: "Abendrot", campaignId: "more-coffee", minimum: 4000, missing: 0 },
  ],
  partnerOffers: [
    { ...partnerProduct, partnerProductId: "class", title: "Barista-Kurs am Bildschirm" },
  ],
  totals: {
    goods: 5783,
    discount: 500,
    delivery: 0,
    total: 5283,
    missingForFreeDelivery: 0,
    taxes: [
      { rate: 19, amount: 301 },
      { rate: 7, amount: 91 },
    ],
  },
};

export const smallCart: Cart = {
  ...emptyCart,
  revision: 3,
  numberOfArticles: 2,
  articles: [article],
  totals: {
    goods: 1398,
    discount: 0,
    delivery: 495,
    total: 1893,
    missingForFreeDelivery: 602,
    taxes: [{ rate: 7, amount: 124 }],
  },
};

const gone = { availability: "NOT_AVAILABLE" } as const;

export const defectiveCart: Cart = {
  ...smallCart,
  articles: [article, { ...mug, availability: "SOLDOUT" }],
  defectiveArticles: [{ ...mug, ...gone, tcm: "100312", title: "Kanne Nordlicht" }],
  defectiveGiftCards: [{ article: { ...giftCard, ...gone } }],
  defectivePartnerProducts: [partnerProduct],
  defectiveSubscriptions: [{ ...subscription, ...gone }],
};

/** Creates a store whose state never changes, for examples. */
export function stillStore(state: Partial<CartState>): CartStore {
  return {
    state: atom({ ...noCartYet, ...state }),
    startWith: () => {},
    load: async () => {},
    resume: async () => {},
    forget: () => {},
    change: async () => undefined,
    restore: async () => undefined,
  };
}

export const view: CartViewProps = {
  texts: texts.cart,
  site,
  entryTexts: texts.catalogue,
  checkoutPath: "/checkout",
};

const until = 10_000;

export const deletedEntries: CartState["deleted"] = [
  {
    kind: "article",
    key: mug.tcm,
    item: mug,
    restore: { setArticle: { productId: mug.productId, tcm: mug.tcm, quantity: 1 } },
    until,
  },
];

/** A cart whose subscription begins another day. */
export const laterCart: Cart = { ...smallCart, subscriptions: [subscription] };

export const laterNotes: NonNullable<CartViewProps["subscribed"]> = {
  entries: {
    "subscription 100101-250.4": {
      text: "Erste Lieferung am 24. Dezember 2026",
      change: "Abo ändern",
      url: "#choices",
    },
  },
  today: {
    revision: laterCart.revision,
    text: "Heute bezahlen Sie 18,93 Euro. Was später beginnt, bezahlen Sie mit seiner ersten Lieferung.",
    changed:
      "Was später beginnt, bezahlen Sie mit seiner ersten Lieferung. Was heute fällig ist, zeigt die Kasse.",
  },
};

const withState = (cart: Cart | undefined, state: Partial<CartState> = {}) => (
  <CartView {...view} cart={cart} store={stillStore({ cart, ...state })} />
);

export const examples = {
  full: withState(fullCart),
  small: withState(smallCart),
  empty: withState(emptyCart),
  defective: withState(defectiveCart),
  short: withState({ ...smallCart, articles: [{ ...article, onlyLeft: 1 }] }),
  refusedSubscription: withState({ ...smallCart, defectiveSubscriptions: [refusedSubscription] }),
  onlySubscription: withState({ ...emptyCart, subscriptions: [subscription] }),
  laterSubscription: (
    <CartView
      {...view}
      cart={laterCart}
      subscribed={laterNotes}
      store={stillStore({ cart: laterCart })}
    />
  ),
  deleted: withState(smallCart, { deleted: deletedEntries }),
  allDeleted: withState(emptyCart, { deleted: deletedEntries }),
  waiting: withState(fullCart, { waiting: 1 }),
  offline: withState(smallCart, { waiting: 2, isOffline: true }),
  voucherToCome: withState({
    ...smallCart,
    vouchers: [{ code: "BOHNE5", title: "5 Euro geschenkt", discount: 0, missing: 1102 }],
  }),
  voucherForOthers: withState({
    ...smallCart,
    vouchers: [{ code: "BLACK15", title: "15 % auf Kaffeemaschinen", discount: 0, missing: 0 }],
  }),
  unknownVoucher: (
    <CartView
      {...view}
      cart={smallCart}
      refusal={{
        error: "PRODUCTDATA_UNAVAILABLE",
        change: { setVoucher: { code: "KAFFEE", set: true } },
      }}
    />
  ),
  tooMany: withState(smallCart, {
    setError: {
      error: "AVAILABILITY_LIMIT",
      limit: 2,
      change: { setArticle: { productId: article.productId, tcm: article.tcm, quantity: 3 } },
    },
  }),
  unreadable: withState(undefined, { getError: { error: "UNKNOWN" } }),
  loading: withState(undefined, { busy: 1 }),
  /** Before hydration, and without JavaScript. */
  asForms: <CartView {...view} cart={fullCart} />,
};
