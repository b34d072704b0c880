import { inOneTab, type Locks } from "../../../platform/client/one-tab.ts";
import { backOff, retryAfter } from "../tracking-rules.ts";
import { log } from "./log.ts";

/** A failed request that may succeed later, with its answer if there was one. */
export interface SendingFailure {
  response: Response | undefined;
}

/** Milliseconds after which a request without an answer counts as failed. */
export const answerTime = 15_000;

/** Status codes from 400 to 499 after which the same request may succeed later. */
const passing = [408, 425, 429];

/** Reports whether a failed request may succeed later. */
export const mayPass = ({ status = 0 }: { status?: number } = {}): boolean =>
  status < 400 || status >= 500 || passing.includes(status);

/**
 * Sends from one tab at a time, and retries after a failure: with growing pauses, or when the server asks for it.
 * @param sendAll receives a callback that it calls when a request succeeds
 */
export function createSending(
  locks: Locks | undefined,
  lock: string,
  sendAll: (succeed: () => void) => Promise<SendingFailure | undefined>,
) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isSending = false;
  let failures = 0;
  /** The earliest time that the server asked for. */
  let notBefore = 0;

  /** Sends after these milliseconds, or when the pause after a failure is over. */
  function send(wait: number) {
    if (isSending) return;
    timer ??= setTimeout(() => {
      timer = undefined;
      void sendNow();
    }, wait);
  }

  async function sendNow() {
    isSending = true;
    let failure: SendingFailure | undefined;
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

  function waitAfter({ response }: SendingFailure): number {
    failures++;
    if (failures === 1) log("debug", "The collector does not answer", response?.status);
    const asked = retryAfter(response?.headers.get("retry-after"), Date.now());
    notBefore = Date.now() + asked;
    return Math.max(asked, backOff(failures, Math.random()));
  }

  return {
    send,
    /** Sends after these milliseconds even after a failure, but not earlier than the server asked for. */
    retry(wait: number) {
      clearTimeout(timer);
      timer = undefined;
      send(Math.max(wait, notBefore - Date.now()));
    },
  };
}
