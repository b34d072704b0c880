import { monitoringPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { anEvent, decide } from "../../../tests/support/tracked-shopper.ts";
import {
  closeBrowser,
  openTrackingPage,
  type TrackingPage,
} from "../../../tests/support/tracking-page.ts";
import { sessionKey } from "../tracking-contract.ts";
import { log, setMonitor, trace } from "./log.ts";
import { createMonitor, maxReports } from "./monitoring.ts";

const startMonitoring = () => setMonitor(createMonitor());

let page: TrackingPage | undefined;
let sent: { url: string; init: RequestInit }[] = [];
let response: () => Response | Promise<Response>;

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 });
  sent = [];
  response = () => new Response("{}");
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    sent.push({ url, init });
    return response();
  });
  // Entries of other tests must not be replayed.
  (trace() as unknown[]).length = 0;
});
afterEach(() => {
  setMonitor();
  vi.unstubAllGlobals();
  closeBrowser(page);
  page = undefined;
  document.body.replaceChildren();
});

const eventOf = ({ init }: (typeof sent)[0]) =>
  JSON.parse((init.body as string).split("\n")[2]!) as {
    message: string;
    level: string;
    tags: Record<string, string>;
  };
const messages = () => sent.map((request) => eventOf(request).message);
const answers = () => vi.advanceTimersByTimeAsync(0);

test("monitoring reports errors and warnings, also those logged before it, each message once", () => {
  log("warning", "before", { email: "ida@example.com" });
  startMonitoring();
  for (const level of ["trace", "debug", "info", "tableTitle"] as const) log(level, level);
  for (let time = 0; time < 3; time++) log("error", "broken", new Error("secret"));
  expect(sent.map((request) => [eventOf(request).level, eventOf(request).message])).toEqual([
    ["warning", "before"],
    ["error", "broken"],
  ]);
  expect(JSON.stringify(sent)).not.toMatch(/ida|secret/);
  expect(sent[0]).toMatchObject({
    url: monitoringPath,
    init: { method: "POST", keepalive: true, credentials: "omit" },
  });
});

test("monitoring limits the number of reports of a page", async () => {
  startMonitoring();
  for (let count = 0; count < 2 * maxReports; count++) log("error", `broken ${count}`);
  expect(sent).toHaveLength(maxReports);
  expect(maxReports).toBeLessThan(100);
});

test("monitoring names the session only with consent to statistics", () => {
  localStorage.setItem(sessionKey, '{"name":"session-1","last":1800000000000}');
  startMonitoring();
  log("error", "undecided");
  decide("C0001:1,C0002:0");
  log("error", "refused");
  decide("C0001:1,C0002:1");
  log("error", "granted");
  expect(sent.map((request) => eventOf(request).tags.session)).toEqual([
    undefined,
    undefined,
    "session-1",
  ]);
});

test.each<[string, number, Record<string, string>, number]>([
  ["429 with a time", 429, { "retry-after": "30" }, 30_000],
  ["429 without one", 429, {}, 60_000],
  ["503 with a time", 503, { "retry-after": "5" }, 5_000],
])(
  "after the answer $0 monitoring sends no report for $3 ms",
  async (_, status, headers, milliseconds) => {
    response = () => new Response("", { status, headers });
    startMonitoring();
    log("error", "1");
    await answers();
    log("error", "2");
    vi.setSystemTime(Date.now() + milliseconds - 1);
    log("error", "3");
    vi.setSystemTime(Date.now() + 1);
    log("error", "4");
    expect(messages()).toEqual(["1", "4"]);
  },
);

test("a blocked monitoring service causes no further report, log entry or error in the page", async () => {
  const failed = vi.fn<() => void>();
  addEventListener("unhandledrejection", failed);
  response = () => Promise.reject(new TypeError("Failed to fetch"));
  startMonitoring();
  log("error", "broken");
  await answers();
  vi.useRealTimers();
  await new Promise((done) => setTimeout(done));
  removeEventListener("unhandledrejection", failed);
  expect(sent).toHaveLength(1);
  expect(trace()).toHaveLength(1);
  expect(failed).not.toHaveBeenCalled();
});

test.each([
  ["has", true, 1],
  ["has no", false, 0],
])(
  "a page whose border $0 monitoring service sends $2 reports, only to the shop",
  async (_, hasMonitoring, count) => {
    vi.unstubAllGlobals();
    decide("C0001:1,C0002:1");
    page = await openTrackingPage({
      border: hasMonitoring ? 'data-monitoring="true"' : undefined,
      // The collector refuses the request, which logs a warning.
      response: async () => new Response("", { status: 400 }),
    });
    await page.api.track(anEvent());
    await vi.advanceTimersByTimeAsync(1_000);
    await vi.waitFor(() => expect(page!.queued()).toEqual([]));
    await vi.dynamicImportSettled();
    const { requests } = page.done;
    expect(requests.filter(({ url }) => url === monitoringPath)).toHaveLength(count);
    expect(requests.filter(({ url }) => !url.startsWith("/"))).toEqual([]);
  },
);
