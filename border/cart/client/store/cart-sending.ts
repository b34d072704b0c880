import { inOneTab, type Locks } from "../../../../platform/client/one-tab.ts";
import type { CartError } from "../../cart-schema.ts";
import { nextChanges, type Outbox, type PendingChange } from "./cart-outbox.ts";
import { readCart, sendChange, unknownError, type Answer, type Fetch } from "./cart-requests.ts";

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
