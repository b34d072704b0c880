import { fetchFromShop, inShop } from "../../../platform/client/shop-address.ts";
import { consentEvent } from "../../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import {
  searchTrackingOrderKey,
  searchTrackingStorageKey,
} from "../../../platform/shared/search-tracking-keys.ts";
import {
  cookieLifetime,
  lostEventsKey,
  productHistoryKey,
  purchasesKey,
  visitorCookie,
} from "../tracking-contract.ts";
import type { EventData } from "../tracking-schema.ts";
import { createErasures, isVisitor } from "./erasures.ts";
import { createEventQueue } from "./event-queue.ts";
import { createEventSender, type SenderOptions } from "./event-sender.ts";
import { log, setMonitor } from "./log.ts";
import { createLosses, type UnreportedLosses } from "./losses.ts";
import { lostPagesKey } from "./lost-pages.ts";
import { forgetPurchase } from "./purchases.ts";
import { randomName } from "./random-names.ts";
import { createSession } from "./session.ts";
import { storageOf } from "./storage-of.ts";
import { createTab } from "./tab.ts";
import type { CollectOnTrackApi } from "./tracking-api.ts";
import { createTrackingClient } from "./tracking-client.ts";

// Exported here for the staff's panel, which loads this file: a direct import of the log would give shoppers one more file to
// load.
export { logLevels, trace } from "./log.ts";

/** Storage keys that need consent to statistics, besides the queue's. */
const keysOfStatistics = [
  productHistoryKey,
  purchasesKey,
  lostEventsKey,
  lostPagesKey,
  searchTrackingStorageKey,
  searchTrackingOrderKey,
];

let installed: CollectOnTrackApi | undefined;

/**
 * Installs the page-level API, unless the host page has its own, and sends pending events of earlier visits. Call it when the
 * browser is idle. Attributes of `<html>` configure pages in frames: `data-tracking-parent` is the origin of the parent page,
 * `data-tracking-frames` lists the origins of the frames in this page, separated by spaces.
 */
export function installTracking(): CollectOnTrackApi {
  if (!installed) {
    const { trackingParent, trackingFrames } = document.documentElement.dataset;
    const isInFrame = trackingParent && parent !== window;
    installed = isInFrame ? trackByParent(trackingParent) : startTracking();
    if (trackingFrames) void takeFrom(trackingFrames.split(" "));
    void monitor();
  }
  return (window.CollectOnTrackApi ??= installed);
}

const loadFrames = () => import("./frame-messages.ts");

/** Header and footer state whether the shop has a monitoring service. */
async function monitor() {
  if (!document.querySelector("[data-kontor][data-monitoring]")) return;
  const { createMonitor } = await import("./monitoring.ts");
  setMonitor(createMonitor());
}

function trackByParent(origin: string): CollectOnTrackApi {
  const transport = loadFrames().then((frames) => frames.createParentTransport({ parent, origin }));
  return { track: async (event) => (await transport).track(event) };
}

async function takeFrom(origins: string[]) {
  const { listenToFrames } = await loadFrames();
  listenToFrames({ origins, api: installTracking() });
}

function startTracking(): CollectOnTrackApi {
  const storage = storageOf("localStorage");
  const losses = createLosses(storage);
  function drop(id: string, reason: string) {
    log("warning", `An event was dropped: ${reason}`, { id });
    client.report(id, "dropped");
  }
  const queue = createEventQueue(storage, ({ event: { id, data } }) => {
    drop(id, "full");
    // The event that should have reported losses was lost: the next one reports them.
    losses.add(data as Partial<UnreportedLosses>);
    losses.add({ lost_events: 1 });
  });
  const network: Pick<SenderOptions, "fetch" | "locks"> = {
    fetch: fetchFromShop,
    locks: navigator.locks,
  };
  const erasures = createErasures(storage, network);
  const tab = createTab(storageOf("sessionStorage"));
  const session = createSession(storage);
  const sender = createEventSender({
    ...network,
    queue,
    beacon: (url, body) => navigator.sendBeacon(inShop(url), body),
    isAllowed: () => client.look() === "granted",
    visitor: visitorName,
    onSettled(event, refusal) {
      if (!refusal) return client.report(event.id, "accepted");
      const { event: said = "", ecommerce } = event.data as Partial<
        EventData["EcommerceEventData"]
      >;
      if (event.key) forgetPurchase(said, ecommerce?.transaction_id ?? "");
      drop(event.id, refusal);
    },
  });
  const client = createTrackingClient({
    queue,
    tab,
    session: session.name,
    takeLosses: losses.take,
    cookies: () => document.cookie,
    site: () => document.querySelector<HTMLElement>("[data-kontor][data-site]")?.dataset.site,
    isPrerendered: () => Boolean((document as { prerendering?: boolean }).prerendering),
    onQueued: () => sender.send(),
    onRefused() {
      queue.clear();
      sender.abort();
      tab.forget();
      session.forget();
      for (const key of keysOfStatistics) storage?.removeItem(key);
      const visitor = cookieIn(document.cookie, visitorCookie);
      if (visitor === undefined) return;
      // Where nothing can be stored, the cookie stays for the next page; the collector removes it.
      if (!isVisitor(visitor) || erasures.add(visitor)) setVisitor("", 0);
    },
  });

  const look = () => void client.look();
  addEventListener(consentEvent, look);
  document.addEventListener("prerenderingchange", look);
  addEventListener("online", () => {
    sender.retry();
    erasures.retry();
  });
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") sender.leave({ isGone: false });
    else sender.resume();
  });
  addEventListener("pagehide", () => {
    sender.leave({ isGone: true });
    client.drop();
    tab.close();
  });
  addEventListener("pageshow", ({ persisted }) => {
    if (!persisted) return;
    client.startPage();
    sender.resume();
  });
  look();
  sender.send();
  erasures.send();
  return client.api;
}

/**
 * Returns the visitor's random name and generates it if necessary; undefined where cookies are blocked or the value is not ours.
 * While consent lasts, each use extends the cookie's life.
 */
function visitorName(): string | undefined {
  const known = cookieIn(document.cookie, visitorCookie) ?? randomName();
  if (isVisitor(known)) setVisitor(known, cookieLifetime);
  const name = cookieIn(document.cookie, visitorCookie) ?? "";
  return isVisitor(name) ? name : undefined;
}

function setVisitor(name: string, seconds: number) {
  const secure = location.protocol === "https:" ? ";Secure" : "";
  document.cookie = `${visitorCookie}=${name};path=/;max-age=${seconds};SameSite=Lax${secure}`;
}
