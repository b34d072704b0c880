import { visitorEventsPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { searchTrackingStorageKey } from "../../../platform/shared/search-tracking-keys.ts";
import {
  anEvent,
  decide,
  forgetShopper,
  writeDecision,
  writeGroups,
} from "../../../tests/support/tracked-shopper.ts";
import {
  closeBrowser,
  openTrackingPage,
  type TrackingPage,
} from "../../../tests/support/tracking-page.ts";
import { erasurePrefix, productHistoryKey } from "../tracking-contract.ts";

let page: TrackingPage | undefined;

beforeEach(() => void vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => closeBrowser(page));

const open = async () => (page = await openTrackingPage());

function* orders<T>(steps: T[]): Generator<T[]> {
  if (steps.length === 0) yield [];
  for (const [index, step] of steps.entries())
    for (const rest of orders(steps.toSpliced(index, 1))) yield [step, ...rest];
}

const decisions: Record<string, { isGranted: boolean; groups: string }> = {
  "a grant": { isGranted: true, groups: "C0001:1,C0002:1" },
  "a refusal": { isGranted: false, groups: "C00021:1,C0002:0,XC0002:1" },
  "groups of another shop": { isGranted: false, groups: "C00021:1" },
};

test.each(Object.entries(decisions))(
  "tracking does nothing before a grant, in any order of cookies, events and hiding: %s",
  async (_, { isGranted, groups }) => {
    for (const order of orders(["groups", "decision", "event", "track", "hide"])) {
      const { api, done, queued, hide, show, tellConsent, close } = await open();
      const nothing = structuredClone(done);
      const steps: Record<string, () => unknown> = {
        groups: () => writeGroups(groups),
        decision: writeDecision,
        event: () => [tellConsent(), tellConsent()],
        track: () => api.track(anEvent()),
        hide: () => [hide(), show()],
      };
      const missing = new Set(isGranted ? ["groups", "decision"] : ["a grant"]);
      const time = Date.now() + 10 * order.indexOf("track");
      for (const step of order) {
        void steps[step]!();
        missing.delete(step);
        await vi.advanceTimersByTimeAsync(10);
        expect(missing.size === 0 || done, order.join()).toEqual(missing.size === 0 || nothing);
      }
      await vi.advanceTimersByTimeAsync(2_000);
      expect(
        queued().map(({ event }) => event.time),
        order.join(),
      ).toEqual(isGranted ? [time] : []);
      close();
      forgetShopper();
    }
  },
);

test("events that wait for a consent decision are dropped when the page is left", async () => {
  const { api, queued, tellConsent, leave, comeBack } = await open();
  expect(await api.track(anEvent())).toBe("waiting");
  leave();
  comeBack();
  decide("C0002:1");
  tellConsent();
  expect(await api.track(anEvent("second"))).toBe("queued");
  expect(queued().map(({ event }) => event.data)).toEqual([{ event: "second", fields: {} }]);
});

test("waiting events are dropped on a refusal, and do not come back with a later grant", async () => {
  const { api, queued, tellConsent } = await open();
  await api.track(anEvent());
  decide("C0002:0");
  tellConsent();
  expect(await api.track(anEvent())).toBe("dropped");
  decide("C0002:1");
  tellConsent();
  expect(queued()).toEqual([]);
});

test("at most 300 events wait for a consent decision", async () => {
  const { api } = await open();
  for (let count = 0; count < 300; count++) await api.track(anEvent());
  expect(await api.track(anEvent())).toBe("dropped");
});

test("a withdrawn consent removes all that tracking stored, and has the visitor's events erased", async () => {
  decide("C0002:1");
  const { api, done, tellConsent } = await open();
  await api.track(anEvent());
  localStorage.setItem(productHistoryKey, "[]");
  localStorage.setItem(searchTrackingStorageKey, "{}");
  localStorage.setItem("of-the-host", "stays");
  document.cookie = "userKey=visitor-1;path=/";
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    expect(document.cookie).not.toContain("userKey");
    done.requests.push({ url, init });
    return Response.json({ erased: 1, visitor: "visitor-1" });
  });
  decide("C0002:0");
  tellConsent();
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual(["of-the-host"]));
  expect(done.requests).toMatchObject([
    { url: visitorEventsPath, init: { method: "DELETE", body: '{"visitor":"visitor-1"}' } },
  ]);
  expect(Object.keys(sessionStorage)).toEqual([]);
  expect(document.cookie).not.toContain("userKey");
});

test("a withdrawn consent ends the request under way", async () => {
  decide("C0002:1");
  const { api, done, tellConsent } = await open();
  await api.track(anEvent());
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
  decide("C0002:0");
  tellConsent();
  expect(done.requests[0]!.init.signal!.aborted).toBe(true);
});

test("a consent that was withdrawn on a page without tracking counts from the next page on", async () => {
  decide("C0002:1");
  const { api, close } = await open();
  await api.track(anEvent());
  close();
  decide("C0002:0");
  const { queued } = await open();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(queued()).toEqual([]);
});

test("a consent that was withdrawn in another tab counts before the next request", async () => {
  decide("C0002:1");
  const { api, done } = await open();
  await api.track(anEvent());
  document.cookie = "userKey=visitor-1;path=/";
  decide("C0002:0");
  await vi.advanceTimersByTimeAsync(1_000);
  await vi.waitFor(() => expect(done.requests.map(({ url }) => url)).toEqual([visitorEventsPath]));
});

test("an erasure that the collector did not answer is asked for by the next page, even after a new grant", async () => {
  document.cookie = "userKey=visitor-1;path=/";
  decide("C0002:0");
  const { done, close } = await open();
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
  expect(Object.keys(localStorage)).toEqual([`${erasurePrefix}visitor-1`]);
  close();
  decide("C0002:1");
  document.cookie = "userKey=visitor-2;path=/";
  const response = async () => Response.json({ erased: 1, visitor: "visitor-1" });
  const next = (page = await openTrackingPage({ response }));
  await vi.waitFor(() => expect(Object.keys(localStorage)).toEqual([]));
  expect(next.done.requests).toMatchObject([
    { url: visitorEventsPath, init: { body: '{"visitor":"visitor-1"}' } },
  ]);
  expect(document.cookie).toContain("userKey=visitor-2");
});

test("an erasure is asked for again at once when the browser is online again", async () => {
  document.cookie = "userKey=visitor-1;path=/";
  decide("C0002:0");
  const { done } = (page = await openTrackingPage({
    response: () => Promise.reject(new TypeError("offline")),
  }));
  vi.spyOn(Math, "random").mockReturnValue(1);
  await vi.waitFor(() => expect(done.requests).toHaveLength(1));
  dispatchEvent(new Event("online"));
  await vi.advanceTimersByTimeAsync(0);
  await vi.waitFor(() => expect(done.requests).toHaveLength(2));
});

test("where nothing can be stored, the cookie keeps the visitor's name for the next page", async () => {
  document.cookie = "userKey=visitor-1;path=/";
  decide("C0002:0");
  vi.spyOn(window, "localStorage", "get").mockImplementation(() => {
    throw new DOMException("forbidden", "SecurityError");
  });
  const { done } = await open();
  await vi.waitFor(() =>
    expect(done.requests).toMatchObject([{ init: { body: '{"visitor":"visitor-1"}' } }]),
  );
  expect(document.cookie).toContain("userKey=visitor-1");
});
