import {
  activeGroups,
  type StatisticsConsent,
} from "../../../platform/shared/cookies/consent-cookie.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { isPreview } from "../../../platform/shared/cookies/preview-cookie.ts";
import { testGroupsCookie, testGroupsPattern } from "../../../platform/shared/test-groups.ts";
import { purchaseKey, statisticsConsent } from "../tracking-rules.ts";
import type { EventEnvelope } from "../tracking-schema.ts";
import { eventId, randomName } from "./random-names.ts";
import type { EventQueue } from "./event-queue.ts";
import { log } from "./log.ts";
import type { UnreportedLosses } from "./losses.ts";
import type { Tab } from "./tab.ts";
import type { CollectOnTrackApi, ReportedEvent, SentTo } from "./tracking-api.ts";

export interface TrackingClientOptions {
  queue: EventQueue;
  tab: Tab;
  /** Returns the name of the current session. */
  session(): string;
  /** Returns the losses since the last call. */
  takeLosses(): UnreportedLosses;
  /** Returns `document.cookie`. */
  cookies(): string;
  /** Returns the site whose border is on the page. */
  site(): string | undefined;
  /** Reports whether the browser is only prerendering the page. */
  isPrerendered(): boolean;
  /** Called when there is something to send. */
  onQueued(): void;
  /** Removes everything that was stored about the shopper. */
  onRefused(): void;
}

/** A navigation. Events of one page share its name, which is generated when the first of them may be stored. */
interface Page {
  name?: string;
}

/** Maximum events that wait for the shopper's decision. */
const maxHeld = 300;
/** Milliseconds between two reads of the cookies while events wait: consent tools write them before or after their event. */
const lookingTime = 1_000;

/**
 * Creates the client that receives events. It checks consent before anything else. Without a decision events are in the page's
 * memory, with their time but without any name; consent stores them, a refusal drops them.
 */
export function createTrackingClient({
  queue,
  tab,
  session,
  takeLosses,
  cookies,
  site,
  isPrerendered,
  onQueued,
  onRefused,
}: TrackingClientOptions) {
  let held: { event: ReportedEvent; page: Page }[] = [];
  let page: Page = {};
  let looking: ReturnType<typeof setInterval> | undefined;
  let last: StatisticsConsent = "unknown";
  /** Callbacks of events that wait for the collector's answer because they could not be stored. */
  const asking = new Map<string, (result: SentTo) => void>();

  /** Reads the consent and acts on it. */
  function look(): StatisticsConsent {
    const consent = isPrerendered() ? "unknown" : statisticsConsent(cookies());
    if (consent !== "unknown") {
      const ready = held;
      drop();
      if (consent === "granted") for (const { event, page } of ready) void store(event, page);
    }
    if (consent === "refused" && last !== "refused") onRefused();
    last = consent;
    return consent;
  }

  /** Drops the events that wait for a decision. */
  function drop() {
    held = [];
    clearInterval(looking);
    looking = undefined;
  }

  function hold(event: ReportedEvent): SentTo {
    if (held.length >= maxHeld) {
      log("warning", `${event.name} is dropped: too much waits for a decision`);
      return "dropped";
    }
    held.push({ event, page });
    looking ??= setInterval(look, lookingTime);
    return "waiting";
  }

  /** Returns the event as it is sent. Its id is generated only here. */
  function envelopeOf(
    { name, data, time }: ReportedEvent,
    page: Page,
    site: string,
  ): EventEnvelope {
    const { tab: tabName, sequence } = tab.next();
    const tests = cookieIn(cookies(), testGroupsCookie) ?? "";
    page.name ??= randomName();
    return {
      id: eventId(time),
      name,
      version: 1,
      time,
      tab: tabName,
      sequence,
      page: page.name,
      consent: activeGroups(cookies()).filter(isGroup).slice(0, 20),
      tests: testGroups.test(tests) ? tests : undefined,
      key: purchaseKey(name, data, site),
      data: name === "trackingExecuted" ? { ...data, ...takeLosses() } : data,
    };
  }

  async function store(event: ReportedEvent, page: Page): Promise<SentTo> {
    const code = site();
    if (!code) return "dropped";
    const item = { site: code, session: session(), event: envelopeOf(event, page, code) };
    const isStored = queue.store(item);
    onQueued();
    if (isStored) return "queued";
    return new Promise((resolve) => asking.set(item.event.id, resolve));
  }

  const api: CollectOnTrackApi = {
    async track(event) {
      // Other teams' scripts call this, too.
      if (!isEvent(event) || isPreview(cookies())) return "dropped";
      const itsPage = page;
      if (event.name === "Reset") page = {};
      const consent = look();
      if (consent === "granted") return store(event, itsPage);
      return consent === "refused" ? "dropped" : hold(event);
    },
  };

  return {
    api,
    look,
    drop,
    /** Starts another page view. Call it when the browser shows the page again from its cache. */
    startPage() {
      page = {};
    },
    /** Call when the collector has answered for an event, or the event is lost. */
    report(id: string, result: SentTo) {
      asking.get(id)?.(result);
      asking.delete(id);
    },
  };
}

const testGroups = new RegExp(testGroupsPattern);

const isGroup = (group: string) => /^[\w-]{1,20}$/.test(group);

const isEvent = (event: Partial<ReportedEvent> | undefined): event is ReportedEvent =>
  typeof event?.name === "string" &&
  typeof event.data === "object" &&
  event.data !== null &&
  Number.isSafeInteger(event.time) &&
  event.time! >= 0;
