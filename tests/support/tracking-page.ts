import { vi } from "vitest";
import type { QueuedEvent } from "../../border/tracking/client/event-queue.ts";
import type * as Installation from "../../border/tracking/client/install-tracking.ts";
import { queuePrefix, visitorCookie } from "../../border/tracking/tracking-contract.ts";
import { forgetShopper } from "./tracked-shopper.ts";

export type TrackingPage = Awaited<ReturnType<typeof openTrackingPage>>;

/** The module that installs tracking, of which each URL is a copy; copies share what it imports. */
const installation = fetch("/border/tracking/client/install-tracking.ts")
  .then((response) => response.text())
  .then((code) => code.replaceAll(/(?<=from "|import\(")(?=\/)/g, location.origin))
  .then((code) => new Blob([code], { type: "text/javascript" }));

/** A collector that does not answer. */
export const noAnswer = () => new Promise<Response>(() => {});

/**
 * Opens a page of the Austrian shop with the tracking client as boot.ts installs it, on fake time, and records the client's
 * actions on browser and network. Cookies and stored entries are those of the test's browser.
 */
export async function openTrackingPage({ response = noAnswer, border = "" } = {}) {
  document.body.innerHTML = `<header data-kontor="header" data-site="AT" ${border}></header>`;
  const done = {
    requests: [] as { url: string; init: RequestInit }[],
    beacons: [] as string[],
    /** Keys written to local and session storage. */
    writes: [] as string[],
    visitorCookies: [] as string[],
    scripts: document.scripts.length,
  };
  // A request ends with its page.
  const gone = Promise.withResolvers<Response>();
  let isGone = false;
  gone.promise.catch(() => {});
  vi.stubGlobal("fetch", (url: string, init: RequestInit) => {
    done.requests.push({ url, init });
    return Promise.race([response(), gone.promise]);
  });
  vi.spyOn(navigator, "sendBeacon").mockImplementation((_, body) => {
    done.beacons.push(body as string);
    return true;
  });
  const cookie = Object.getOwnPropertyDescriptor(Document.prototype, "cookie")!;
  vi.spyOn(document, "cookie", "get").mockImplementation(
    () => cookie.get!.call(document) as string,
  );
  vi.spyOn(document, "cookie", "set").mockImplementation((text) => {
    if (text.startsWith(visitorCookie)) done.visitorCookies.push(text);
    cookie.set!.call(document, text);
  });
  const setItem = Storage.prototype.setItem;
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(function (this: Storage, key, value) {
    done.writes.push(key);
    setItem.call(this, key, value);
  });
  // A closed page gets no lock: it would send through the next page's network.
  const { locks } = navigator;
  const request = (name: string, options: LockOptions, run: () => unknown) =>
    locks.request(name, options, () => (isGone ? undefined : run()));
  vi.spyOn(navigator, "locks", "get").mockReturnValue({ request } as LockManager);
  const listeners: [EventTarget, string, EventListenerOrEventListenerObject | null][] = [];
  for (const target of [window, document] as EventTarget[]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation((type, listener, options) => {
      listeners.push([target, type, listener]);
      listen(type, listener, options);
    });
  }
  // Each page has its own copy of the module.
  const copy = URL.createObjectURL(await installation);
  const { installTracking } = (await import(/* @vite-ignore */ copy)) as typeof Installation;
  URL.revokeObjectURL(copy);
  const api = installTracking();

  return {
    api,
    done,
    listensTo: () => listeners.map(([, type]) => type),
    queued: (): QueuedEvent[] =>
      Object.keys(localStorage)
        .filter((key) => key.startsWith(queuePrefix))
        .sort()
        .map((key) => JSON.parse(localStorage.getItem(key)!) as QueuedEvent),
    tellConsent: () => dispatchEvent(new CustomEvent("OneTrustGroupsUpdated", { detail: [] })),
    hide() {
      const state = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
      document.dispatchEvent(new Event("visibilitychange"));
      state.mockRestore();
    },
    show: () => document.dispatchEvent(new Event("visibilitychange")),
    leave: () => dispatchEvent(new PageTransitionEvent("pagehide")),
    comeBack: () => dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    /** Closes the page; what it stored stays. */
    close() {
      dispatchEvent(new PageTransitionEvent("pagehide"));
      for (const [target, type, listener] of listeners) target.removeEventListener(type, listener);
      isGone = true;
      gone.reject(new TypeError("The page is gone"));
      vi.restoreAllMocks();
      vi.unstubAllGlobals();
      delete window.CollectOnTrackApi;
    },
  };
}

/** Call after each test. */
export function closeBrowser(page?: TrackingPage) {
  page?.close();
  vi.useRealTimers();
  forgetShopper();
}
