import { inOneTab, type Locks } from "../../../../platform/client/one-tab.ts";
import type { CartError, Cart, CartChange } from "../../cart-schema.ts";
import { nextChanges, type Outbox, type PendingChange } from "./cart-outbox.ts";
import { cartApiPath } from "../../../border-paths.ts";
import { isLike } from "../../../../platform/shared/content/is-like.ts";
import { jsonText } from "../../../../platform/shared/json-text.ts";
import { cartErrors } from "../../cart-limits.ts";
import { isCart } from "./read-cart.ts";

/** The outcome of a request. */
export interface Answer {
  cart?: Cart;
  error?: CartError;
  /** No response arrived: the server may or may not have made the change. */
  isLost?: boolean;
  /** The server is stopping or overloaded, or a proxy responded in its place: the next attempt may succeed. */
  isAway?: boolean;
}

/** Request timeout in milliseconds. */
const timeout = 15_000;

export const readCart = (fetch: Fetch, forceReload: boolean) =>
  request(fetch, forceReload ? `${cartApiPath}?forceReload=true` : cartApiPath);

/** Sends a change; the key makes retries safe. The request outlives its page. */
export const sendChange = (fetch: Fetch, change: CartChange, key: string) =>
  request(fetch, cartApiPath, {
    method: "PUT",
    headers: { "content-type": "application/json", "idempotency-key": key },
    body: jsonText(change),
    keepalive: true,
  });

const awayStatus = new Set([502, 503, 504]);

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

async function request(fetch: Fetch, url: string, init?: RequestInit): Promise<Answer> {
  let isAway = false;
  try {
    const response = await fetch(url, {
      ...init,
      signal: AbortSignal.timeout(timeout),
    });
    if (response.status === 304) return { error: { error: "NOT_MODIFIED" } };
    isAway = awayStatus.has(response.status);
    const body: unknown = await response.json();
    return response.ok && isLike(body, { cart: {} }) && isCart(body.cart)
      ? { cart: body.cart }
      : { error: problemIn(body), isAway };
  } catch (error) {
    return { error: unknownError, isAway, isLost: !(error instanceof SyntaxError) };
  }
}

export const unknownError: CartError = { error: "UNKNOWN" };

function problemIn(body: unknown): CartError {
  const error = isLike(body, { error: "" }) && cartErrors.find((code) => code === body.error);
  if (!error) return unknownError;
  return isLike(body, { limit: 0 }) ? { error, limit: body.limit } : { error };
}

/** A pending request to read the cart. */
export interface CartRead {
  forceReload: boolean;
  /** On failure, keeps what is shown. */
  isQuiet: boolean;
  done(): void;
}

export interface SendingOptions {
  fetch: Fetch;
  outbox: Outbox;
  /** Let one tab send at a time. Without them, each tab sends its own changes and those it found in the storage. */
  locks: Locks | undefined;
  isOnline(): boolean;
  /** Called before a request; returns the function that handles the response. */
  onChanges(changes: PendingChange[]): (response: Answer) => void;
  onRead(read: CartRead): (response: Answer) => void;
}

/** Milliseconds to wait after a lost response: by then the browser has noticed that it is offline, or the page has been left. */
const lostTime = 500;
/** Maximum age of a pending change in milliseconds. The server recognises a repeated change for twice as long. */
const waitingTime = 12 * 3_600_000;

/** Creates the sender: sends pending changes in order, then reads the cart if requested, in one tab at a time. */
export function createCartSending({
  fetch,
  outbox,
  locks,
  isOnline,
  onChanges,
  onRead,
}: SendingOptions) {
  /** Callbacks of the callers in this tab that wait for the outcome of a change, by its key. */
  const asking = new Map<string, (error?: CartError) => void>();
  const found = new Set(outbox.read().map(({ key }) => key));
  const reads: CartRead[] = [];
  let isSending = false;

  async function send() {
    if (isSending) return;
    isSending = true;
    return inOneTab(locks, "kontor-cart", async () => {
      try {
        while (isOnline()) {
          const changes = nextChanges(sendable());
          if (changes.length > 0) await sendChanges(changes);
          else if (reads[0]) await sendRead(reads[0]);
          else break;
        }
      } finally {
        isSending = false;
      }
    });
  }

  const sendable = () =>
    outbox.read().filter(({ key }) => locks || asking.has(key) || found.has(key));

  async function sendChanges(changes: PendingChange[]) {
    const last = changes.at(-1)!;
    const { key, change, at } = last;
    if (at < Date.now() - waitingTime) return onChanges(changes)({ error: unknownError });
    outbox.write({ ...last, isSent: true });
    const take = onChanges(changes);
    const response = await ask(
      () => sendChange(fetch, change, key),
      () => outbox.has(key),
    );
    if (response) take(response);
  }

  async function sendRead(read: CartRead) {
    const take = onRead(read);
    const response = await ask(
      () => readCart(fetch, read.forceReload),
      () => true,
    );
    if (!response) return;
    reads.shift();
    take(response);
    read.done();
  }

  /** Makes up to two attempts. Returns undefined when the request must wait, or when another tab has received the response. */
  async function ask(request: () => Promise<Answer>, isWanted: () => boolean) {
    for (let attempt = 1; ; attempt++) {
      const response = await request();
      if (!response.isLost && !response.isAway) return response;
      await new Promise((resume) => setTimeout(resume, lostTime));
      if (!isOnline() || !isWanted()) return undefined;
      if (attempt === 2) return response;
    }
  }

  const sending = {
    send,
    /** Returns the number of pending requests to read the cart. */
    reads: () => reads.length,
    /** Resolves when the cart has been read or could not be read. */
    read(forceReload: boolean, isQuiet: boolean): Promise<void> {
      return new Promise((done) => reads.push({ forceReload, isQuiet, done }));
    },
    /** Resolves to the reason when the server refuses the change, else to undefined. */
    answerTo: (key: string) =>
      new Promise<CartError | undefined>((resolve) => asking.set(key, resolve)),
    /** Reports the outcome to the caller in this tab that waits for it, if any. */
    report(key: string, error?: CartError) {
      asking.get(key)?.(error);
      asking.delete(key);
    },
    /** Reports changes whose outcome another tab received while this one was suspended. */
    reportMissed() {
      for (const key of asking.keys()) if (!outbox.has(key)) sending.report(key);
    },
  };
  return sending;
}
