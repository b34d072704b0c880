import Type from "typebox";
import { cartErrors } from "../cart-contract.ts";
import { cartLimits, subscriptionWeeks } from "../cart-rules.ts";

/** What the cart's endpoints take and give, for validation and openapi.json. Amounts are hundredths of the currency. */

const closed = { additionalProperties: false };
const Id = Type.String({ minLength: 1, maxLength: 60, pattern: "^[A-Za-z0-9_-]+$" });
/** Far above every limit, so that the answer is the limit and not a complaint about the number. */
const Quantity = (minimum: number) => Type.Integer({ minimum, maximum: 1_000_000_000 });

const ArticleChange = (minimum: number) =>
  Type.Object({ productId: Id, tcm: Type.Optional(Id), quantity: Quantity(minimum) }, closed);

export const CartChangeBody = Type.Object(
  {
    setArticle: Type.Optional(ArticleChange(0)),
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

const Amount = Type.Integer();
const Nullable = (schema: Type.TSchema) => Type.Union([schema, Type.Null()]);
const Article = {
  productId: Type.String(),
  tcm: Type.String({ description: "Article number" }),
  title: Type.String(),
  quantity: Type.Integer(),
  availability: Type.String({ description: "AVAILABLE, SOLDOUT or NOT_AVAILABLE" }),
  onlyLeft: Type.Optional(Type.Integer({ description: "When it is fewer than the quantity" })),
  label: Type.String({ description: "Which variant" }),
  url: Type.String(),
  picture: Type.String({ description: "Base of the picture's addresses: {picture}/{width}.webp" }),
  price: Amount,
  was: Nullable(Amount),
  grams: Nullable(Type.Integer()),
  total: Amount,
};
const CartArticle = Type.Object(Article);
const GiftCard = Type.Object({ article: CartArticle });
const PartnerProduct = Type.Object({
  partnerProductId: Type.String(),
  title: Type.String(),
  hint: Type.String(),
  picture: Type.String(),
  totalQuantity: Type.Integer(),
  price: Amount,
  total: Amount,
});
const Subscription = Type.Object({
  subscriptionConfigurationId: Type.String({ description: "{tcm}.{intervalWeeks}" }),
  productId: Type.String(),
  tcm: Type.String(),
  title: Type.String(),
  label: Type.String(),
  url: Type.String(),
  picture: Type.String(),
  availability: Type.String(),
  quantity: Type.Integer(),
  onlyLeft: Type.Optional(Type.Integer()),
  intervalWeeks: Type.Integer(),
  price: Amount,
  total: Amount,
});
const Voucher = Type.Object({
  code: Type.String(),
  title: Type.String(),
  discount: Amount,
  missing: Type.Integer({ description: "Until it counts" }),
});
const CampaignOffer = Type.Object({
  campaignId: Type.String(),
  productId: Type.String(),
  tcm: Type.String(),
  title: Type.String(),
  label: Type.String(),
  url: Type.String(),
  picture: Type.String(),
  minimum: Amount,
  missing: Type.Integer({ description: "Until the free article may be chosen" }),
});

export const CartSchema = Type.Object({
  revision: Type.Integer({ description: "Grows with every change" }),
  numberOfArticles: Type.Integer({ description: "Pieces of all kinds: the number on the badge" }),
  articles: Type.Array(CartArticle),
  freeArticles: Type.Array(Type.Object({ ...Article, campaignId: Type.String() })),
  giftCards: Type.Array(GiftCard),
  partnerProducts: Type.Array(PartnerProduct),
  subscriptions: Type.Array(Subscription),
  defectiveArticles: Type.Array(CartArticle),
  defectiveGiftCards: Type.Array(GiftCard),
  defectivePartnerProducts: Type.Array(PartnerProduct),
  defectiveSubscriptions: Type.Array(Subscription),
  vouchers: Type.Array(Voucher),
  campaigns: Type.Array(CampaignOffer),
  partnerOffers: Type.Array(PartnerProduct),
  totals: Type.Object({
    goods: Amount,
    discount: Amount,
    delivery: Amount,
    total: Amount,
    missingForFreeDelivery: Amount,
    taxes: Type.Array(Type.Object({ rate: Type.Number(), amount: Amount })),
  }),
});

export const CartAnswer = Type.Object({
  cart: CartSchema,
  addedProduct: Type.Optional(CartArticle),
});

export const CartProblem = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  detail: Type.Optional(Type.String()),
  error: Type.String({ description: cartErrors.join(", ") }),
  limit: Type.Optional(Type.Integer()),
});
