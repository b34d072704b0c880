import Type, { type Static } from "typebox";
import type { Amount as AmountType } from "../../platform/shared/money.ts";
import { cartErrors, cartLimits, subscriptionWeeks } from "./cart-limits.ts";

/**
 * Schemas of all requests and responses of the cart's endpoints: they validate requests, type responses, and generate
 * `/openapi.json`. These shapes are declared here only; the browser imports just the types, so that typebox stays on the
 * server.
 */

const closed = { additionalProperties: false };
const Id = Type.String({ minLength: 1, maxLength: 60, pattern: "^[A-Za-z0-9_-]+$" });
/** The maximum is far above every limit, so that the response names the limit instead of rejecting the number. */
const Quantity = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000_000 });

/** The `productId` is a public number, as text; without `tcm`, the product's first article is meant. */
const ArticleChange = (minimum: number) =>
  Type.Object({ productId: Id, tcm: Type.Optional(Id), quantity: Quantity(minimum) }, closed);
export type ArticleChange = Static<ReturnType<typeof ArticleChange>>;

export const CartChangeBody = Type.Object(
  {
    /** Sets the quantity; 0 removes the article. */
    setArticle: Type.Optional(ArticleChange(0)),
    /** Adds to the quantity; the Idempotency-Key makes retries safe. */
    addArticle: Type.Optional(ArticleChange(1)),
    setFreeArticle: Type.Optional(
      Type.Object({ productId: Id, campaignId: Id, remove: Type.Boolean() }, closed),
    ),
    setGiftCard: Type.Optional(
      Type.Object({ productId: Id, tcm: Type.Optional(Id), set: Type.Boolean() }, closed),
    ),
    setPartnerProduct: Type.Optional(
      Type.Object({ partnerProductId: Id, set: Type.Boolean() }, closed),
    ),
    /** Sets the quantity and the interval of a subscription. */
    setSubscription: Type.Optional(
      Type.Object(
        {
          productId: Id,
          tcm: Type.Optional(Id),
          quantity: Quantity(1),
          intervalWeeks: Type.Integer({
            minimum: 1,
            maximum: 52,
            description: subscriptionWeeks.join(", "),
          }),
        },
        closed,
      ),
    ),
    deleteSubscription: Type.Optional(
      Type.Object(
        { subscriptionId: Type.String({ maxLength: 44, pattern: "^[A-Za-z0-9_.-]+$" }) },
        closed,
      ),
    ),
    /** One code at a time: a new one replaces the old one. */
    setVoucher: Type.Optional(
      Type.Object(
        {
          code: Type.String({ minLength: 1, maxLength: cartLimits.voucherCode }),
          set: Type.Boolean(),
        },
        closed,
      ),
    ),
  },
  { ...closed, minProperties: 1, maxProperties: 1, description: "Exactly one change" },
);
/** Properties of each change by its name. */
export type CartChanges = Required<Static<typeof CartChangeBody>>;
export type CartChangeName = keyof CartChanges;
/** Exactly one change. */
export type CartChange = { [Name in CartChangeName]: Pick<CartChanges, Name> }[CartChangeName];

/** In hundredths of the site's currency. */
const Amount = Type.Unsafe<AmountType>(Type.Integer());
const nullable = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Availability = Type.Enum(["AVAILABLE", "SOLDOUT", "NOT_AVAILABLE", "NOT_ORDERABLE"], {
  type: "string",
  description: "NOT_ORDERABLE: a subscription, while the site takes none",
});
export type CartAvailability = Static<typeof Availability>;

const onlyLeft = Type.Optional(Type.Integer({ description: "When it is fewer than the quantity" }));

/** Missing in carts that browsers stored before it was introduced. */
const path = Type.Optional(
  Type.Array(Type.String(), { description: "Names of its categories, from the uppermost down" }),
);

const picture = Type.String({
  description:
    "Base of the picture's addresses, {picture}/{width}.webp; a full address is a picture itself, of another system",
});

const article = {
  /** Its product's public number, as text. */
  productId: Type.String(),
  tcm: Type.String({ description: "Article number" }),
  title: Type.String(),
  quantity: Type.Integer(),
  availability: Availability,
  onlyLeft,
  label: Type.String({ description: "Which variant" }),
  path,
  url: Type.String(),
  picture,
  /** Price of one item; 0 when it is NOT_AVAILABLE, since it then has no price. */
  price: Amount,
  was: nullable(Amount),
  /** Net weight of one item in grams, where a price per kilogram is required. */
  grams: nullable(Type.Integer()),
  /** Net content of one item, where a price per litre is required. */
  millilitres: Type.Optional(Type.Integer()),
  total: Amount,
};

export const CartArticle = Type.Object(article);
export type CartArticle = Static<typeof CartArticle>;

export const FreeArticle = Type.Object({ ...article, campaignId: Type.String() });
export type FreeArticle = Static<typeof FreeArticle>;

export const GiftCard = Type.Object({ article: CartArticle });
export type GiftCard = Static<typeof GiftCard>;

/** A service or product delivered by a partner. */
export const PartnerProduct = Type.Object({
  partnerProductId: Type.String(),
  title: Type.String(),
  /** Description in one sentence. */
  hint: Type.String(),
  picture,
  totalQuantity: Type.Integer(),
  price: Amount,
  total: Amount,
  isOnline: Type.Optional(Type.Boolean({ description: "It takes place online: nothing is sent" })),
});
export type PartnerProduct = Static<typeof PartnerProduct>;

/** Coffee that is delivered regularly, at a discount. */
export const Subscription = Type.Object({
  subscriptionConfigurationId: Type.String({ description: "{tcm}.{intervalWeeks}" }),
  productId: Type.String(),
  tcm: Type.String(),
  title: Type.String(),
  label: Type.String(),
  path,
  url: Type.String(),
  picture,
  availability: Availability,
  quantity: Type.Integer(),
  onlyLeft,
  intervalWeeks: Type.Integer(),
  /** As of an article. Missing in carts that browsers stored before it was introduced. */
  grams: Type.Optional(nullable(Type.Integer())),
  millilitres: Type.Optional(Type.Integer()),
  /** Price of one item. */
  price: Amount,
  /** Price of one delivery. */
  total: Amount,
});
export type Subscription = Static<typeof Subscription>;

/** A code that reduces the price of the products. */
export const CartVoucher = Type.Object({
  code: Type.String(),
  title: Type.String(),
  /** Amount that it currently deducts. */
  discount: Amount,
  missing: Type.Integer({ description: "Until it counts" }),
});
export type CartVoucher = Static<typeof CartVoucher>;

/** A free article of a campaign that is not in the cart yet. */
export const CampaignOffer = Type.Object({
  campaignId: Type.String(),
  productId: Type.String(),
  tcm: Type.String(),
  title: Type.String(),
  label: Type.String(),
  url: Type.String(),
  picture,
  /** Minimum sum of products for this article. */
  minimum: Amount,
  missing: Type.Integer({ description: "Until the free article may be chosen" }),
});
export type CampaignOffer = Static<typeof CampaignOffer>;

export const CartTotals = Type.Object({
  goods: Amount,
  /** Amount that vouchers deduct. */
  discount: Amount,
  delivery: Amount,
  total: Amount,
  /** 0 when delivery is free. */
  missingForFreeDelivery: Amount,
  /** Tax included in the total, by rate in percent. */
  taxes: Type.Array(
    Type.Object({
      rate: Type.Number(),
      /** The part of the total that contains it. Missing in carts that browsers stored before it was introduced. */
      gross: Type.Optional(Amount),
      amount: Amount,
    }),
  ),
});
export type CartTotals = Static<typeof CartTotals>;

export const Cart = Type.Object({
  /** The response with the higher revision is the later one. 0 without a cart. */
  revision: Type.Integer({ description: "Grows with every change" }),
  numberOfArticles: Type.Integer({
    description: "Pieces of all kinds that can be bought: the number on the badge",
  }),
  articles: Type.Array(CartArticle),
  freeArticles: Type.Array(FreeArticle),
  giftCards: Type.Array(GiftCard),
  partnerProducts: Type.Array(PartnerProduct),
  subscriptions: Type.Array(Subscription),
  defectiveArticles: Type.Array(CartArticle),
  defectiveGiftCards: Type.Array(GiftCard),
  defectivePartnerProducts: Type.Array(PartnerProduct),
  defectiveSubscriptions: Type.Array(Subscription),
  vouchers: Type.Array(CartVoucher),
  /** Free articles and partner products that can be added. */
  campaigns: Type.Array(CampaignOffer),
  partnerOffers: Type.Array(PartnerProduct),
  totals: CartTotals,
});
export type Cart = Static<typeof Cart>;

export const CartUpdate = Type.Object({
  cart: Cart,
  /** The article added by `addArticle`, with its new quantity. */
  addedProduct: Type.Optional(CartArticle),
});
export type CartUpdate = Static<typeof CartUpdate>;

const error = {
  error: Type.Enum(cartErrors, { type: "string" }),
  /** The maximum, for the three codes that end in LIMIT. */
  limit: Type.Optional(Type.Integer()),
};
export const CartError = Type.Object(error);
export type CartError = Static<typeof CartError>;

/** The error response of the endpoints (RFC 9457). */
export const CartProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  ...error,
});
