import { delivery, maxPieces, products, type Product } from "./catalogue.ts";

/** Carts in memory, in the form of docs/border-calls.md. */

interface Cart {
  revision: number;
  quantities: Map<string, number>;
  /** Keys of changes that were applied. */
  keys: Set<string>;
}

/** A refused change, with its status. */
export interface Refusal {
  status: number;
  error: string;
  limit?: number;
}

export type CartAnswer = { cart: object } | Refusal;

interface Article {
  productId: string;
  quantity: number;
}

export function createCarts() {
  const carts = new Map<string, Cart>();
  const read = (owner: string | undefined): CartAnswer => ({
    cart: cartJson(carts.get(owner ?? "") ?? emptyCart()),
  });
  return {
    read,
    /** Applies a change, once for each key. */
    change(owner: string, body: unknown, key: string | undefined): CartAnswer {
      const { addArticle, setArticle } = body as { addArticle?: Article; setArticle?: Article };
      const asked = addArticle ?? setArticle;
      if (!asked) return { status: 400, error: "UNKNOWN" };
      const cart = carts.get(owner) ?? emptyCart();
      if (key && cart.keys.has(key)) return read(owner);
      const product = products.find(({ number }) => number === asked.productId);
      if (!product) return { status: 404, error: "PRODUCTDATA_UNAVAILABLE" };
      const present = addArticle ? (cart.quantities.get(product.number) ?? 0) : 0;
      const quantity = present + asked.quantity;
      if (quantity > maxPieces) return { status: 409, error: "ITEM_LIMIT", limit: maxPieces };
      if (quantity > product.stock)
        return { status: 409, error: "AVAILABILITY_LIMIT", limit: product.stock };
      if (quantity > 0) cart.quantities.set(product.number, quantity);
      else cart.quantities.delete(product.number);
      if (key) cart.keys.add(key);
      cart.revision++;
      carts.set(owner, cart);
      return read(owner);
    },
  };
}

const emptyCart = (): Cart => ({ revision: 0, quantities: new Map(), keys: new Set() });

function cartJson({ revision, quantities }: Cart) {
  const articles = products.flatMap((product) =>
    articlesOf(product, quantities.get(product.number)),
  );
  const sum = (of: "quantity" | "total") =>
    articles.reduce((before, article) => before + article[of], 0);
  const goods = sum("total");
  const isFree = goods === 0 || goods >= delivery.freeFrom;
  return {
    revision,
    numberOfArticles: sum("quantity"),
    articles,
    freeArticles: [],
    giftCards: [],
    partnerProducts: [],
    subscriptions: [],
    defectiveArticles: [],
    defectiveGiftCards: [],
    defectivePartnerProducts: [],
    defectiveSubscriptions: [],
    vouchers: [],
    campaigns: [],
    partnerOffers: [],
    totals: {
      goods,
      discount: 0,
      delivery: isFree ? 0 : delivery.price,
      total: goods + (isFree ? 0 : delivery.price),
      missingForFreeDelivery: isFree ? 0 : delivery.freeFrom - goods,
      taxes: [],
    },
  };
}

function articlesOf(product: Product, quantity = 0) {
  if (quantity === 0) return [];
  const { number, title, variant, price, page, picture } = product;
  return [
    {
      productId: number,
      tcm: number,
      title,
      quantity,
      availability: "AVAILABLE",
      label: variant,
      url: page,
      picture,
      price,
      was: null,
      grams: null,
      total: quantity * price,
    },
  ];
}
