import { atom } from "nanostores";
import type { Locks } from "../../../../platform/client/one-tab.ts";
import type { QueueStorage } from "../../../../platform/client/stored-queue.ts";
import { jsonText } from "../../../../platform/shared/json-text.ts";
import { cartOutboxKey, cartStorageKey } from "../../cart-contract.ts";
import { emptyCart, type CartFailure } from "../../cart-rules.ts";
import type { Cart, CartChange, CartError } from "../../cart-schema.ts";
import { removedBy, type RemovedEntry } from "../../deleted-entries.ts";
import { applyChange } from "../../optimistic-cart.ts";
import { createOutbox, pendingChangeIn, type PendingChange } from "./cart-outbox.ts";
import { type Answer, type Fetch, createCartSending } from "./cart-sending.ts";
import { noCartYet, type CartState, type AcceptedChanges } from "./cart-state.ts";
import { createConfirmedCart } from "./confirmed-cart.ts";
import { createRefusals } from "./refusals.ts";
import { createUndo } from "./undo.ts";

/** The browser APIs that the store uses. Each optional one may be missing. */
export interface CartStoreOptions {
  fetch: Fetch;
  onCount?(count: number): void;
  /** Shared by all tabs. */
  storage?: QueueStorage;
  locks?: Locks;
  isOnline?(): boolean;
  /** Reports whether the browser accepts cookies. Without them, every request would have a cart of its own. */
  hasCookies?(): boolean;
  listen?(type: "storage" | "online" | "offline", listener: (event: StorageNews) => void): void;
  newKey?(): string;
  /** Called once for accepted changes, in the tab that received the response. */
  onAccepted?(accepted: AcceptedChanges): void;
}

/** Returns 128 random bits as 32 hexadecimal digits. */
function random128(): string {
  let text = "";
  for (const number of crypto.getRandomValues(new Uint32Array(4)))
    text += number.toString(16).padStart(8, "0");
  return text;
}

const cookiesBlocked: CartFailure = { error: "COOKIES_BLOCKED" };
type StorageNews = Partial<Pick<StorageEvent, "key" | "newValue">>;

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * Creates the cart of this browser, outside React. It shows the server's last cart with the pending changes of all tabs applied,
 * so that a refusal reverts only its own change. Changes reach the server one at a time, in order.
 */
export function createCartStore({
  fetch,
  onCount,
  storage,
  locks,
  isOnline = () => true,
  hasCookies = () => true,
  listen,
  newKey = random128,
  onAccepted,
}: CartStoreOptions) {
  const state = atom(noCartYet);
  const outbox = createOutbox(storage, newKey);
  const confirmed = createConfirmedCart(storage);
  const refusals = createRefusals((setError) => state.set({ ...state.get(), setError }));
  const undo = createUndo((change) => refresh({ deleted: change(state.get().deleted) }));
  const sending = createCartSending({
    fetch,
    outbox,
    locks,
    isOnline,
    onChanges(changes) {
      const accept = confirmed.accepter();
      return (response) => settle(changes, response, accept);
    },
    onRead({ isQuiet }) {
      const accept = confirmed.accepter();
      return ({ cart, error, isLost }) => {
        if (cart) accept(cart);
        else if (!isQuiet) confirmed.drop({ isLost });
        refresh(isQuiet && error ? {} : { getError: error });
      };
    },
  });
  let shown = emptyCart;
  let count: number | undefined;
  let isBlocked = false;

  function refresh(news: Partial<CartState> = {}) {
    const items = outbox.read();
    shown = confirmed.cart ?? emptyCart;
    for (const { change, known } of items) shown = applyChange(shown, change, known);
    state.set({
      ...state.get(),
      cart: confirmed.isAnswered && confirmed.cart ? shown : undefined,
      waiting: items.length,
      busy: items.length + sending.reads(),
      isOffline: items.length > 0 && !isOnline(),
      ...news,
    });
    if (count === shown.numberOfArticles || !(confirmed.isAnswered || items.length)) return;
    count = shown.numberOfArticles;
    onCount?.(count);
  }

  /** Applies the response to the last of these changes, which settles the older ones too. */
  function settle(changes: PendingChange[], { cart, error }: Answer, accept: (cart: Cart) => void) {
    const last = changes.at(-1)!;
    const news: Partial<CartState> = {};
    const before = confirmed.cart;
    if (cart) {
      accept(cart);
      news.getError = undefined;
      if (refusals.isEndedBy(last)) news.setError = undefined;
    }
    // When a limit refuses a value, an older value may still be allowed.
    const settled = error?.limit === undefined ? changes : [last];
    // Other tabs may have received responses in the meantime.
    const own = settled.filter(({ key }) => outbox.has(key));
    for (const item of own) {
      if (error) refusals.explain(error, item);
      outbox.settle(item, error);
    }
    if (error && isStale(error, last.change) && sending.reads() === 0) void load(false, true);
    refresh(news);
    if (cart && !error)
      onAccepted?.({ changes: own.map(({ change }) => change), before, after: cart });
    for (const { key } of settled) sending.report(key, error);
  }

  /**
   * Reports whether this cart may differ from the server's, because stock or prices, another tab or this change itself modified
   * it.
   */
  function isStale({ error }: CartError, change: CartChange): boolean {
    return (
      error !== "NOT_MODIFIED" ||
      !confirmed.cart ||
      jsonText(applyChange(confirmed.cart, change)) !== jsonText(confirmed.cart)
    );
  }

  /** Shows an error instead of requesting a cart that would be lost; returns whether it did. */
  function stopsWithoutCookies(): boolean {
    isBlocked = !hasCookies();
    if (!isBlocked) return false;
    confirmed.drop();
    refresh({ getError: cookiesBlocked });
    return true;
  }

  /** Like `stopsWithoutCookies`, but not before the first change: the test stores a cookie, which a first visit does not need. */
  const stopsReading = () =>
    (isBlocked || !storage || confirmed.hasCopy()) && stopsWithoutCookies();

  async function load(forceReload: boolean, isQuiet: boolean): Promise<void> {
    if (stopsReading()) return;
    const read = sending.read(forceReload, isQuiet);
    refresh();
    void sending.send();
    return read;
  }

  /** Shows a change at once. Resolves to the reason when it was refused; never rejects. */
  async function change(
    change: CartChange,
    known?: PendingChange["known"],
  ): Promise<CartFailure | undefined> {
    if (stopsWithoutCookies()) return cookiesBlocked;
    const removed = removedBy(shown, change);
    const { key } = outbox.add(change, Date.now(), known);
    const response = sending.answerTo(key);
    const deleted = removed && undo.add(removed);
    if (!deleted) refresh();
    void sending.send();
    const error = await response;
    if (error && deleted) undo.withdraw(deleted);
    return error;
  }

  listen?.("storage", ({ key, newValue }) => {
    // The whole storage was cleared.
    if (key === null) sending.reportMissed();
    if (key === cartStorageKey && newValue) {
      confirmed.takeCopy();
      refresh({ getError: undefined });
    } else if (key?.startsWith(cartOutboxKey)) {
      const item = pendingChangeIn(key, newValue);
      if (item?.error) refusals.explain(item.error, item);
      if (item?.error || !newValue) sending.report(key.slice(cartOutboxKey.length), item?.error);
      else void sending.send();
      // The other tab could not store the response.
      if (!newValue && !confirmed.hasCopy()) void load(false, true);
      else refresh();
    }
  });
  for (const type of ["online", "offline"] as const)
    listen?.(type, () => {
      refresh();
      void sending.send();
    });
  refresh();
  void sending.send();

  return {
    state,
    /** Starts with the server-rendered cart, and the entry that a form has just removed from it. */
    startWith(cart: Cart, removed?: RemovedEntry) {
      if (confirmed.isAnswered || stopsReading()) return;
      confirmed.accepter()(cart);
      if (removed) undo.add(removed);
      else refresh();
    },
    /** Reads the cart from the server. On failure, empties the cart and sets `getError`. */
    load: ({ forceReload = false } = {}) => load(forceReload, false),
    /** Catches up after the page was suspended while other tabs kept running. */
    resume() {
      // Other tabs may have stored a later cart. The page shows the stored count, which lacks what waits to be sent.
      if (confirmed.hasCopy()) confirmed.takeCopy();
      count = undefined;
      sending.reportMissed();
      return load(false, false);
    },
    /** Removes all traces of the cart: another shopper may use this browser next. */
    forget() {
      for (const item of outbox.read()) outbox.settle(item);
      confirmed.removeCopy();
    },
    change: (asked: CartChange) => change(asked),
    /** Restores a removed entry. */
    restore(deleted: RemovedEntry) {
      undo.withdraw(deleted);
      // A partner product becomes an offer again.
      return change(deleted.restore, deleted.kind === "partnerProduct" ? undefined : deleted.item);
    },
  };
}
