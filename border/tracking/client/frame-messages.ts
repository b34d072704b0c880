import type { CollectOnTrackApi, ReportedEvent, SentTo } from "./tracking-api.ts";

/**
 * Tracking of a framed page through its parent page. The frame sends a greeting, the parent answers that it is ready, the frame
 * sends events, and the parent answers each of them. Both sides check the other's exact origin, so other windows can neither read
 * nor send anything.
 */
type FrameMessage =
  | { kontorTracking: "hello" | "ready" }
  | { kontorTracking: "event"; number: number; event: ReportedEvent }
  | { kontorTracking: "answer"; number: number; result: SentTo };

/** Milliseconds between two greetings, until the parent's script has loaded. */
const greetingTime = 200;

interface ParentOptions {
  /** The parent window: `window.parent`. */
  parent: Pick<Window, "postMessage">;
  /** The only origin to which events are sent, such as "https://www.example.com". */
  origin: string;
}

/**
 * Creates the page-level API of a framed page, which sends its events to the parent. Events that the parent never accepts stay in
 * the page's memory.
 */
export function createParentTransport({ parent, origin }: ParentOptions): CollectOnTrackApi {
  const asking = new Map<number, (result: SentTo) => void>();
  let count = 0;
  const post = (message: FrameMessage) => parent.postMessage(message, origin);
  const ready = new Promise<void>((resolve) => {
    const greeting = setInterval(() => post({ kontorTracking: "hello" }), greetingTime);
    post({ kontorTracking: "hello" });
    addEventListener("message", (event: MessageEvent<Partial<FrameMessage> | null>) => {
      if (event.source !== parent || event.origin !== origin) return;
      const message = event.data as FrameMessage | null;
      if (message?.kontorTracking === "ready") {
        clearInterval(greeting);
        resolve();
      } else if (message?.kontorTracking === "answer") {
        asking.get(message.number)?.(message.result);
        asking.delete(message.number);
      }
    });
  });
  return {
    async track(event) {
      await ready;
      const number = ++count;
      const response = new Promise<SentTo>((resolve) => asking.set(number, resolve));
      post({ kontorTracking: "event", number, event });
      return response;
    },
  };
}

interface FrameOptions {
  /** The origins whose pages may track through this one. */
  origins: readonly string[];
  api: CollectOnTrackApi;
}

/** Accepts events from frames of this page if they have one of these origins. */
export function listenToFrames({ origins, api }: FrameOptions) {
  addEventListener("message", async ({ data, source, origin }: MessageEvent) => {
    const message = data as FrameMessage | null;
    if (!origins.includes(origin) || !isFrame(source)) return;
    const post = (response: FrameMessage) => (source as Window).postMessage(response, origin);
    if (message?.kontorTracking === "hello") post({ kontorTracking: "ready" });
    if (message?.kontorTracking !== "event") return;
    const { number, event } = message;
    post({ kontorTracking: "answer", number, result: await api.track(event) });
  });
}

const isFrame = (source: MessageEventSource | null) =>
  [...document.querySelectorAll("iframe")].some(({ contentWindow }) => contentWindow === source);
