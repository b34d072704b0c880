import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import type { Suggestions } from "../search-schema.ts";
import { holds } from "./highlight.ts";
import { createSuggestionsSession, type SuggestionsView } from "./suggestions-session.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Starts a session whose requests stay pending until the test answers them. */
function start() {
  const views: SuggestionsView[] = [];
  const requests: { text: string; signal: AbortSignal; respond(response: Response): void }[] = [];
  const session = createSuggestionsSession({
    site: "DE",
    onChange: (view) => views.push(view),
    send: (url, init) =>
      new Promise((respond) =>
        requests.push({
          text: new URLSearchParams(String(url).split("?")[1]).get("q")!,
          signal: init!.signal!,
          respond,
        }),
      ),
  });
  return { session, views, requests };
}

const termsOf = (...terms: string[]): Suggestions => ({
  products: [],
  searchTerms: terms.map((searchterm) => ({ searchterm })),
});
const shown = (view: SuggestionsView | undefined) =>
  view?.searchTerms.map(({ searchterm }) => searchterm);

test("suggestions that contain the new text stay until its answer arrives", async () => {
  const { session, views, requests } = start();
  session.type("kaf");
  requests[0]!.respond(Response.json(termsOf("kaffee", "kafka", "Filterkáffee")));
  await vi.advanceTimersByTimeAsync(0);
  session.type("kaff");
  expect(views.at(-1)!.status).toBe("waiting");
  expect(shown(views.at(-1))).toEqual(["kaffee", "Filterkáffee"]);
  requests[1]!.respond(Response.json(termsOf("kaffee")));
  await vi.advanceTimersByTimeAsync(0);
  expect(views.at(-1)!.status).toBe("answered");
  expect(shown(views.at(-1))).toEqual(["kaffee"]);
});

test("the same text typed again is answered without a request", async () => {
  const { session, views, requests } = start();
  session.type("kaf");
  requests[0]!.respond(Response.json(termsOf("kaffee")));
  await vi.advanceTimersByTimeAsync(0);
  session.type("");
  expect(shown(views.at(-1))).toEqual([]);
  session.type("kaf");
  expect(views.at(-1)!.status).toBe("answered");
  expect(shown(views.at(-1))).toEqual(["kaffee"]);
  expect(requests).toHaveLength(1);
});

test("suggested terms that differ in case only are shown once", async () => {
  const { session, views, requests } = start();
  session.type("kav");
  requests[0]!.respond(Response.json(termsOf("Kávé", "kave", "KÁVÉ", "kávéfőző")));
  await vi.advanceTimersByTimeAsync(0);
  expect(shown(views.at(-1))).toEqual(["Kávé", "kávéfőző"]);
});

test("without a network there are no suggestions, and the next text asks again", async () => {
  const { session, views, requests } = start();
  session.type("kaf");
  requests[0]!.respond(Response.error());
  await vi.advanceTimersByTimeAsync(60_000);
  expect(views.at(-1)).toMatchObject({ text: "kaf", status: "failed", searchTerms: [] });
  session.type("kaff");
  expect(requests.at(-1)!.text).toBe("kaff");
});

/** Events in any order: responses arrive late, out of order, fail and are retried. */
const events = fc.array(
  fc.oneof(
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("type" as const),
        text: fc.stringMatching(/^[abá]{0,4}$/),
      }),
    },
    fc.record({ do: fc.constant("reset" as const), text: fc.stringMatching(/^[ab]{0,3}$/) }),
    fc.record({ do: fc.constant("cancel" as const) }),
    fc.record({ do: fc.constant("wait" as const), time: fc.integer({ min: 0, max: 3_000 }) }),
    {
      weight: 3,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        /** Counted back from the latest one. */
        request: fc.nat({ max: 2 }),
        status: fc.constantFrom(200, 200, 404, 500),
      }),
    },
  ),
  { maxLength: 30, size: "max" },
);

/** While a response is pending, earlier suggestions that contain the text may be shown. */
function mayShow(term: string, { text, status }: SuggestionsView): boolean {
  if (status === "answered") return [`for ${text}`, `${text} and more`].includes(term);
  return status === "waiting" && holds(term, text);
}

test("in any order of events, no answer with suggestions shows for another text", async () => {
  await fc.assert(
    fc.asyncProperty(events, async (happened) => {
      const { session, views, requests } = start();
      let text = "";
      for (const event of happened) {
        if (event.do === "type") session.type((text = event.text));
        else if (event.do === "reset") session.reset((text = event.text));
        else if (event.do === "cancel") session.cancel();
        else if (event.do === "wait") await vi.advanceTimersByTimeAsync(event.time);
        else {
          const request = requests.at(-1 - event.request);
          const response = termsOf(`for ${request?.text}`, `${request?.text} and more`);
          request?.respond(Response.json(response, { status: event.status }));
          await vi.advanceTimersByTimeAsync(0);
        }
        expect(views.at(-1)?.text ?? text).toBe(text);
      }
      session.cancel();
      const count = views.length;
      for (const request of requests) request.respond(Response.json(termsOf("too late")));
      await vi.advanceTimersByTimeAsync(60_000);
      expect(views).toHaveLength(count);

      for (const view of views)
        for (const term of shown(view)!) expect(mayShow(term, view)).toBe(true);
    }),
    { numRuns: 300 },
  );
});
