import { atom } from "nanostores";
import { cartOutboxKey, cartStorageKey } from "../cart-contract.ts";
import type { Cart, CartArticle, CartChange, CartError } from "../cart-schema.ts";
import { emptyCart } from "../cart-rules.ts";
import { removedBy, type DeletedEntry } from "../deleted-entries.ts";
import { applyChange } from "../optimistic-cart.ts";
import {
  createOutbox,
  nextChanges,
  parse,
  parseWaiting,
  type CartStorage,
  type WaitingChange,
} from "./cart-outbox.ts";
import { readCart, sendChange, unknownError, type Answer, type Fetch } from "./cart-requests.ts";

export interface CartState {
  /** The server's cart with the changes that wait; undefined until it has answered, and after it could not be read. */
  cart?: Cart;
  /** Changes, of every tab, that the server has not answered yet. */
  waiting: number;
  /** Requests under way or waiting. */
  busy: number;
  /** What was taken out and can be brought back. */
  deleted: DeletedEntry[];
  /** Changes wait for the connection. */
  isOffline: boolean;
  getError?: CartError;
  setError?: CartError & { change?: CartChange };
}

/** What the store needs of a window. What is missing it does without. */
export interface CartStoreOptions {
  fetch: Fetch;
  onCount?(count: number): void;
  /** Shared by all tabs. */
  storage?: CartStorage;
  /** Lets one tab send at a time. Without them each sends what it asked for or found. */
  locks?: { request(name: string, options: LockOptions, run: () => Promise<void>): Promise<void> };
  isOnline?(): boolean;
  listen?(type: "storage" | "online" | "offline", listener: (event: StorageNews) => void): void;
  newKey?(): string;
}
interface Load {
  forceReload: boolean;
  /** Leaves what is shown when it fails. */
  isQuiet: boolean;
  done(): void;
}
type StorageNews = Partial<Pick<StorageEvent, "key" | "newValue">>;

/** How long a refused change is explained. */
const errorTime = 7_500;
/** How long something that was taken out can be brought back. */
const deletedTime = 10_000;
/** How long to wait after an answer was lost: by then the browser knows that it is offline, or the page is left. */
const lostTime = 500;
/** The server knows a change that comes again for twice as long. */
const waitingTime = 12 * 3_600_000;
/** A tab that keeps the others waiting for longer than any request takes was put to sleep. */
const lockTime = 20_000;

export type CartStore = ReturnType<typeof createCartStore>;

/**
 * The cart of this browser, outside React. It shows the server's last cart with every change that waits, in any tab,
 * applied to it: so a refusal takes away its own change alone. Changes reach the server one at a time, in order.
 */
export function createCartStore({
  fetch,
  onCount,
  storage,
  locks,
  isOnline = () => true,
  listen,
  newKey = () => crypto.getRandomValues(new Uint32Array(4)).join("-"),
}: CartStoreOptions) {
  const state = atom<CartState>({ waiting: 0, busy: 0, deleted: [], isOffline: false });
  const outbox = createOutbox(storage, newKey);
  /** Those who wait in this tab for the answer to a change. */
  const asking = new Map<string, (error?: CartError) => void>();
  const found = new Set(outbox.read().map(({ key }) => key));
  const loads: Load[] = [];
  /** The server's last cart; before the first answer the copy, which is good for counting. */
  let confirmed = readCopy();
  let isAnswered = false;
  let shown = emptyCart;
  let count: number | undefined;
  let isSending = false;
  let explainedAt = 0;
  let explanation: ReturnType<typeof setTimeout> | undefined;

  function refresh(news: Partial<CartState> = {}) {
    const items = outbox.read();
    shown = items.reduce(
      (cart, { change, known }) => applyChange(cart, change, known),
      confirmed ?? emptyCart,
    );
    state.set({
      ...state.get(),
      cart: isAnswered && confirmed ? shown : undefined,
      waiting: items.length,
      busy: items.length + loads.length,
      isOffline: items.length > 0 && !isOnline(),
      ...news,
    });
    if (count === shown.numberOfArticles || !(isAnswered || items.length)) return;
    count = shown.numberOfArticles;
    onCount?.(count);
  }

  function readCopy(): Cart | undefined {
    const copy = parse<Cart>(storage?.getItem(cartStorageKey));
    if (typeof copy !== "object") return undefined;
    // Another release may have left it: what is missing or of another kind is as in an empty cart.
    const entries = Object.entries(emptyCart).map(([name, empty]) => {
      const kept = copy[name as keyof Cart];
      const isAlike = typeof kept === typeof empty && Array.isArray(kept) === Array.isArray(empty);
      return [name, isAlike && kept !== null ? kept : empty];
    });
    return Object.fromEntries(entries) as unknown as Cart;
  }

  /** For the next page and the other tabs; done without where the storage is full. */
  function keepCopy(cart?: Cart) {
    try {
      if (cart) storage?.setItem(cartStorageKey, JSON.stringify(cart));
      else storage?.removeItem(cartStorageKey);
    } catch {
      // Full.
    }
  }

  /** Takes the server's cart, unless another tab has heard of a later one since `before`. */
  function accept(cart: Cart, before: Cart | undefined) {
    const copy = readCopy();
    const isOld = copy && copy.revision > cart.revision && copy.revision !== before?.revision;
    if (!isOld) keepCopy(cart);
    confirmed = isOld ? copy : cart;
    isAnswered = true;
  }

  function explain(error: CartError, { change, at }: WaitingChange) {
    if (error.error === "NOT_MODIFIED") return;
    clearTimeout(explanation);
    explanation = setTimeout(() => refresh({ setError: undefined }), errorTime);
    explainedAt = Math.max(Date.now(), at);
    state.set({ ...state.get(), setError: { ...error, change } });
  }

  function tell(key: string, error?: CartError) {
    asking.get(key)?.(error);
    asking.delete(key);
  }

  /** Sends what waits, then reads what is to be read, while no other tab does. */
  async function send() {
    if (isSending) return;
    isSending = true;
    let isRunning = false;
    const run = async () => {
      isRunning = true;
      try {
        while (isOnline()) {
          const changes = nextChanges(sendable());
          if (changes.length > 0) await sendChanges(changes);
          else if (loads[0]) await loadNext(loads[0]);
          else break;
        }
      } finally {
        isSending = false;
      }
    };
    if (!locks) return run();
    const options = { signal: AbortSignal.timeout(lockTime) };
    return locks.request("kontor-cart", options, run).catch((error: unknown) => {
      if (isRunning) throw error;
      return run();
    });
  }

  /** What was answered while this tab did not hear of it. */
  function tellForgotten() {
    for (const key of asking.keys()) if (!outbox.has(key)) tell(key);
  }

  const sendable = () =>
    outbox.read().filter(({ key }) => locks || asking.has(key) || found.has(key));

  async function sendChanges(changes: WaitingChange[]) {
    const last = changes.at(-1)!;
    const { key, change, at } = last;
    if (at < Date.now() - waitingTime) return settle(changes, { error: unknownError });
    outbox.write({ ...last, isSent: true });
    const before = readCopy();
    const answer = await ask(
      () => sendChange(fetch, change, key),
      () => outbox.has(key),
    );
    if (answer) settle(changes, answer, before);
  }

  /** Asks twice when no answer comes. None means that it must wait, or that another tab has got one. */
  async function ask(request: () => Promise<Answer>, isWanted: () => boolean) {
    for (let attempt = 1; ; attempt++) {
      const answer = await request();
      if (!answer.isLost) return answer;
      await new Promise((resume) => setTimeout(resume, lostTime));
      if (!isOnline() || !isWanted()) return undefined;
      if (attempt === 2) return answer;
    }
  }

  function settle(changes: WaitingChange[], { cart, error }: Answer, before?: Cart) {
    const news: Partial<CartState> = {};
    const last = changes.at(-1)!;
    if (cart) {
      accept(cart, before);
      news.getError = undefined;
      if (last.at >= explainedAt) news.setError = undefined;
    }
    // Where a limit refuses a value, an older one that it stood for may do.
    const settled = error?.limit === undefined ? changes : [last];
    // Others were answered to another tab in the meantime.
    for (const item of settled.filter(({ key }) => outbox.has(key))) {
      if (error) explain(error, item);
      outbox.settle(item, error);
    }
    if (error && isDoubtful(error, last.change) && !loads[0]) void load(false, true);
    refresh(news);
    for (const { key } of settled) tell(key, error);
  }

  /** Whether the cart must be read to know what became of a change. */
  function isDoubtful({ error }: CartError, change: CartChange): boolean {
    const isNews = () =>
      !confirmed || JSON.stringify(applyChange(confirmed, change)) !== JSON.stringify(confirmed);
    return (
      error === "UNKNOWN" ||
      error === "CARTSTORAGE_UNAVAILABLE" ||
      (error === "NOT_MODIFIED" && isNews())
    );
  }

  async function loadNext({ forceReload, isQuiet, done }: Load) {
    const before = readCopy();
    const answer = await ask(
      () => readCart(fetch, forceReload),
      () => true,
    );
    if (!answer) return;
    const { cart, error, isLost } = answer;
    loads.shift();
    if (cart) accept(cart, before);
    else if (!isQuiet) {
      if (!isLost) keepCopy();
      confirmed = undefined;
      isAnswered = true;
    }
    refresh(isQuiet && error ? {} : { getError: error });
    done();
  }

  function load(forceReload: boolean, isQuiet: boolean): Promise<void> {
    return new Promise((done) => {
      loads.push({ forceReload, isQuiet, done });
      refresh();
      void send();
    });
  }

  /** Shows a change at once. Resolves to the reason when it was refused; never throws. */
  async function change(change: CartChange, known?: CartArticle): Promise<CartError | undefined> {
    const entry = removedBy(shown, change);
    const deleted = entry && { ...entry, until: Date.now() + deletedTime };
    const { key } = outbox.add(change, Date.now(), known);
    const answer = new Promise<CartError | undefined>((resolve) => asking.set(key, resolve));
    if (deleted) {
      forget(({ kind, key }) => kind === deleted.kind && key === deleted.key, [deleted]);
      setTimeout(() => forget((other) => other === deleted), deletedTime);
    } else refresh();
    void send();
    const error = await answer;
    if (error && deleted) forget((other) => other === deleted);
    return error;
  }

  function forget(isIt: (entry: DeletedEntry) => boolean, newer: DeletedEntry[] = []) {
    refresh({ deleted: [...state.get().deleted.filter((entry) => !isIt(entry)), ...newer] });
  }

  listen?.("storage", ({ key, newValue }) => {
    // Everything was cleared.
    if (key === null) tellForgotten();
    if (key === cartStorageKey && newValue) {
      confirmed = readCopy();
      isAnswered = true;
      refresh({ getError: undefined });
    } else if (key?.startsWith(cartOutboxKey)) {
      const item = parseWaiting(key, newValue);
      if (item?.error) explain(item.error, item);
      if (item?.error || !newValue) tell(key.slice(cartOutboxKey.length), item?.error);
      else void send();
      refresh();
    }
  });
  for (const type of ["online", "offline"] as const)
    listen?.(type, () => {
      refresh();
      void send();
    });
  refresh();
  void send();

  return {
    state,
    /** Takes the cart that came with the page. */
    startWith(cart: Cart) {
      if (isAnswered) return;
      accept(cart, readCopy());
      refresh();
    },
    /** Reads the cart from the server. A failure empties it and sets `getError`. */
    load: ({ forceReload = false } = {}) => load(forceReload, false),
    /** The page was asleep while others went on: what they were told is made up for. */
    resume() {
      tellForgotten();
      return load(false, false);
    },
    /** Somebody else may use this browser next: nothing of this cart stays. */
    forget() {
      for (const item of outbox.read()) outbox.settle(item);
      keepCopy();
    },
    change: (asked: CartChange) => change(asked),
    /** Brings back what was taken out. */
    restore(deleted: DeletedEntry) {
      forget((entry) => entry === deleted);
      return change(deleted.restore, deleted.article);
    },
  };
}
