import { publishPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  anEvent,
  aPurchase,
  decide,
  forgetShopper,
  writeGroups,
} from "../../../tests/support/tracked-shopper.ts";
import {
  closeBrowser,
  openTrackingPage,
  type TrackingPage,
} from "../../../tests/support/tracking-page.ts";
import { lostEventsKey, queuePrefix, tabStorageKey } from "../tracking-contract.ts";
import type { Batch } from "../tracking-schema.ts";
import { queueLimits } from "./event-queue.ts";
import type { CollectOnTrackApi } from "./tracking-api.ts";
import { lostPagesKey } from "./lost-pages.ts";

let page: TrackingPage | undefined;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  forgetShopper();
  decide("C0001:1,C0002:1");
});
afterEach(() => closeBrowser(page));

const open = async (...options: Parameters<typeof openTrackingPage>) =>
  (page = await openTrackingPage(...options));

test("a tracked event has all that its batch and its envelope need", async () => {
  document.cookie = "abTests=headline%3Ab%2Cteaser%3Ashort";
  writeGroups("C0001:1,C0002:1,C0003:0,a group of the host:1");
  const { api, queued } = await open();
  await api.track({ ...anEvent(), time: 1_700_000_000_000 });
  await api.track(aPurchase("4711"));
  const [first, second] = queued();
  expect(first).toEqual({
    site: "AT",
    session: expect.stringMatching(/^[\w-]{8,40}$/),
    event: {
      // The first 48 bits are the event's time.
      id: expect.stringMatching(/^018bcfe5-6800-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/),
      name: "CustomEventData",
      version: 1,
      time: 1_700_000_000_000,
      tab: expect.stringMatching(/^[\w-]{8,40}$/),
      sequence: 1,
      page: expect.stringMatching(/^[\w-]{8,40}$/),
      consent: ["C0001", "C0002"],
      tests: "headline:b,teaser:short",
      data: { event: "click", fields: {} },
    },
  });
  expect(second!.event).toMatchObject({ sequence: 2, key: "purchase:AT:4711" });
  expect(second!.event.page).toBe(first!.event.page);
});

test("a tracked event leaves out malformed A/B groups and a malformed visitor cookie", async () => {
  document.cookie = "abTests=<script>";
  document.cookie = "userKey=a b c";
  const { api, done, queued, leave } = await open();
  await api.track(anEvent());
  expect(queued()[0]!.event).not.toHaveProperty("tests");
  leave();
  expect(JSON.parse(done.beacons[0]!)).not.toHaveProperty("visitor");
});

test("the visitor's cookie lives for 30 days from each use and is not sent to other sites", async () => {
  const { api, done, hide, leave } = await open();
  await api.track(anEvent());
  hide();
  await api.track(anEvent());
  leave();
  const [first, next, ...others] = done.visitorCookies;
  expect(first).toMatch(/^userKey=[\w-]{8,40};path=\/;max-age=2592000;SameSite=Lax/);
  expect([next, ...others]).toEqual([first]);
});

test("event numbers go on with the tab's next page, and a copied tab starts again at one", async () => {
  const first = await open();
  await first.api.track(anEvent());
  const copied = sessionStorage.getItem(tabStorageKey)!;
  first.close();
  vi.advanceTimersByTime(1);
  const second = await open();
  await second.api.track(anEvent());
  second.close();
  sessionStorage.setItem(tabStorageKey, copied);
  vi.advanceTimersByTime(1);
  const third = await open();
  await third.api.track(anEvent());
  const [one, two, three] = third.queued();
  expect([one, two, three].map((item) => item!.event.sequence)).toEqual([1, 2, 1]);
  expect(two!.event.tab).toBe(one!.event.tab);
  expect(two!.event.page).not.toBe(one!.event.page);
  expect(three!.event.tab).not.toBe(one!.event.tab);
  expect(new Set([one, two, three].map((item) => item!.session)).size).toBe(1);
});

test("the next page reports lost events, and a dropped report is repeated", async () => {
  const executed = () =>
    ({ name: "trackingExecuted", data: { events: 1, waited: 5 }, time: Date.now() }) as const;
  const { api, queued } = await open();
  localStorage.setItem(lostPagesKey, "2");
  await api.track(executed());
  expect(queued().map(({ event }) => event.data)).toEqual([
    { events: 1, waited: 5, lost_pages: 2, lost_events: 0 },
  ]);
  // The queue is full, and the report has the lowest priority of all pending events.
  for (let count = 0; count < queueLimits.events; count++) await api.track(anEvent());
  expect(queued()).toHaveLength(queueLimits.events);
  expect(localStorage.getItem(lostPagesKey)).toBe("2");
  expect(localStorage.getItem(lostEventsKey)).toBe("1");
});

test("a page from the back-forward cache, and one after a Reset, is tracked as another page of its tab", async () => {
  const { api, queued, leave, comeBack } = await open();
  await api.track(anEvent("1"));
  leave();
  comeBack();
  await api.track(anEvent("2"));
  // A page that is shown for the first time does not come from the back-forward cache.
  dispatchEvent(new PageTransitionEvent("pageshow"));
  await api.track({ name: "Reset", data: {}, time: Date.now() });
  await api.track(anEvent("4"));
  const events = queued().map(({ event }) => event);
  const bySequence = [1, 2, 3, 4].map((number) => events.find((each) => each.sequence === number)!);
  const pages = bySequence.map(({ page }) => page);
  expect(new Set(pages).size).toBe(3);
  expect(pages[1]).toBe(pages[2]);
  expect(new Set(events.map(({ tab }) => tab)).size).toBe(1);
});

test("a prerendered page stores no tracking data until the shopper arrives", async () => {
  const prerendering = { configurable: true, value: true };
  Object.defineProperty(document, "prerendering", prerendering);
  const { api, queued, done } = await open();
  expect(await api.track(anEvent())).toBe("waiting");
  await vi.advanceTimersByTimeAsync(5_000);
  expect([done.writes, done.visitorCookies]).toEqual([[], []]);
  Object.defineProperty(document, "prerendering", { ...prerendering, value: false });
  document.dispatchEvent(new Event("prerenderingchange"));
  expect(queued()).toHaveLength(1);
});

test("staff who preview are not tracked", async () => {
  document.cookie = "PreviewToken=x";
  const { api, queued } = await open();
  expect(await api.track(anEvent())).toBe("dropped");
  expect(queued()).toEqual([]);
});

test.each([
  [undefined],
  [null],
  [7],
  [{}],
  [{ name: "CustomEventData", data: null, time: 1 }],
  [{ name: "CustomEventData", data: {}, time: NaN }],
  [{ name: "CustomEventData", data: {}, time: -1 }],
  [{ name: 7, data: {}, time: 1 }],
])("a script of another team that tracks %j is told that it is dropped", async (event) => {
  const { api, queued } = await open();
  expect(await (api as { track(event: unknown): unknown }).track(event)).toBe("dropped");
  expect(queued()).toEqual([]);
});

test("a host's own tracking API stays, and events of earlier visits are still sent", async () => {
  const first = await open();
  await first.api.track(anEvent());
  first.close();
  const own: CollectOnTrackApi = { track: async () => "dropped" };
  window.CollectOnTrackApi = own;
  const { done } = await open();
  expect(window.CollectOnTrackApi).toBe(own);
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
});

test("where nothing can be stored, an event is sent from memory, and its answer returned", async () => {
  const { api, done, queued } = await open({
    response: async () => {
      const { events } = JSON.parse(done.requests[0]!.init.body as string) as Batch;
      const accepted = events.map(({ id }) => id);
      return Response.json({ accepted, duplicate: [], rejected: [] });
    },
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const response = api.track(anEvent());
  await vi.advanceTimersByTimeAsync(500);
  expect(await response).toBe("accepted");
  expect(done.requests.map(({ url }) => url)).toEqual([publishPath]);
  expect(queued()).toEqual([]);
});

test("a browser that forbids its storage tracks from the page's memory", async () => {
  for (const name of ["localStorage", "sessionStorage"] as const)
    vi.spyOn(window, name, "get").mockImplementation(() => {
      throw new DOMException("forbidden", "SecurityError");
    });
  const { api, done } = await open();
  void api.track(anEvent());
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
});

test("a page that is left hands over waiting events, and the next visit sends them until answered", async () => {
  const { api, done, leave, queued } = await open();
  await api.track(anEvent());
  leave();
  expect(done.beacons).toHaveLength(1);
  expect(queued()).toHaveLength(1);
  const { id } = queued()[0]!.event;
  page!.close();
  const next = await open();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(next.done.requests).toHaveLength(1));
  expect(next.done.requests[0]!.init.body).toContain(id);
  expect(done.beacons[0]).toContain(id);
});

test("events that a left page handed over are sent again when it comes back from the browser's cache", async () => {
  const { api, done, leave, comeBack, queued } = await open();
  await api.track(anEvent());
  leave();
  expect(done.beacons).toHaveLength(1);
  // The request that was collecting events is gone with the page.
  await vi.advanceTimersByTimeAsync(500);
  expect(done.requests).toEqual([]);
  comeBack();
  await vi.advanceTimersByTimeAsync(500);
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
  expect(done.requests[0]!.init.body).toContain(queued()[0]!.event.id);
});

test("a page in a frame tracks through the parent that its attribute names, and stores nothing itself", async () => {
  const { dataset } = document.documentElement;
  dataset.trackingParent = "https://www.example.com";
  const posted: unknown[][] = [];
  const parentWindow = { postMessage: (...message: unknown[]) => posted.push(message) };
  vi.spyOn(window, "parent", "get").mockReturnValue(parentWindow as unknown as Window);
  const { api, done } = await open();
  void api.track(anEvent());
  await vi.waitFor(() =>
    expect(posted[0]).toEqual([{ kontorTracking: "hello" }, "https://www.example.com"]),
  );
  expect([done.writes, done.requests, done.visitorCookies]).toEqual([[], [], []]);
  delete dataset.trackingParent;
});

test("a page that names the origins of its frames answers their greeting", async () => {
  const { dataset } = document.documentElement;
  dataset.trackingFrames = "https://one.example https://two.example";
  await open();
  const frame = document.body.appendChild(document.createElement("iframe")).contentWindow!;
  const posted: unknown[][] = [];
  frame.postMessage = (...message: unknown[]) => void posted.push(message);
  const data = { kontorTracking: "hello" };
  await vi.waitFor(() => {
    dispatchEvent(
      new MessageEvent("message", { data, origin: "https://two.example", source: frame }),
    );
    expect(posted[0]).toEqual([{ kontorTracking: "ready" }, "https://two.example"]);
  });
  delete dataset.trackingFrames;
});

test("tracking does not listen to unload, which would keep pages out of the browser's cache", async () => {
  const { listensTo } = await open();
  expect(listensTo()).toContain("pagehide");
  expect(listensTo()).not.toContain("unload");
  expect(listensTo()).not.toContain("beforeunload");
});

test("an event on a page that names no site is dropped", async () => {
  const { api } = await open();
  document.body.replaceChildren();
  expect(await api.track(anEvent())).toBe("dropped");
  expect(Object.keys(localStorage).filter((key) => key.startsWith(queuePrefix))).toEqual([]);
});

test("a purchase that the collector refuses is new when the host corrects it", async () => {
  const { isNewPurchase } = await import("./purchases.ts");
  expect(isNewPurchase("purchase", "4711")).toBe(true);
  const { api, done } = await open({
    response: async () => {
      const { events } = JSON.parse(done.requests[0]!.init.body as string) as Batch;
      return Response.json({
        accepted: [],
        duplicate: [],
        rejected: events.map(({ id }) => ({ id, code: "invalid" })),
      });
    },
  });
  await api.track(aPurchase("4711"));
  await vi.waitFor(() => expect(isNewPurchase("purchase", "4711")).toBe(true));
});
