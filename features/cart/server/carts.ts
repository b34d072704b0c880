import { createHash } from "node:crypto";
import { sql, type Kysely, type Transaction } from "kysely";
import type { Site } from "../../../shared/site.ts";
import type {
  ArticleChange,
  Cart,
  CartArticle,
  CartChange,
  CartError,
  CartUpdate,
} from "../cart-contract.ts";
import { cartLimits, cartTotals, countItems, emptyCart, isProductNumber } from "../cart-rules.ts";
import {
  cartOf,
  hold,
  isEmptyHanded,
  type CartHolder,
  type CartViewpoint,
} from "./cart-holders.ts";
import type { CartTables } from "./cart-tables.ts";
import { joinCarts } from "./join-carts.ts";

/** What the cart must know of an article; the catalogue knows it. */
export interface CartArticleData {
  productId: number;
  tcm: string;
  title: string;
  label: string;
  url: string;
  picture: { id: string; version: string };
  price: number | null;
  was: number | null;
  grams: number | null;
  stock: number;
}

export interface CartCatalogue {
  articles(at: CartViewpoint, tcms: string[]): Promise<CartArticleData[]>;
  defaultArticle(at: CartViewpoint, productId: number): Promise<string | undefined>;
}

export type ChangeResult =
  /** The secret is that of a guest's cart. */
  | { changed: true; update: CartUpdate; secret?: string }
  | { changed: false; problem: CartError }
  /** The idempotency key belongs to another change. */
  | { changed: false; problem: CartError; isKeyReused: true };

/** What a change does once the cart is held. */
interface Plan {
  carryOut(transaction: Transaction<CartTables>, cartId: string): Promise<CartError | undefined>;
  /** The article that the change adds. */
  added?: string;
}

/** A change that is sent again with its idempotency key is known for this long. */
const keyLifetime = 86_400_000;

export type Carts = ReturnType<typeof createCarts>;

/** Carts in the database. Each change is one transaction that holds the cart's row, so that none is lost. */
export function createCarts(database: Kysely<CartTables>, catalogue: CartCatalogue) {
  async function read(holder: CartHolder, at: CartViewpoint): Promise<Cart> {
    if (isEmptyHanded(holder)) return emptyCart;
    const entries = await database
      .selectFrom("cart_entry")
      .innerJoin("cart", "cart.id", "cart_entry.cart_id")
      .selectAll("cart_entry")
      .where(cartOf(holder, at))
      .execute();
    const articles = await catalogue.articles(
      at,
      entries.flatMap((entry) => entry.tcm ?? []),
    );
    return assemble(entries, new Map(articles.map((article) => [article.tcm, article])), at.site);
  }

  /** Puts an article in, or refuses with the limit that it would break. */
  async function setArticle(
    transaction: Transaction<CartTables>,
    cartId: string,
    article: CartArticleData,
    wanted: (present: number) => number,
  ): Promise<CartError | undefined> {
    const entries = await transaction
      .selectFrom("cart_entry")
      .select(["entry_key", "kind", "quantity"])
      .where("cart_id", "=", cartId)
      .execute();
    const present = entries.find(
      (entry) => entry.kind === "article" && entry.entry_key === article.tcm,
    );
    const quantity = wanted(present?.quantity ?? 0);
    if (quantity === (present?.quantity ?? 0)) return { error: "NOT_MODIFIED" };
    if (quantity > (present?.quantity ?? 0)) {
      const { entriesPerCart, piecesPerArticle } = cartLimits;
      if (quantity > article.stock && article.stock < piecesPerArticle)
        return { error: "AVAILABILITY_LIMIT", limit: article.stock };
      if (quantity > piecesPerArticle) return { error: "ITEM_LIMIT", limit: piecesPerArticle };
      if (!present && entries.length >= entriesPerCart)
        return { error: "CART_LIMIT", limit: entriesPerCart };
    }
    await transaction
      .insertInto("cart_entry")
      .values({
        cart_id: cartId,
        kind: "article",
        entry_key: article.tcm,
        product_id: String(article.productId),
        tcm: article.tcm,
        quantity,
        campaign_id: null,
      })
      .onConflict((conflict) =>
        conflict.columns(["cart_id", "kind", "entry_key"]).doUpdateSet({ quantity }),
      )
      .execute();
    return undefined;
  }

  async function remove(
    transaction: Transaction<CartTables>,
    cartId: string,
    kind: string,
    key: string,
  ): Promise<CartError | undefined> {
    const { numDeletedRows } = await transaction
      .deleteFrom("cart_entry")
      .where("cart_id", "=", cartId)
      .where("kind", "=", kind)
      .where("entry_key", "=", key)
      .executeTakeFirst();
    return numDeletedRows > 0n ? undefined : { error: "NOT_MODIFIED" };
  }

  /** Finds the article that a change means; one of another product or site is refused. */
  async function findArticle(
    at: CartViewpoint,
    { productId, tcm }: Omit<ArticleChange, "quantity">,
  ) {
    if (!isProductNumber(productId)) return undefined;
    const number = Number(productId);
    const wanted = tcm ?? (await catalogue.defaultArticle(at, number));
    const [article] = wanted ? await catalogue.articles(at, [wanted]) : [];
    return article?.productId === number ? article : undefined;
  }

  /** Plans a change. Everything it must know is asked before the cart is held: there may be one connection. */
  async function plan(change: CartChange, at: CartViewpoint): Promise<Plan> {
    const refuse = (problem: CartError): Plan => ({ carryOut: async () => problem });
    const removal = (kind: string, key: string): Plan => ({
      carryOut: (transaction, cartId) => remove(transaction, cartId, kind, key),
    });
    const notOffered = refuse({ error: "PRODUCTDATA_UNAVAILABLE" });
    if ("setArticle" in change || "addArticle" in change) {
      const isAdd = "addArticle" in change;
      const wanted = isAdd ? change.addArticle : change.setArticle;
      const { quantity } = wanted;
      const article = await findArticle(at, wanted);
      if (!isAdd && quantity === 0) {
        const tcm = article?.tcm ?? wanted.tcm;
        return tcm ? removal("article", tcm) : notOffered;
      }
      if (!article) return notOffered;
      if (article.price === null) return refuse({ error: "PRICE_UNAVAILABLE" });
      return {
        carryOut: (transaction, cartId) =>
          setArticle(transaction, cartId, article, (present) =>
            isAdd ? present + quantity : quantity,
          ),
        added: isAdd ? article.tcm : undefined,
      };
    }
    // No campaign, gift card, partner or subscription is on offer: they can only leave the cart.
    const [kind, key, isRemoval] =
      "setFreeArticle" in change
        ? ["freeArticle", change.setFreeArticle.campaignId, change.setFreeArticle.remove]
        : "setGiftCard" in change
          ? [
              "giftCard",
              change.setGiftCard.tcm ?? change.setGiftCard.productId,
              !change.setGiftCard.set,
            ]
          : "setPartnerProduct" in change
            ? [
                "partnerProduct",
                change.setPartnerProduct.partnerProductId,
                !change.setPartnerProduct.set,
              ]
            : ["subscription", change.deleteSubscription.subscriptionId, true];
    return isRemoval ? removal(kind as string, key as string) : notOffered;
  }

  return {
    read,

    /**
     * Carries a change out, in a new cart when the holder has none. With a key the same change again is answered from
     * the cart as it is and not done twice.
     */
    async change(
      holder: CartHolder,
      change: CartChange,
      at: CartViewpoint,
      idempotencyKey?: string,
    ): Promise<ChangeResult> {
      const { carryOut, added } = await plan(change, at);
      const outcome = await database
        .transaction()
        .execute(async (transaction) => {
          const held = await hold(transaction, holder, at);
          const { cartId } = held;
          const known =
            idempotencyKey && (await keyUse(transaction, cartId, idempotencyKey, change));
          if (known === "reused") throw new Refused({ error: "UNKNOWN" }, true);
          if (known !== "repeated") {
            const problem = await carryOut(transaction, cartId);
            if (problem) throw new Refused(problem);
          }
          return held.holder;
        })
        .catch((error: unknown) => {
          if (error instanceof Refused) return error;
          throw error;
        });
      if (outcome instanceof Refused)
        return outcome.isKeyReused
          ? { changed: false, problem: outcome.problem, isKeyReused: true }
          : { changed: false, problem: outcome.problem };
      const cart = await read(outcome, at);
      const addedProduct = cart.articles.find(({ tcm }) => tcm === added);
      return {
        changed: true,
        ...("secret" in outcome ? outcome : {}),
        update: { cart, ...(addedProduct ? { addedProduct } : {}) },
      };
    },

    /** Puts a guest's cart into a customer's, at login. */
    join: (secret: string, customerId: number, at: CartViewpoint): Promise<void> =>
      joinCarts(database, catalogue, { secret }, { customerId }, at),

    /** Forgets old idempotency keys and carts that nobody changed for a long time; returns how many carts there were. */
    async deleteExpired(now: Date): Promise<number> {
      await database
        .deleteFrom("cart_change")
        .where("changed_at", "<", new Date(now.getTime() - keyLifetime))
        .execute();
      const { numDeletedRows } = await database
        .deleteFrom("cart")
        .where("expires_at", "<", now)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}

/** Ends the transaction without a trace. */
class Refused extends Error {
  readonly problem: CartError;
  readonly isKeyReused: boolean;
  constructor(problem: CartError, isKeyReused = false) {
    super(problem.error);
    this.problem = problem;
    this.isKeyReused = isKeyReused;
  }
}

async function keyUse(
  transaction: Transaction<CartTables>,
  cartId: string,
  key: string,
  change: CartChange,
): Promise<"new" | "repeated" | "reused"> {
  const hash = createHash("sha256").update(JSON.stringify(change)).digest("base64url");
  const inserted = await transaction
    .insertInto("cart_change")
    .values({ cart_id: cartId, idempotency_key: key, request_hash: hash })
    .onConflict((conflict) => conflict.doNothing())
    .returning("request_hash")
    .executeTakeFirst();
  if (inserted) return "new";
  const { rows } = await sql<{ request_hash: string }>`select request_hash from cart_change
    where cart_id = ${cartId} and idempotency_key = ${key}`.execute(transaction);
  return rows[0]?.request_hash === hash ? "repeated" : "reused";
}

interface Entry {
  kind: string;
  entry_key: string;
  product_id: string;
  tcm: string | null;
  quantity: number;
  campaign_id: string | null;
}

/** The cart as the contract has it: each entry in its list, articles by title, what cannot be sold among the defective. */
function assemble(entries: Entry[], known: Map<string, CartArticleData>, site: Site): Cart {
  const byTitle = new Intl.Collator(site.locale);
  const of = (kind: string) =>
    entries
      .filter((entry) => entry.kind === kind)
      .map((entry) => articleOf(entry, known.get(entry.tcm ?? "")))
      .sort((a, b) => byTitle.compare(a.title, b.title) || byTitle.compare(a.tcm, b.tcm));
  const isDefective = (article: CartArticle) => article.availability === "NOT_AVAILABLE";
  const articles = of("article");
  const giftCards = of("giftCard").map((article) => ({ article }));
  const lists = {
    ...emptyCart,
    articles: articles.filter((article) => !isDefective(article)),
    defectiveArticles: articles.filter(isDefective),
    freeArticles: entries
      .filter((entry) => entry.kind === "freeArticle")
      .map((entry) => ({
        ...articleOf(entry, known.get(entry.tcm ?? "")),
        campaignId: entry.campaign_id ?? entry.entry_key,
      })),
    giftCards: giftCards.filter(({ article }) => !isDefective(article)),
    defectiveGiftCards: giftCards.filter(({ article }) => isDefective(article)),
  };
  return {
    ...lists,
    numberOfArticles: countItems(lists),
    totals: cartTotals(lists, site.shipping),
  };
}

function articleOf(entry: Entry, data: CartArticleData | undefined): CartArticle {
  const price = data?.price ?? 0;
  return {
    productId: entry.product_id,
    tcm: entry.tcm ?? entry.entry_key,
    title: data?.title ?? entry.entry_key,
    quantity: entry.quantity,
    availability:
      !data || data.price === null ? "NOT_AVAILABLE" : data.stock > 0 ? "AVAILABLE" : "SOLDOUT",
    label: data?.label ?? "",
    url: data?.url ?? "",
    picture: data ? `/img/${data.picture.id}/${data.picture.version}` : "",
    price,
    was: data?.was ?? null,
    grams: data?.grams ?? null,
    total: price * entry.quantity,
  };
}
