import { popularTermsPath } from "../../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { show } from "../../../tests/support/show.tsx";
import { searchLimits } from "../search-contract.ts";
import type { Suggestions } from "../search-schema.ts";
import { recentSearchesStorageKey } from "../search-storage.ts";
import { searchBox } from "./SearchBox.examples.tsx";
import { SearchBox } from "./SearchBox.tsx";
import { holds } from "./highlight.ts";

let requests: { text: string; respond(response: Response): void }[] = [];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.stubGlobal("kontor", { router: { navigate() {} } });
  vi.stubGlobal("fetch", (url: string) => {
    if (url.startsWith(popularTermsPath))
      return Promise.resolve(new Response(null, { status: 503 }));
    const text = new URL(url, location.href).searchParams.get("q")!;
    return new Promise<Response>((respond) => requests.push({ text, respond }));
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  localStorage.clear();
});

/** Returns a term that identifies the text it answers and contains none of the typed texts. */
const termFor = (text: string) =>
  `no. ${Array.from(text, (letter) => letter.codePointAt(0)).join("-")}`;
const answerTo = (text: string): Suggestions => ({
  products: [],
  searchTerms: [{ searchterm: termFor(text) }],
});

/** Whether a term belongs to the text, or to an earlier response and contains the text, as after an arrow key. */
const mayShow = (term: string, typed: string) =>
  typed ? term === termFor(typed) || holds(term, typed) : recentSearches().includes(term);
const recentSearches = () =>
  JSON.parse(localStorage.getItem(recentSearchesStorageKey) ?? "[]") as string[];

const input = () => document.querySelector<HTMLInputElement>("[role=combobox]")!;
const shownTerms = () =>
  [...document.querySelectorAll<HTMLElement>("[role=option]")]
    .filter((option) => option.checkVisibility())
    .map((option) => option.textContent);

/** Waits until promises are settled and React has rendered. */
async function settle() {
  for (let turn = 0; turn < 3; turn++)
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      port2.postMessage(undefined);
    });
}

function press(key: string) {
  input().focus();
  const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
  const isHandled = !input().dispatchEvent(event);
  if (key === "Enter" && !isHandled) input().form!.requestSubmit();
}

function write(letter: string) {
  input().focus();
  document.execCommand(letter ? "insertText" : "delete", false, letter);
}

const steps = fc.array(
  fc.oneof(
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("write" as const),
        // The empty string is the backspace key.
        letter: fc.constantFrom("a", "b", "á", " ", ""),
      }),
    },
    fc.record({
      do: fc.constant("press" as const),
      key: fc.constantFrom("ArrowDown", "ArrowUp", "Escape", "Enter"),
    }),
    fc.record({ do: fc.constant("leave" as const) }),
    fc.record({ do: fc.constant("clear" as const) }),
    fc.record({ do: fc.constant("wait" as const), time: fc.integer({ min: 0, max: 4_000 }) }),
    {
      weight: 4,
      arbitrary: fc.record({
        do: fc.constant("answer" as const),
        /** Counted back from the latest one. */
        request: fc.nat({ max: 2 }),
        status: fc.constantFrom(200, 200, 200, 404, 503),
      }),
    },
  ),
  { maxLength: 40, size: "max" },
);

test("after five failed requests the box says so until another text has suggestions", async () => {
  requests = [];
  const main = show(<SearchBox {...searchBox} />);
  const { failed, failedHint } = searchBox.texts;
  input().focus();
  write("ab");
  for (let attempt = 1; attempt <= 5; attempt++) {
    await settle();
    expect(main.innerText).not.toContain(failed);
    expect(requests).toHaveLength(attempt);
    requests.at(-1)!.respond(new Response(null, { status: 503 }));
    await settle();
    await vi.advanceTimersByTimeAsync(searchLimits.retryDelay);
  }
  expect(main.innerText).toContain(failed);
  expect(main.innerText).toContain(failedHint);
  await vi.advanceTimersByTimeAsync(1_000);
  await settle();
  expect(main.querySelector("[role=status]")?.textContent).toBe(`${failed} ${failedHint}`);

  write("c");
  await settle();
  expect(main.querySelector(".kontor-search__nothing")).toBeNull();
  requests.at(-1)!.respond(Response.json(answerTo("abc")));
  await settle();
  expect(shownTerms()).toEqual([termFor("abc")]);
});

test("random keys and late, failing or retried answers: the box shows none for another text", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (taken) => {
      requests = [];
      localStorage.clear();
      show(<SearchBox key={Math.random()} {...searchBox} />);
      let typed = "";
      for (const step of taken) {
        const isArrow = step.do === "press" && step.key.startsWith("Arrow");
        if (step.do === "write") write(step.letter);
        else if (step.do === "press") press(step.key);
        else if (step.do === "leave") input().blur();
        else if (step.do === "clear")
          document.querySelector<HTMLElement>(".kontor-search__clear")!.click();
        else if (step.do === "wait") await vi.advanceTimersByTimeAsync(step.time);
        else {
          const request = requests.at(-1 - step.request);
          request?.respond(Response.json(answerTo(request.text), { status: step.status }));
        }
        await settle();

        const wasTyped = step.do !== "wait" && step.do !== "answer" && !isArrow;
        if (wasTyped) typed = input().value;
        expect(shownTerms().filter((term) => !mayShow(term, typed))).toEqual([]);
        expect([typed, ...shownTerms()]).toContain(input().value);
      }

      // The box still works afterwards.
      input().focus();
      input().select();
      write("aabb");
      await settle();
      for (const { text, respond } of requests) respond(Response.json(answerTo(text)));
      await expect.poll(shownTerms).toEqual([termFor("aabb")]);
    }),
    { numRuns: 60 },
  );
});
