import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { lastGood, type HostFragment } from "./last-good.ts";
import { previewCookieOf } from "./preview-cookie.ts";
import { isWhole } from "./whole-fragment.ts";

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, "warn").mockReturnValue();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
const cacheControl = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

/** Returns a cache, and what its pages show while the shop sends a text or fails with undefined. */
function cacheOf(directives = cacheControl, age = 0) {
  const fragment = lastGood();
  let requests = 0;
  return {
    requests: () => requests,
    show: async (html: string | undefined) =>
      (
        await fragment(async () => {
          requests++;
          if (html === undefined) throw new Error("The shop fails.");
          return { html, cacheControl: directives, age };
        })
      )?.fragment.html,
  };
}

test("a failure is logged with its cause once for all pages of the next ten seconds", async () => {
  const { show } = cacheOf();
  await show(undefined);
  await show(undefined);
  expect(console.warn).toHaveBeenCalledExactlyOnceWith(
    expect.any(String),
    new Error("The shop fails."),
  );
});

test("a fragment is requested once while it is fresh", async () => {
  const { show, requests } = cacheOf();
  expect(await show("first")).toBe("first");
  pass(59);
  expect(await show("second")).toBe("first");
  expect(requests()).toBe(1);
});

test("pages with a fragment live for the rest of its lifetime, and briefly while the shop fails", async () => {
  const fragment = lastGood();
  const lifetime = async (load: () => Promise<HostFragment>) => (await fragment(load))?.lifetime;
  const good = async () => ({ html: "good", cacheControl, age: 10 });
  const fail = () => Promise.reject(new Error("The shop fails."));
  expect(await lifetime(good)).toEqual({ fresh: 50, stale: 600 });
  pass(20);
  expect(await lifetime(fail)).toEqual({ fresh: 30, stale: 600 });
  pass(100);
  // It is renewed at the same time.
  expect(await lifetime(fail)).toEqual({ fresh: 0, stale: 530 });
  expect(await lifetime(fail)).toEqual({ fresh: 10, stale: 0 });
});

test("a fragment beyond its max-age is shown once more while it is renewed", async () => {
  const { show } = cacheOf();
  await show("first");
  pass(61);
  expect(await show("second")).toBe("first");
  expect(await show("third")).toBe("second");
});

test("a page waits for the new fragment once the old one may not be shown", async () => {
  const { show } = cacheOf();
  await show("first");
  pass(661);
  expect(await show("second")).toBe("second");
});

test("the time that a fragment spent in another cache counts", async () => {
  const { show } = cacheOf("max-age=60", 50);
  await show("first");
  pass(11);
  expect(await show("second")).toBe("second");
});

test("a fragment without Cache-Control is shown to the pages that waited for it", async () => {
  const { show } = cacheOf("");
  expect(await Promise.all([show("first"), show("second")])).toEqual(["first", "first"]);
  pass(1);
  expect(await show("third")).toBe("third");
});

test("while the shop fails the last good fragment is shown for a day, and the shop asked every ten seconds", async () => {
  const { show, requests } = cacheOf();
  await show("good");
  pass(700);
  for (let views = 0; views < 5; views++) expect(await show(undefined)).toBe("good");
  expect(requests()).toBe(2);
  pass(10);
  expect(await show(undefined)).toBe("good");
  expect(requests()).toBe(3);
  pass(86_400);
  expect(await show(undefined)).toBeUndefined();
  pass(10);
  expect(await show("new")).toBe("new");
});

test("no page waits for a shop that hangs once it has failed, and each is stale until it answers", async () => {
  const fragment = lastGood();
  const send = async (html: string) => ({ html, cacheControl, age: 0 });
  const fail = () => Promise.reject(new Error("The shop fails."));
  await fragment(() => send("good"));
  pass(650);
  await fragment(fail);
  expect(await fragment(fail)).toMatchObject({ fragment: { html: "good" }, isStale: true });
  pass(20);
  let fetched: (() => void) | undefined;
  const hang = () => new Promise<void>((resolve) => (fetched = resolve)).then(() => send("new"));
  expect(await fragment(hang)).toMatchObject({ fragment: { html: "good" }, isStale: true });
  fetched!();
  await vi.waitFor(async () =>
    expect(await fragment(fail)).toMatchObject({ fragment: { html: "new" }, isStale: false }),
  );
});

/** A fragment of an overloaded shop. */
const simple = {
  html: "simple",
  cacheControl: "public, max-age=0, stale-if-error=86400",
  age: 0,
  isDegraded: true,
};

test("a clock that is set back freezes neither a fragment nor the pause after a failure", async () => {
  const { show } = cacheOf();
  await show("first");
  pass(-7_200);
  expect(await show(undefined)).toBe("first");
  pass(-7_200);
  expect(await show("second")).toBe("second");
});

test("a simpler fragment replaces no whole one, neither in memory nor in the store, and counts as a failure", async () => {
  const stored: string[] = [];
  const store = {
    read: async () => undefined,
    write: async ({ fragment }: { fragment: { html: string } }) => void stored.push(fragment.html),
  };
  const fragment = lastGood({ store });
  const send = async (html: string) => ({ html, cacheControl, age: 0 });
  const overloaded = vi.fn<() => Promise<typeof simple>>().mockResolvedValue(simple);
  await fragment(() => send("whole"));
  pass(700);
  for (let views = 0; views < 5; views++)
    expect(await fragment(overloaded)).toMatchObject({
      fragment: { html: "whole" },
      isStale: true,
    });
  expect(overloaded).toHaveBeenCalledOnce();
  pass(11);
  await fragment(() => send("new"));
  await vi.waitFor(async () =>
    expect(await fragment(overloaded)).toMatchObject({ fragment: { html: "new" }, isStale: false }),
  );
  expect(stored).toEqual(["whole", "new"]);
});

test("a simpler fragment is shown without a whole one, while the shop is left in peace", async () => {
  const fragment = lastGood();
  const overloaded = vi.fn<() => Promise<typeof simple>>().mockResolvedValue(simple);
  for (let views = 0; views < 5; views++)
    expect(await fragment(overloaded)).toMatchObject({ fragment: simple, isStale: true });
  expect(overloaded).toHaveBeenCalledOnce();
});

test("a simpler fragment replaces no whole one of the store after a restart", async () => {
  const whole = { fragment: { html: "whole", cacheControl, age: 0 }, since: Date.now() };
  const write = vi.fn<() => Promise<void>>();
  pass(700);
  const fragment = lastGood({ store: { read: async () => whole, write } });
  expect(await fragment(async () => simple)).toMatchObject({ fragment: { html: "whole" } });
  expect(write).not.toHaveBeenCalled();
});

test("a page waits for a shop whose last failure was long ago", async () => {
  const { show } = cacheOf();
  await show("good");
  pass(700);
  await show(undefined);
  pass(3_600);
  expect(await show("new")).toBe("new");
});

test.each([
  [
    "a header",
    '<link rel="stylesheet"><header data-kontor="header">a</header><script></script>',
    true,
  ],
  ["a footer", '<footer class="a" data-kontor="footer">a</footer>', true],
  ["the first half of a header", '<header data-kontor="header">a', false],
  [
    "a footer in its strict form",
    '<kontor-border data-kontor="shadow"><template><footer data-kontor="footer">a</footer></template></kontor-border>',
    true,
  ],
  [
    "a strict form without its end",
    '<kontor-border data-kontor="shadow"><template><footer data-kontor="footer">a</footer>',
    false,
  ],
  ["another page", "<html><header>Under maintenance</header></html>", false],
  ["nothing", "", false],
])("%s counts as a whole fragment or not", (_name, html, expected) => {
  expect(isWhole(html)).toBe(expected);
});

test("a hostile page of two megabytes is refused at once", () =>
  expect(isWhole("<header ".repeat(250_000))).toBe(false));

const token = `PreviewToken=2.${"e30".repeat(10)}.${"A".repeat(43)}`;

test.each([
  [token, token],
  [`cartId=a; ${token}; b=c`, token],
  [`No${token}`, undefined],
  ["PreviewToken=2.e30.AAAA", undefined],
  [undefined, undefined],
])("a host passes on only cookies of staff: %s", (cookies, expected) => {
  expect(previewCookieOf(cookies)).toBe(expected);
});
