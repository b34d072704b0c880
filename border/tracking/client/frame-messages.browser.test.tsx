import { afterEach, expect, test, vi } from "vitest";
import { anEvent } from "../../../tests/support/tracked-shopper.ts";
import { createParentTransport, listenToFrames } from "./frame-messages.ts";
import type { ReportedEvent } from "./tracking-api.ts";

const { origin } = location;
const shop = "https://www.example.com";

let ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** Removes message listeners after the test. */
function listensUntilTheEnd() {
  const listen = window.addEventListener.bind(window) as EventTarget["addEventListener"];
  vi.spyOn(window as EventTarget, "addEventListener").mockImplementation((type, listener) => {
    listen(type, listener);
    ends.push(() => window.removeEventListener(type, listener as EventListener));
  });
}

/** The parent window as the frame sees it. */
function openParent() {
  listensUntilTheEnd();
  const posted: [message: unknown, origin: string][] = [];
  const frame = document.body.appendChild(document.createElement("iframe"));
  const parent = frame.contentWindow!;
  parent.postMessage = (message: unknown, target: unknown) =>
    void posted.push([message, target as string]);
  const say = (data: unknown, from = shop, source: MessageEventSource = parent) =>
    dispatchEvent(new MessageEvent("message", { data, origin: from, source }));
  return { parent, posted, say };
}
const kinds = (posted: [message: unknown, origin: string][]) =>
  posted.map(([message]) => (message as { kontorTracking: string }).kontorTracking);

test("a frame's events wait until the parent is ready, and each gets its own answer", async () => {
  const { parent, posted, say } = openParent();
  const { track } = createParentTransport({ parent, origin: shop });
  const first = track(anEvent("1"));
  const second = track(anEvent("2"));
  expect(kinds(posted)).toEqual(["hello"]);
  say({ kontorTracking: "ready" });
  await vi.waitFor(() => expect(posted).toHaveLength(3));
  expect(posted.map(([, target]) => target)).toEqual([shop, shop, shop]);
  say({ kontorTracking: "answer", number: 2, result: "dropped" });
  say({ kontorTracking: "answer", number: 7, result: "dropped" });
  say({ kontorTracking: "answer", number: 1, result: "queued" });
  expect(await Promise.all([first, second])).toEqual(["queued", "dropped"]);
});

test("a frame repeats its greeting until the parent's script has loaded", async () => {
  const { parent, posted } = openParent();
  createParentTransport({ parent, origin: shop });
  await vi.waitFor(() => expect(kinds(posted).filter((kind) => kind === "hello").length).toBe(3));
});

test.each<[string, string, "parent" | "other"]>([
  ["another origin", "https://www.example.com.evil.example", "parent"],
  ["an origin without https", "http://www.example.com", "parent"],
  ["another window", shop, "other"],
])("a frame sends no event to a hostile parent from %s", async (_, from, source) => {
  const { parent, posted, say } = openParent();
  const { track } = createParentTransport({ parent, origin: shop });
  void track(anEvent());
  say({ kontorTracking: "ready" }, from, source === "parent" ? parent : window);
  await new Promise((done) => setTimeout(done));
  expect(new Set(kinds(posted))).toEqual(new Set(["hello"]));
  expect(new Set(posted.map(([, target]) => target))).toEqual(new Set([shop]));
});

test.each([[null], [7], ["ready"], [{}], [{ kontorTracking: "answer" }]])(
  "a frame ignores the parent's message %j",
  async (message) => {
    const { parent, posted, say } = openParent();
    void createParentTransport({ parent, origin: shop }).track(anEvent());
    say(message);
    await new Promise((done) => setTimeout(done));
    expect(new Set(kinds(posted))).toEqual(new Set(["hello"]));
  },
);

/** A page with a frame, and the events that the page's API received. */
function openPage(origins: string[]) {
  listensUntilTheEnd();
  const tracked: ReportedEvent[] = [];
  listenToFrames({
    origins,
    api: {
      async track(event) {
        tracked.push(event);
        return "queued";
      },
    },
  });
  const answers: [message: unknown, origin: string][] = [];
  const frame = document.body.appendChild(document.createElement("iframe")).contentWindow!;
  frame.postMessage = (message: unknown, target: unknown) =>
    void answers.push([message, target as string]);
  const say = (data: unknown, from: string, source: MessageEventSource = frame) =>
    dispatchEvent(new MessageEvent("message", { data, origin: from, source }));
  return { tracked, answers, say };
}

test("a page takes the events of its frames, and answers each to its origin", async () => {
  const { tracked, answers, say } = openPage([shop]);
  say({ kontorTracking: "hello" }, shop);
  say({ kontorTracking: "event", number: 3, event: anEvent() }, shop);
  await vi.waitFor(() =>
    expect(answers).toEqual([
      [{ kontorTracking: "ready" }, shop],
      [{ kontorTracking: "answer", number: 3, result: "queued" }, shop],
    ]),
  );
  expect(tracked).toHaveLength(1);
});

test("a page ignores events from frames of other origins and from windows that are no frames", async () => {
  const { tracked, answers, say } = openPage([shop]);
  for (const data of [{ kontorTracking: "hello" }, { kontorTracking: "event", number: 1 }, null]) {
    say(data, "https://evil.example");
    say(data, `${shop}.evil.example`);
    say(data, shop, window);
  }
  await new Promise((done) => setTimeout(done));
  expect([tracked, answers]).toEqual([[], []]);
});

test("a real frame that greets its page is answered that it is ready", async () => {
  listensUntilTheEnd();
  const tracked: ReportedEvent[] = [];
  listenToFrames({
    origins: [origin],
    api: {
      async track(event) {
        tracked.push(event);
        return "queued";
      },
    },
  });
  const frame = document.body.appendChild(document.createElement("iframe"));
  const heard: unknown[] = [];
  frame.contentWindow!.addEventListener("message", ({ data }) => heard.push(data));
  const script = frame.contentDocument!.createElement("script");
  script.textContent = `parent.postMessage({ kontorTracking: "hello" }, "${origin}")`;
  frame.contentDocument!.body.append(script);
  await vi.waitFor(() => expect(heard).toEqual([{ kontorTracking: "ready" }]));
});
