import { hash } from "node:crypto";
import type { Kysely } from "kysely";
import type { MemoryUse } from "../../../platform/http/memory-use.ts";
import { sharesOf } from "../../../platform/security/networks.ts";
import { createRateLimits, type RateLimitTables } from "../../../platform/security/rate-limits.ts";
import type { SecurityLog } from "../../../platform/security/security-log.ts";
import type { Viewpoint } from "../../../platform/shared/viewpoint.ts";
import type { Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";
import { entryMeantBy } from "../cart-change.ts";
import { emptyCart } from "../cart-rules.ts";
import { removalOf, removedBy, type RemovedEntry } from "../deleted-entries.ts";
import { campaignSum } from "./list-entries.ts";
import type { CartCatalogue } from "./cart-catalogue.ts";
import {
  isCustomer,
  isOwnedBy,
  storedKey,
  type CartCustomer,
  type CartOwner,
} from "./cart-owner.ts";
import { createBegunCarts } from "./begun-carts.ts";
import type { CartExtras } from "./cart-extras.ts";
import { changed, type CartRecord } from "./cart-records.ts";
import type { CartTables } from "./cart-tables.ts";
import { createSharedConfirmations } from "./confirm-together.ts";
import { decideChange, namesIn, notForSale, type ChangeSituation } from "./decide-change.ts";
import { createTurns } from "./in-turn.ts";
import { keyOfCart, keyOfNewCart, KnownCarts } from "./known-carts.ts";
import { mergeCarts } from "./merge-carts.ts";
import { createOpener } from "./open-cart.ts";
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

/** An attempt fails only when the cart or its offers have changed since they were read. */
const maxAttempts = 50;

export interface ChangeOptions {
  idempotencyKey?: string;
  /** The client's address: guesses of codes are limited per network. */
  ip?: string;
}

export type Carts = ReturnType<typeof createCarts>;

/**
 * Stores carts in the database. A change is decided on with the cart as it was read last, and written in one statement that takes
 * effect only if neither the cart nor its offers have changed since; otherwise the cart is read again. So no change is lost, and
 * no lock is held during a decision.
 */
export function createCarts(
  database: Kysely<CartTables & RateLimitTables>,
  { catalogue, extras: cartExtras, personalVouchers, security }: CartsOptions,
) {
  const { secretFrom } = createBegunCarts(database);
  const inTurn = createTurns();
  const write = createSharedWrites(database, catalogue);
  const confirm = createSharedConfirmations(database, catalogue);
  const known = new KnownCarts();
  const open = createOpener(database, {
    catalogue,
    extras: cartExtras,
    personalVouchers,
    known,
  });
  const limits = createRateLimits(database, cartRateLimits, (limit, client) =>
    security("limitReached", { limit, client }),
  );

  /** Makes one attempt; returns undefined when the cart or its offers have changed in the meantime. */
  async function attempt(
    given: CartOwner,
    change: CartChange,
    at: Viewpoint,
    idempotencyKey: string | undefined,
  ): Promise<ChangeResult | undefined> {
    const isNew = !isCustomer(given) && given.secret === undefined;
    const owner = isNew ? { secret: await secretFrom(idempotencyKey) } : given;
    const use = idempotencyKey
      ? { key: storedKey(idempotencyKey), hash: hashOf(change) }
      : undefined;
    const names = namesIn(change);
    const key = isNew ? keyOfNewCart(at, names) : keyOfCart(owner, at);
    const opened = await open(owner, at, names, { use, key, isNew });
    const { record, defaultTcm, show } = opened;
    const tcm = entryMeantBy(change).article?.tcm ?? defaultTcm;
    const isRepeat = record.usedFor !== null;
    if (isRepeat && record.usedFor !== use?.hash)
      return { changed: false, problem: { error: "UNKNOWN" }, isKeyReused: true };
    // The secret matches no cart: it has expired, or never existed.
    if (record.id === null && !isNew && !isCustomer(owner))
      return attempt({ secret: undefined }, change, at, idempotencyKey);
    if (isRepeat)
      return done(change, tcm, show(record), isCustomer(owner) ? undefined : owner.secret);

    const decision = decide(change, opened);
    if ("error" in decision) {
      if (!opened.isKnown) return { changed: false, problem: decision };
      // Nothing has confirmed the reason.
      known.forget(key);
      return undefined;
    }
    const { outcome, offers } = await write(owner, at, record, decision, use);
    known.note(offers);
    if (opened.isKnown) known.prove(key, outcome !== undefined);
    if (!outcome) return undefined;
    const { secret, ...written } = outcome;
    const entries = changed(record.entries, decision);
    const next = { ...record, ...written, entries, snapshot: offers.snapshot };
    known.keep(keyOfCart(isCustomer(owner) ? owner : { secret }, at), at, next);
    return done(change, tcm, show(next), secret);
  }

  return {
    /** Returns the cart. `priced` is the moment for its prices, vouchers and free articles, if another one. */
    async read(owner: CartOwner, at: Viewpoint, priced = at): Promise<Cart> {
      if (!isCustomer(owner) && owner.secret === undefined) return emptyCart;
      const key = priced === at ? keyOfCart(owner, at) : undefined;
      const { record, isKnown, show } = await open(owner, at, { priced }, { key });
      if (!isKnown) return show(record);
      const confirmed = await confirm(owner, at, record);
      known.note(confirmed.offers);
      known.prove(key, confirmed.outcome !== undefined);
      if (confirmed.outcome) return show(record);
      const again = await open(owner, at, {}, { key, isFresh: true });
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
        : (owner.secret ?? (await secretFrom(idempotencyKey)));
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

    /** Returns what the known carts hold in memory. */
    memory: (): MemoryUse[] => [known.memory],

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

type Opened = Pick<ChangeSituation, "articles" | "extras" | "site" | "defaultTcm"> & {
  record: CartRecord;
};

const decide = (change: CartChange, { record, ...situation }: Opened) =>
  decideChange(change, {
    ...situation,
    entries: record.entries,
    goodsOf: (entries) => campaignSum(entries, situation.articles),
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
