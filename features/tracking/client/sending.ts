import { inOneTab, type Locks } from "../../../shared/client/one-tab.ts";
import { backOff, retryAfter } from "../tracking-rules.ts";
import { log } from "./log.ts";

/** A request that may succeed later, with its answer if there was one. */
export interface Failure {
  response: Response | undefined;
}

/** Answers of 400 to 499 after which the same request may succeed later. */
const passing = [408, 425, 429];

/** Whether a request that was not answered as it should may succeed later. */
export const mayPass = ({ status }: { status: number } = { status: 0 }): boolean =>
  status < 400 || status >= 500 || passing.includes(status);

/**
 * Sends what waits in one tab at a time, and after a failure again: later each time, or when the server wants it.
 * @param sendAll gets what it calls when a request succeeded
 */
export function createSending(
  locks: Locks | undefined,
  lock: string,
  sendAll: (succeed: () => void) => Promise<Failure | undefined>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  /** The moment for which the server asked. */
  let notBefore = 0;

  /** Sends after these milliseconds, or when the wait after a failure is over. */
  function send(wait: number) {
    if (isSending) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void sendNow();
    }, wait);
  }

  async function sendNow() {
    isSending = true;
    let failure: Failure | undefined;
    try {
      await inOneTab(locks, lock, async () => {
        failure = await sendAll(() => (failures = 0));
      });
    } catch (error) {
      log("error", "Sending failed", error);
    }
    isSending = false;
    if (failure) send(waitAfter(failure));
  }

  function waitAfter({ response }: Failure): number {
    failures++;
    if (failures === 1) log("debug", "The collector does not answer", response?.status ?? 0);
    const asked = retryAfter(response?.headers.get("retry-after") ?? null, Date.now());
    notBefore = Date.now() + asked;
    return Math.max(asked, backOff(failures, Math.random()));
  }

  return {
    send,
    /** Sends after these milliseconds even after a failure, but not before the server wants it. */
    retry(wait: number) {
      clearTimeout(timer);
      timer = undefined;
      send(Math.max(wait, notBefore - Date.now()));
    },
  };
}
