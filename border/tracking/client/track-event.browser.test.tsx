import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { closeBrowser } from "../../../tests/support/tracking-page.ts";
import { decide } from "../../../tests/support/tracked-shopper.ts";
import { missingApi, queuePrefix } from "../tracking-contract.ts";
import { trace } from "./log.ts";
import type * as Sending from "./track-event.ts";
import type { ReportedEvent } from "./tracking-api.ts";
import type * as Pages from "./track-page-once.ts";

let count = 0;
const copyOf = <T,>(file: string) =>
  import(/* @vite-ignore */ `/border/tracking/client/${file}?copy=${++count}`) as Promise<T>;

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  // Lets the page's client finish leaving before the next page starts.
  dispatchEvent(new PageTransitionEvent("pagehide"));
  delete window.CollectOnTrackApi;
  // The listener stays, as it does in a page.
  delete (window as unknown as { [key: symbol]: { readData?: unknown } })[
    Symbol.for("kontor.pageView")
  ]?.readData;
  vi.restoreAllMocks();
  closeBrowser();
});

/** A host's API that records the events it receives. */
function installApi() {
  const events: ReportedEvent[] = [];
  window.CollectOnTrackApi = {
    async track(event) {
      events.push(event);
      return "queued";
    },
  };
  return events;
}

const custom = (event: string) => ["CustomEventData", { event, fields: {} }] as const;

test("events wait for the page's tracking API, and arrive in order with the time they happened at", async () => {
  const { trackEvent } = await copyOf<typeof Sending>("track-event.ts");
  const start = Date.now();
  trackEvent(...custom("1"));
  await vi.advanceTimersByTimeAsync(19_000);
  trackEvent(...custom("2"));
  expect(trace().filter(({ message }) => message === missingApi)).toHaveLength(96);
  const events = installApi();
  await vi.advanceTimersByTimeAsync(200);
  expect(events.map(({ data, time }) => [data, time - start])).toEqual([
    [{ event: "1", fields: {} }, 0],
    [{ event: "2", fields: {} }, 19_000],
  ]);
});

test("when no tracking API comes in 100 retries of 200 ms, the queue has the events", async () => {
  decide("C0002:1");
  document.body.innerHTML = '<header data-kontor="header" data-site="AT"></header>';
  vi.stubGlobal("fetch", () => new Promise(() => {}));
  const { trackEvent } = await copyOf<typeof Sending>("track-event.ts");
  trackEvent(...custom("1"));
  const queued = () => Object.keys(localStorage).filter((key) => key.startsWith(queuePrefix));
  await vi.advanceTimersByTimeAsync(19_900);
  expect(queued()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(200);
  await vi.waitFor(() => expect(queued()).toHaveLength(1));
  vi.unstubAllGlobals();
});

test.each([
  [
    "throws",
    () => {
      throw new Error("broken");
    },
  ],
  ["fails", () => Promise.reject(new Error("broken"))],
  ["is none", undefined],
])("a host's tracking API that %s is only logged", async (_, track) => {
  window.CollectOnTrackApi = { track } as never;
  const { trackEvent } = await copyOf<typeof Sending>("track-event.ts");
  expect(() => trackEvent(...custom("1"))).not.toThrow();
  await vi.advanceTimersByTimeAsync(0);
  expect(trace().at(-1)).toMatchObject({ level: 2 });
});

const pageData = (path: string) => () =>
  ({ path }) as ReturnType<Parameters<typeof Pages.trackPageOnce>[0]>;
const paths = (events: ReportedEvent[]) =>
  events.map(({ name, data }) =>
    name === "InitialPageData" ? (data as { path: string }).path : name,
  );

test("a page is tracked once, however often and by whichever copy of the script it is requested", async () => {
  const events = installApi();
  const one = await copyOf<typeof Pages>("track-page-once.ts");
  const two = await copyOf<typeof Pages>("track-page-once.ts");
  for (const { trackPageOnce } of [one, one, two]) trackPageOnce(pageData("/a"));
  history.replaceState(null, "", "?page=2");
  one.trackPageOnce(pageData("/a"));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths(events)).toEqual(["/a"]);
});

test("a page from the back-forward cache is tracked again, with what it shows by then", async () => {
  const events = installApi();
  let path = "/a";
  const { trackPageOnce } = await copyOf<typeof Pages>("track-page-once.ts");
  trackPageOnce(() => pageData(path)());
  dispatchEvent(new PageTransitionEvent("pageshow"));
  path = "/b";
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths(events)).toEqual(["/a", "/b"]);
});

test("a single-page host resets, and its next page is tracked", async () => {
  const events = installApi();
  const { leavePage, trackPageOnce } = await copyOf<typeof Pages>("track-page-once.ts");
  trackPageOnce(pageData("/a"));
  leavePage();
  trackPageOnce(pageData("/b"));
  trackPageOnce(pageData("/b"));
  dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  await vi.advanceTimersByTimeAsync(0);
  expect(paths(events)).toEqual(["/a", "Reset", "/b", "/b"]);
});

test("the page says that its first events were sent: how many, and how long after it was shown", async () => {
  const events = installApi();
  const { finishPage, leavePage, trackPageOnce } = await copyOf<typeof Pages>("track-page-once.ts");
  trackPageOnce(pageData("/a"));
  leavePage();
  await vi.advanceTimersByTimeAsync(300);
  trackPageOnce(pageData("/b"));
  finishPage();
  await vi.advanceTimersByTimeAsync(0);
  expect(events.at(-1)).toMatchObject({
    name: "trackingExecuted",
    data: { events: 1, waited: 300 },
  });
});

test("a prerendered page is tracked when the shopper arrives", async () => {
  const events = installApi();
  Object.defineProperty(document, "prerendering", { configurable: true, value: true });
  const { trackPageOnce } = await copyOf<typeof Pages>("track-page-once.ts");
  trackPageOnce(pageData("/a"));
  trackPageOnce(pageData("/a"));
  await vi.advanceTimersByTimeAsync(5_000);
  expect(events).toEqual([]);
  Object.defineProperty(document, "prerendering", { configurable: true, value: false });
  document.dispatchEvent(new Event("prerenderingchange"));
  await vi.advanceTimersByTimeAsync(0);
  expect(events.map(({ time }) => time)).toEqual([1_800_000_005_000]);
});

test("page data that cannot be read is logged, and the page works", async () => {
  const { trackPageOnce } = await copyOf<typeof Pages>("track-page-once.ts");
  trackPageOnce(() => {
    throw new Error("broken");
  });
  expect(trace().at(-1)).toMatchObject({ level: 5 });
});
