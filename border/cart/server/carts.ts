import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";
import { entryMeantBy } from "../cart-change.ts";
import { emptyCart } from "../cart-rules.ts";
import { removalOf, removedBy, type RemovedEntry } from "../deleted-entries.ts";
import { assembleCart } from "./assemble-cart.ts";
import { campaignSum } from "./list-entries.ts";
import type { CartArticleData, CartCatalogue } from "./cart-catalogue.ts";
import {
  hasCard,
  isCustomer,
  isOwnedBy,
  secretFrom,
  storedKey,
  type CartCustomer,
  type CartOwner,
} from "./cart-owner.ts";
import type { CartExtras } from "./cart-extras.ts";
import {
  changed,
  confirmRecord,
  readRecord,
  type CartRecord,
  type KeyUse,
} from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import { decideChange, namesIn, notForSale, type ChangeSituation } from "./decide-change.ts";
import { createTurns } from "./in-turn.ts";
import { keyOf, keyOfNew, KnownCarts } from "./known-carts.ts";
import { mergeCarts } from "./merge-carts.ts";
import type { PersonalVouchers } from "./personal-vouchers.ts";
import { createSharedWrites } from "./write-together.ts";

export interface CartsOptions {
  catalogue: CartCatalogue;
  extras: { at(viewpoint: Viewpoint): Promise<CartExtras> };
  personalVouchers: Pick<PersonalVouchers, "withCodes">;
  security: SecurityLog;
}

/** Limits the wrong voucher codes per network, so that vouchers cannot be guessed. */
export const cartRateLimits = { wrongVoucherCodes: { times: 10, minutes: 1 } } as const;

export type ChangeResult =
  /** `secret` is set for a guest's cart. */
  | { changed: true; update: CartUpdate; secret?: string }
  | { changed: false; problem: CartError }
  /** The idempotency key was used for another change. */
  | { changed: false; problem: CartError; isKeyReused: true };

/** Milliseconds for which idempotency keys are stored. */
const keyLifetime = 86_400_000;

/** An attempt fails only when another process has changed the cart in the meantime. */
const maxAttempts = 50;

export interface ChangeOptions {
  idempotencyKey?: string;
  /** The client's address: guesses of codes are limited per network. */
  ip?: string;
}

export type Carts = ReturnType<typeof createCarts>;

/**
 * Stores carts in the database. A change reads the cart, decides, and writes in one statement that takes effect only if the cart
 * has not changed since; otherwise it is retried. So no change is lost, and no lock is held during a decision.
 */
export function createCarts(
  database: Kysely<CartTables & RateLimitTables>,
  { catalogue, extras: cartExtras, personalVouchers, security }: CartsOptions,
) {
  const inTurn = createTurns();
  const write = createSharedWrites(database, catalogue);
  const known = new KnownCarts();
  const limits = createRateLimits(database, cartRateLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /** Returns all articles in a cart, offered for it or named by a change, by article number. */
  async function articlesOf({ site }: Viewpoint, { entries, offers, named }: CartRecord) {
    const tcms = new Set(named);
    for (const { tcm } of entries) if (tcm) tcms.add(tcm);
    const facts = await catalogue.articleFacts(site, [...tcms]);
    const sold = new Map(offers.map((offer) => [offer.tcm, offer]));
    const articles = new Map<string, CartArticleData>();
    for (const [tcm, article] of facts) {
      const { price = null, was = null, stock = 0 } = sold.get(tcm) ?? {};
      articles.set(tcm, { ...article, price, was, stock });
    }
    return articles;
  }

  /** Adds the personal vouchers with these codes to a site's extras. */
  async function withPersonal(extras: CartExtras, at: Viewpoint, codes: string[]) {
    const others = codes.filter((code) => extras.vouchers.every((known) => known.code !== code));
    // Most carts have no personal voucher and need no further query.
    if (others.length === 0) return extras;
    const personal = await personalVouchers.withCodes(at, others);
    return { ...extras, vouchers: [...extras.vouchers, ...personal] };
  }

  /**
   * Opens a cart at one moment, with the data for decisions and responses, including what a change names. `priced` sets another
   * moment for its prices. With a key the cart may be a known one, which the caller has the database confirm.
   */
  async function open(
    owner: CartOwner,
    at: Viewpoint,
    {
      tcm,
      productId,
      code,
      priced = at,
    }: { tcm?: string; productId?: number; code?: string; priced?: Viewpoint } = {},
    { use, key, isNew = false }: { use?: KeyUse; key?: string; isNew?: boolean } = {},
  ) {
    const siteExtras = await cartExtras.at(priced);
    const named = [...siteExtras.campaigns.map((campaign) => campaign.tcm), ...(tcm ? [tcm] : [])];
    const isNamed = productId === undefined || isNew;
    const found = key !== undefined && isNamed ? known.find(key, at, named) : undefined;
    const record =
      found ??
      (await readRecord(database, owner, at, {
        sold: catalogue.sold(priced),
        named,
        meant: productId === undefined ? undefined : catalogue.defaultArticle(at, productId),
        use,
      }));
    if (key !== undefined && !found && isNew === (record.id === null)) known.keep(key, at, record);
    const articles = await articlesOf(at, record);
    const codes = record.entries.flatMap(({ kind, entry_key }) =>
      kind === "voucher" ? entry_key : [],
    );
    const extras = await withPersonal(siteExtras, priced, code ? [...codes, code] : codes);
    const show = ({ entries, revision }: Pick<CartRecord, "entries" | "revision">): Cart =>
      assembleCart({
        revision,
        entries,
        articles,
        extras,
        site: at.site,
        hasCard: hasCard(owner),
      });
    return { record, isKnown: found !== undefined, articles, extras, show };
  }

  /** Makes one attempt; returns undefined when the cart or its offers have changed in the meantime. */
  async function attempt(
    given: CartOwner,
    change: CartChange,
    at: Viewpoint,
    idempotencyKey: string | undefined,
  ): Promise<ChangeResult | undefined> {
    const isNew = !isCustomer(given) && given.secret === undefined;
    const owner = isNew ? { secret: secretFrom(idempotencyKey) } : given;
    const use = idempotencyKey
      ? { key: storedKey(idempotencyKey), hash: hashOf(change) }
      : undefined;
    const names = namesIn(change);
    const key = isNew ? keyOfNew(at, names) : keyOf(owner, at);
    const opened = await open(owner, at, names, { use, key, isNew });
    const { record, show } = opened;
    const tcm = entryMeantBy(change).article?.tcm ?? record.meantTcm ?? undefined;
    const isRepeat = record.usedFor !== null;
    if (isRepeat && record.usedFor !== use?.hash)
      return { changed: false, problem: { error: "UNKNOWN" }, isKeyReused: true };
    // The secret matches no cart: it has expired, or never existed.
    if (record.id === null && !isNew && !isCustomer(owner))
      return attempt({ secret: undefined }, change, at, idempotencyKey);
    if (isRepeat)
      return done(change, tcm, show(record), isCustomer(owner) ? undefined : owner.secret);

    const decision = decide(change, opened);
    const isRefused = "error" in decision;
    if (isRefused && !opened.isKnown) return { changed: false, problem: decision };
    const written = isRefused ? undefined : await write(owner, at, record, decision, use);
    if (written) known.note(written.offers);
    if (isRefused || !written?.outcome) {
      // What was decided on is out of date, or may be.
      if (key) known.forget(key);
      return undefined;
    }
    const { id, revision, secret } = written.outcome;
    const entries = changed(record.entries, decision);
    const ownKey = keyOf(isCustomer(owner) ? owner : { secret }, at);
    const { snapshot } = written.offers;
    if (ownKey)
      known.keep(ownKey, at, { ...record, id, revision, entries, meantTcm: null, snapshot });
    return done(change, tcm, show({ entries, revision }), secret);
  }

  return {
    /** Returns the cart. `priced` is the moment for its prices, vouchers and free articles, if another one. */
    async read(owner: CartOwner, at: Viewpoint, priced = at): Promise<Cart> {
      if (!isCustomer(owner) && owner.secret === undefined) return emptyCart;
      const key = priced === at ? keyOf(owner, at) : undefined;
      const { record, isKnown, show } = await open(owner, at, { priced }, { key });
      if (!isKnown || !key) return show(record);
      const confirmed = await confirmRecord(database, catalogue, owner, at, record);
      known.note(confirmed.offers);
      if (confirmed.outcome) return show(record);
      known.forget(key);
      const again = await open(owner, at, {}, { key });
      return again.show(again.record);
    },

    /** Returns the entry that a change would restore; undefined when it is in the cart or cannot be restored. */
    async restorable(
      owner: CartOwner,
      restore: CartChange,
      at: Viewpoint,
    ): Promise<RemovedEntry | undefined> {
      const removal = removalOf(restore);
      if (!removal) return undefined;
      const opened = await open(owner, at, namesIn(restore));
      const { record, show } = opened;
      const decision = decide(restore, opened);
      if ("error" in decision) return undefined;
      return removedBy(show({ ...record, entries: changed(record.entries, decision) }), removal);
    },

    /**
     * Makes a change, in a new cart when the owner has none. A repeated change with the same key is not made twice: the response
     * is the current cart.
     */
    async change(
      owner: CartOwner,
      change: CartChange,
      at: Viewpoint,
      { idempotencyKey, ip = "" }: ChangeOptions = {},
    ): Promise<ChangeResult> {
      const run = async () => {
        for (let count = 0; count < maxAttempts; count++) {
          const result = await attempt(owner, change, at, idempotencyKey);
          if (result) return result;
        }
        throw new Error("The cart is changed by too many at once.");
      };
      const turn = isCustomer(owner)
        ? `${at.site.code} ${owner.customerId}`
        : (owner.secret ?? secretFrom(idempotencyKey));
      const runInTurn = () => (turn ? inTurn(turn, run) : run());
      const isGuess = "setVoucher" in change && change.setVoucher.set;
      if (!isGuess) return runInTurn();
      const outcome = await limits.attempt(
        { wrongVoucherCodes: sharesOf(ip) },
        at.now,
        async (own): Promise<ChangeResult> => {
          const result = await runInTurn();
          const isWrong = !result.changed && result.problem.error === notForSale.error;
          if (!isWrong) await own.takeBack("wrongVoucherCodes");
          return result;
        },
      );
      // Same response as for a wrong code, to hide whether the code is valid.
      return "problem" in outcome && outcome.problem === "tooMany"
        ? { changed: false, problem: notForSale }
        : outcome;
    },

    /** Returns the id of the cart with this secret if it was created before a moment; else undefined. */
    async begunBefore(secret: string, at: Viewpoint, moment: Date): Promise<string | undefined> {
      const found = await database
        .selectFrom("cart")
        .select("id")
        .where(isOwnedBy({ secret }, at))
        .where("created_at", "<", moment)
        .executeTakeFirst();
      return found?.id;
    },

    /** Merges a guest's cart into the customer's, at login. */
    merge: (secret: string, customer: CartCustomer, at: Viewpoint): Promise<void> =>
      mergeCarts(database, catalogue, { secret }, customer, at),

    /** Deletes old idempotency keys and expired carts; returns the number of carts. */
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

type Opened = Pick<ChangeSituation, "articles" | "extras"> & { record: CartRecord };

const decide = (change: CartChange, { record, articles, extras }: Opened) =>
  decideChange(change, {
    entries: record.entries,
    articles,
    extras,
    defaultTcm: record.meantTcm ?? undefined,
    goodsOf: (entries) => campaignSum(entries, articles),
  });

function done(
  change: CartChange,
  tcm: string | undefined,
  cart: Cart,
  secret: string | undefined,
): ChangeResult {
  const addedProduct =
    "addArticle" in change ? cart.articles.find((article) => article.tcm === tcm) : undefined;
  return {
    changed: true,
    update: { cart, ...(addedProduct ? { addedProduct } : {}) },
    ...(secret ? { secret } : {}),
  };
}

const hashOf = (change: CartChange) => hash("sha256", JSON.stringify(change), "base64url");
