import { hash } from "node:crypto";
import { sharesOf } from "../../../platform/security/networks.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { Cart, CartChange, CartError, CartUpdate } from "../cart-schema.ts";
import { targetOf } from "../cart-change.ts";
import { emptyCart } from "../cart-rules.ts";
import { removalOf, removedBy, type RemovedEntry } from "../deleted-entries.ts";
import { entriesAfter } from "./cart-entries.ts";
import type { CartLimits } from "./cart-rate-limits.ts";
import { isCustomer, storedKey, type CartCustomer, type CartOwner } from "./cart-owner.ts";
import { noCart, type CartRepository, type StoredCart } from "./cart-repository.ts";
import { decideChange, namesIn, notForSale } from "./decide-change.ts";
import { createKeyedMutex } from "./keyed-mutex.ts";
import { mergeEntries } from "./merge-entries.ts";
import { createOpener, type OpenerOptions } from "./open-cart.ts";

export interface CartsOptions extends OpenerOptions {
  repository: CartRepository;
  /** Returns the secret of the guest's cart that a change with this key begins; undefined for a random one. */
  secretFrom(idempotencyKey: string | undefined): Promise<string | undefined>;
  limits: CartLimits;
}

export interface ChangeOptions {
  idempotencyKey?: string;
  /** The client's address: guesses of codes are limited per network. */
  ip?: string;
}

export type ChangeResult =
  /** `secret` is set for a guest's cart. */
  | { changed: true; update: CartUpdate; secret?: string }
  | { changed: false; problem: CartError }
  /** The idempotency key was used for another change. */
  | { changed: false; problem: CartError; isKeyReused: true };

/** Milliseconds for which idempotency keys are stored. */
const keyLifetime = 86_400_000;

/** An attempt is repeated when the cart has changed since it was read, or was not read and refuses the change. */
const maxAttempts = 50;

export type CartService = ReturnType<typeof createCarts>;

/**
 * Creates the carts of shoppers, for endpoints, pages, logins and orders. A change is decided on with the cart and the offers of the moment, and written if the cart is still as it
 * was read; otherwise it is read again. So no change is lost, and no lock is held during a decision.
 */
export function createCarts({ repository, secretFrom, limits, ...options }: CartsOptions) {
  const runExclusively = createKeyedMutex();
  const open = createOpener({ repository, ...options });

  /** Reads, decides and writes once; returns undefined when the cart is not, or no longer, as it was read. */
  async function attempt(
    given: CartOwner,
    change: CartChange,
    at: Viewpoint,
    idempotencyKey: string | undefined,
    mayBeUnconfirmed: boolean,
  ): Promise<ChangeResult | undefined> {
    const isNew = !isCustomer(given) && given.secret === undefined;
    const owner = isNew ? { secret: await secretFrom(idempotencyKey) } : given;
    const use = idempotencyKey
      ? { key: storedKey(idempotencyKey), hash: hashOf(change) }
      : undefined;
    const { stored, situation, show } = await open(owner, at, {
      ...namesIn(change),
      key: use?.key,
      mayBeUnconfirmed,
      known: isNew && mayBeUnconfirmed ? firstCart(owner) : undefined,
    });
    const tcm = targetOf(change).article?.tcm ?? situation.defaultTcm;
    const isRepeat = stored.usedFor !== null;
    if (isRepeat && stored.usedFor !== use?.hash)
      return { changed: false, problem: { error: "UNKNOWN" }, isKeyReused: true };
    // The secret matches no cart: it has expired, or never existed.
    if (stored.id === null && !isNew && !isCustomer(owner))
      return attempt({ secret: undefined }, change, at, idempotencyKey, mayBeUnconfirmed);
    if (isRepeat)
      return done(change, tcm, show(stored), isCustomer(owner) ? undefined : owner.secret);

    const decision = decideChange(change, situation);
    if ("error" in decision)
      return stored.isUnconfirmed ? undefined : { changed: false, problem: decision };
    const [written] = await repository.write([{ owner, at, cart: stored, change: decision, use }]);
    if (!written) return undefined;
    const { revision, secret } = written;
    return done(
      change,
      tcm,
      show({ revision, entries: entriesAfter(stored.entries, decision) }),
      secret,
    );
  }

  return {
    isAsOrdered: repository.isAsOrdered,
    removeOrdered: repository.removeOrdered,
    begunBefore: repository.begunBefore,

    /**
     * Returns the cart. `priced` is the moment for its prices, vouchers and free articles, if another one; `later` are the ids of
     * subscriptions that begin another day, which its totals leave out.
     */
    async read(
      owner: CartOwner,
      at: Viewpoint,
      priced = at,
      later?: ReadonlySet<string>,
    ): Promise<Cart> {
      if (!isCustomer(owner) && owner.secret === undefined) return emptyCart;
      const { stored, show } = await open(owner, at, { priced, later });
      return show(stored);
    },

    /** Returns the entry that a change would restore; undefined when it is in the cart or cannot be restored. */
    async restorable(
      owner: CartOwner,
      restore: CartChange,
      at: Viewpoint,
    ): Promise<RemovedEntry | undefined> {
      const removal = removalOf(restore);
      if (!removal) return undefined;
      const { stored, situation, show } = await open(owner, at, namesIn(restore));
      const decision = decideChange(restore, situation);
      if ("error" in decision) return undefined;
      return removedBy(
        show({ ...stored, entries: entriesAfter(stored.entries, decision) }),
        removal,
      );
    },

    /**
     * Makes a change, in a new cart when the owner has none. A repeated change with the same key is not made twice: the response is
     * the current cart.
     */
    async change(
      owner: CartOwner,
      change: CartChange,
      at: Viewpoint,
      { idempotencyKey, ip = "" }: ChangeOptions = {},
    ): Promise<ChangeResult> {
      const run = () =>
        repeated((count) => attempt(owner, change, at, idempotencyKey, count === 0));
      const turn = isCustomer(owner)
        ? `${at.site.code} ${owner.customerId}`
        : (owner.secret ?? (await secretFrom(idempotencyKey)));
      const runAlone = () => (turn ? runExclusively(turn, run) : run());
      const isGuess = "setVoucher" in change && change.setVoucher.set;
      if (!isGuess) return runAlone();
      const outcome = await limits.attempt(
        { wrongVoucherCodes: sharesOf(ip) },
        at.now,
        async (own): Promise<ChangeResult> => {
          const result = await runAlone();
          const isWrong = !result.changed && result.problem.error === notForSale.error;
          if (!isWrong) await own.refund("wrongVoucherCodes");
          return result;
        },
      );
      // Same response as for a wrong code, to hide whether the code is valid.
      return "problem" in outcome && outcome.problem === "tooMany"
        ? { changed: false, problem: notForSale }
        : outcome;
    },

    /** Merges a guest's cart into the customer's, at login. Then the guest's cart is gone. */
    async merge(secret: string, customer: CartCustomer, at: Viewpoint): Promise<void> {
      await repeated(async () => {
        const [guestCart, customerCart] = await repository.read([
          { owner: { secret }, at },
          { owner: customer, at },
        ]);
        if (guestCart!.id === null) return true;
        const tcms = guestCart!.entries.flatMap(({ tcm }) => tcm ?? []);
        const offers = await options.catalogue.offers(at, tcms);
        const stock = new Map([...offers].map(([tcm, offer]) => [tcm, offer.stock]));
        const entries = mergeEntries(customerCart!.entries, guestCart!.entries, stock);
        const merge = { customer, at, guestCart: guestCart!, customerCart: customerCart! };
        return (await repository.merge({ ...merge, ...entries })) || undefined;
      });
    },

    /** Deletes old idempotency keys and expired carts; returns the number of carts. */
    deleteExpired: (now: Date): Promise<number> =>
      repository.deleteExpired(now, new Date(now.getTime() - keyLifetime)),
  };
}

/** Returns no cart, without a read. Where the secret follows from the key of the change, a repeat of the change may have begun it. */
const firstCart = (owner: CartOwner): StoredCart =>
  "secret" in owner && owner.secret === undefined ? noCart : { ...noCart, isUnconfirmed: true };

/** Repeats attempts until one has an outcome. */
async function repeated<Outcome>(
  attempt: (count: number) => Promise<Outcome | undefined>,
): Promise<Outcome> {
  for (let count = 0; count < maxAttempts; count++) {
    const outcome = await attempt(count);
    if (outcome !== undefined) return outcome;
  }
  throw new Error("The cart is changed by too many at once.");
}

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
