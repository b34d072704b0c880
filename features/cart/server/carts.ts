import { createHash } from "node:crypto";
import type { Kysely, RawBuilder } from "kysely";
import type { ArticleChange, Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";
import { emptyCart, isProductNumber } from "../cart-rules.ts";
import { assembleCart, campaignSum } from "./assemble-cart.ts";
import {
  isCustomer,
  secretFrom,
  type CartCustomer,
  type CartHolder,
  type CartViewpoint,
} from "./cart-holders.ts";
import type { CartOffers } from "./cart-offers.ts";
import {
  changed,
  readRecord,
  writeChange,
  type ArticleOffer,
  type CartRecord,
  type Entry,
  type Written,
} from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import { decideChange, notOffered } from "./decide-change.ts";
import { createTurns } from "./in-turn.ts";
import { joinCarts } from "./join-carts.ts";
import { createVoucherGuesses } from "./voucher-guesses.ts";

/** What an article is called and belongs to; the catalogue knows it. */
export interface ArticleFacts {
  productId: number;
  tcm: string;
  kind: "goods" | "coffee" | "giftCard";
  /** The category that it is in and all above. */
  categories: string[];
  title: string;
  label: string;
  url: string;
  picture: { id: string; version: string };
  grams: number | null;
}

export interface CartArticleData extends ArticleFacts {
  /** Null when the site does not sell the article now. */
  price: number | null;
  was: number | null;
  stock: number;
}

export interface CartCatalogue {
  /** By article number; unknown ones are left out. */
  articleFacts(site: CartViewpoint["site"], tcms: string[]): Promise<Map<string, ArticleFacts>>;
  /** The rows of what a site sells now, to be read together with a cart. */
  sold(at: CartViewpoint): RawBuilder<ArticleOffer>;
  defaultArticle(at: CartViewpoint, productId: number): Promise<string | undefined>;
}

export interface CartsOptions {
  catalogue: CartCatalogue;
  offers: { at(viewpoint: CartViewpoint): Promise<CartOffers> };
}

export type ChangeResult =
  /** The secret is that of a guest's cart. */
  | { changed: true; update: CartUpdate; secret?: string }
  | { changed: false; problem: CartError }
  /** The idempotency key belongs to another change. */
  | { changed: false; problem: CartError; isKeyReused: true };

/** A change that is sent again with its idempotency key is known for this long. */
const keyLifetime = 86_400_000;

/** Each attempt fails only because another process has changed the cart meanwhile. */
const mostAttempts = 50;

export interface ChangeOptions {
  idempotencyKey?: string;
  /** Where the change comes from: who tries codes is stopped. */
  network?: string;
}

export type Carts = ReturnType<typeof createCarts>;

/**
 * Carts in the database. A change reads the cart, decides, and writes in one statement that counts only if the cart is
 * still what was read; else it begins again. So none is lost, and no lock is held while something is decided.
 */
export function createCarts(
  database: Kysely<CartTables>,
  { catalogue, offers: cartOffers }: CartsOptions,
) {
  const inTurn = createTurns();
  const guesses = createVoucherGuesses();

  /** Everything that lies in a cart, could come into it or is named by a change, by article number. */
  async function articlesOf(
    { site }: CartViewpoint,
    { entries, offers }: CartRecord,
    named: string[],
  ) {
    const tcms = new Set([...entries.flatMap(({ tcm }) => tcm ?? []), ...named]);
    const facts = await catalogue.articleFacts(site, [...tcms]);
    const sold = new Map(offers.map((offer) => [offer.tcm, offer]));
    return new Map(
      [...facts].map(([tcm, article]): [string, CartArticleData] => {
        const { price = null, was = null, stock = 0 } = sold.get(tcm) ?? {};
        return [tcm, { ...article, price, was, stock }];
      }),
    );
  }

  /** Undefined when somebody else was faster. */
  async function attempt(
    given: CartHolder,
    change: CartChange,
    at: CartViewpoint,
    idempotencyKey: string | undefined,
  ): Promise<ChangeResult | undefined> {
    const isNew = !isCustomer(given) && given.secret === undefined;
    const holder = isNew ? { secret: secretFrom(idempotencyKey) } : given;
    const wanted = articleIn(change);
    const defaultTcm =
      wanted && !wanted.tcm && isProductNumber(wanted.productId)
        ? await catalogue.defaultArticle(at, Number(wanted.productId))
        : undefined;
    const tcm = wanted && (wanted.tcm ?? defaultTcm);
    const offers = await cartOffers.at(at);
    const named = [...offers.campaigns.map((campaign) => campaign.tcm), ...(tcm ? [tcm] : [])];
    const use = idempotencyKey ? { key: idempotencyKey, hash: hashOf(change) } : undefined;
    const record = await readRecord(database, holder, at, {
      sold: catalogue.sold(at),
      named,
      use,
    });
    if (record.usedFor !== null && record.usedFor !== use?.hash)
      return { changed: false, problem: { error: "UNKNOWN" }, isKeyReused: true };
    // A secret that opens nothing: the cart has expired, or there never was one.
    if (record.id === null && !isNew && !isCustomer(holder))
      return attempt({ secret: undefined }, change, at, idempotencyKey);
    const articles = await articlesOf(at, record, named);
    const answer = (entries: Entry[], { revision, secret }: Written): ChangeResult => {
      const cart = assembleCart({
        revision,
        entries,
        articles,
        offers,
        site: at.site,
        hasCard: hasCard(holder),
      });
      const addedProduct =
        "addArticle" in change ? cart.articles.find((article) => article.tcm === tcm) : undefined;
      return {
        changed: true,
        update: { cart, ...(addedProduct ? { addedProduct } : {}) },
        ...(secret ? { secret } : {}),
      };
    };
    if (record.usedFor !== null)
      return answer(record.entries, {
        revision: record.revision,
        ...(isCustomer(holder) ? {} : holder),
      });

    const decision = decideChange(change, {
      entries: record.entries,
      articles,
      offers,
      defaultTcm,
      goodsOf: (entries) => campaignSum(entries, articles),
    });
    if ("error" in decision) return { changed: false, problem: decision };
    const written = await writeChange(database, holder, at, record, decision, use);
    return written && answer(changed(record.entries, decision), written);
  }

  return {
    async read(holder: CartHolder, at: CartViewpoint): Promise<Cart> {
      if (!isCustomer(holder) && holder.secret === undefined) return emptyCart;
      const offers = await cartOffers.at(at);
      const named = offers.campaigns.map(({ tcm }) => tcm);
      const record = await readRecord(database, holder, at, { sold: catalogue.sold(at), named });
      return assembleCart({
        revision: record.revision,
        entries: record.entries,
        articles: await articlesOf(at, record, named),
        offers,
        site: at.site,
        hasCard: hasCard(holder),
      });
    },

    /**
     * Carries a change out, in a new cart when the holder has none. With a key the same change again is answered from
     * the cart as it is and not done twice.
     */
    async change(
      holder: CartHolder,
      change: CartChange,
      at: CartViewpoint,
      { idempotencyKey, network = "" }: ChangeOptions = {},
    ): Promise<ChangeResult> {
      const isGuess = "setVoucher" in change && change.setVoucher.set;
      if (isGuess && guesses.isTooMany(network)) return { changed: false, problem: notOffered };
      const run = async () => {
        for (let count = 0; count < mostAttempts; count++) {
          const result = await attempt(holder, change, at, idempotencyKey);
          if (!result) continue;
          const isWrong = !result.changed && result.problem.error === notOffered.error;
          if (isGuess && isWrong) guesses.note(network);
          return result;
        }
        throw new Error("The cart is changed by too many at once.");
      };
      const turn = isCustomer(holder)
        ? `${at.site.code} ${holder.customerId}`
        : (holder.secret ?? secretFrom(idempotencyKey));
      return turn ? inTurn(turn, run) : run();
    },

    /** Puts a guest's cart into a customer's, at login. */
    join: (secret: string, customer: CartCustomer, at: CartViewpoint): Promise<void> =>
      joinCarts(database, catalogue, { secret }, customer, at),

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

const hasCard = (holder: CartHolder) => isCustomer(holder) && holder.hasCard;

/** The article that a change names, if it names one. */
function articleIn(change: CartChange): Pick<ArticleChange, "productId" | "tcm"> | undefined {
  if ("setArticle" in change) return change.setArticle;
  if ("addArticle" in change) return change.addArticle;
  if ("setGiftCard" in change) return change.setGiftCard;
  return "setSubscription" in change ? change.setSubscription : undefined;
}

const hashOf = (change: CartChange) =>
  createHash("sha256").update(JSON.stringify(change)).digest("base64url");
