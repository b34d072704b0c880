import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listen } from "../../../tests/hosts/listen.ts";
import type { PartPlatform } from "./fragment-options.ts";
import { borderFailures } from "../test/failures.ts";
import { startStubShop, type StubShop } from "../test/stub-shop.ts";
import type { BorderSettings } from "./border-settings.ts";
import { connectBorder } from "./connect-border.ts";

let shop: StubShop;
let problems: string[];
beforeEach(async () => {
  problems = [];
  shop = await startStubShop();
  vi.useFakeTimers({ toFake: ["Date"], now: Date.now() });
});
afterEach(async () => {
  vi.useRealTimers();
  await shop.close();
});

const connect = (settings: Partial<BorderSettings> = {}) =>
  connectBorder({
    shop: shop.origin,
    onProblem: (message, cause) => void problems.push(`${message} ${String(cause ?? "")}`),
    ...settings,
  });
const shopper = { headers: {} };
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1_000);
/** Returns the name of a copy on disk. */
const fileOf = (name: string) => `127.0.0.1-${new URL(shop.origin).port}-${name}-default.json`;
const fragments = () =>
  shop.requests.map(({ url }) => url).filter((url) => url.includes("pageborder"));

test("a page gets style sheets and script for its head, each once, and header and footer without them", async () => {
  const { head, header, footer, state, headers } = await connect().get(shopper);
  expect(head.match(/(?:href|src)="[^"]+"/g)).toEqual([
    'src="/kontor/boot-first.js"',
    'href="/kontor/header-first.css"',
    'href="/kontor/footer-first.css"',
  ]);
  expect(header).toMatch(/^<header [^]*<\/header>$/);
  expect(footer).toMatch(/^<footer [^]*<\/footer>$/);
  expect([state, headers]).toEqual(["fresh", { "kontor-border": "fresh" }]);
});

test("a page lives as long as its shorter fragment", async () => {
  const border = connect();
  shop.cacheControl = "max-age=60, stale-while-revalidate=600";
  await border.get(shopper, { options: ["newsletter"] });
  pass(20);
  // A footer of other options is fetched now, and the header from the cache.
  expect((await border.get(shopper)).lifetime).toEqual({ fresh: 40, stale: 600 });
});

test("options go to the fragments that have them, in one order, and one request serves all pages", async () => {
  const border = connect({ site: "AT" });
  await Promise.all([
    border.get(shopper, { options: ["sticky", "shadow", "newsletter"] }),
    border.get(shopper, { options: ["newsletter", "shadow", "sticky"] }),
  ]);
  expect(fragments().sort()).toEqual([
    "/service/pageborder/footer/AT/newsletter,shadow",
    "/service/pageborder/header/AT/shadow,sticky",
  ]);
});

test("a nonce is on every script and style sheet, in the strict form inside the shadow root too", async () => {
  const choice = { nonce: "abc", options: ["shadow"] as const };
  const { head, header, footer } = await connect().get(shopper, choice);
  const tags = (head + header + footer).match(/<(?:script|link)[^>]*>/g)!;
  expect(tags).toHaveLength(4);
  expect(tags.filter((tag) => !tag.includes('nonce="abc"'))).toEqual([]);
});

test.each(borderFailures)(
  "while the shop fails (%s) pages show the last good border as stale, and a fresh one afterwards",
  async (failure) => {
    const border = connect({ timeout: 500 });
    const good = await border.get(shopper);
    pass(2);
    await shop.fail(failure);
    const { state, ...parts } = await border.get(shopper);
    expect([state, parts.header, parts.head]).toEqual(["stale", good.header, good.head]);
    expect(problems).toHaveLength(2);
    await shop.recover();
    shop.release("next");
    pass(11);
    expect((await border.get(shopper)).state).toBe("stale");
    await expect
      .poll(() => border.get(shopper))
      .toMatchObject({ state: "fresh", head: expect.stringContaining("header-next.css") });
  },
);

test("without a border to show, pages have the fallback of the settings and say so in a header", async () => {
  await shop.fail("503-with-body");
  const border = connect({ fallback: { header: '<header><a href="/">Home</a></header>' } });
  expect(await border.get(shopper)).toEqual({
    head: "",
    header: '<header><a href="/">Home</a></header>',
    footer: "",
    state: "fallback",
    headers: { "kontor-border": "fallback" },
    lifetime: { fresh: 10, stale: 0 },
  });
});

test("a copy on disk outlives the process until its real end, and no longer", async () => {
  const store = await mkdtemp(join(tmpdir(), "kontor-border-"));
  const good = await connect({ store }).get(shopper);
  await expect.poll(() => readdir(store)).toEqual(["footer", "header"].map(fileOf));
  await shop.fail("refused");
  pass(86_390);
  const restarted = connect({ store });
  expect(await restarted.get(shopper)).toMatchObject({ header: good.header, state: "stale" });
  pass(20);
  for (const border of [restarted, connect({ store })])
    expect((await border.get(shopper)).state).toBe("fallback");
  await rm(store, { recursive: true });
});

const half = { html: '<header data-kontor="header">', cacheControl: "max-age=60", age: 0 };

test.each(["", "null", '{"since":1}', JSON.stringify({ fragment: half, since: Date.now() })])(
  "a copy on disk that is no whole fragment counts as none: %s",
  async (text) => {
    const store = await mkdtemp(join(tmpdir(), "kontor-border-"));
    for (const name of ["header", "footer"]) await writeFile(join(store, fileOf(name)), text);
    await shop.fail("refused");
    expect((await connect({ store }).get(shopper)).state).toBe("fallback");
    await rm(store, { recursive: true });
  },
);

test("a copy on disk from a clock that ran ahead lives no longer than one of now", async () => {
  const store = await mkdtemp(join(tmpdir(), "kontor-border-"));
  pass(86_400);
  await connect({ store }).get(shopper);
  await expect.poll(() => readdir(store)).toHaveLength(2);
  pass(-86_400);
  await shop.fail("refused");
  const restarted = connect({ store });
  expect((await restarted.get(shopper)).header).toContain("<header");
  pass(86_402);
  expect((await restarted.get(shopper)).state).toBe("fallback");
  await rm(store, { recursive: true });
});

test("a copy on disk that is fresh is shown without a request", async () => {
  const store = await mkdtemp(join(tmpdir(), "kontor-border-"));
  shop.cacheControl = "public, max-age=60";
  await connect({ store }).get(shopper);
  await expect.poll(() => readdir(store)).toHaveLength(2);
  shop.requests = [];
  expect((await connect({ store }).get(shopper)).state).toBe("fresh");
  expect(fragments()).toEqual([]);
  await rm(store, { recursive: true });
});

test("a store that fails is reported, and pages have their border", async () => {
  const fail = () => Promise.reject(new Error("disk full"));
  const { state } = await connect({ store: { read: fail, write: fail } }).get(shopper);
  expect(state).toBe("fresh");
  await expect.poll(() => problems).toHaveLength(4);
  expect(problems.every((problem) => problem.includes("disk full"))).toBe(true);
});

test.each([
  ["Node", (cookie: string) => ({ headers: { cookie } })],
  ["the Fetch API", (cookie: string) => ({ headers: new Headers({ cookie }) })],
])(
  "a preview in a request of %s is passed on without other cookies, and shown only to staff",
  async (_kind, requestWith) => {
    const border = connect();
    const cookies = shop.staff().map(({ name, value }) => `${name}=${value}`);
    const page = await border.get(requestWith(["cartId=abc", ...cookies].join("; ")));
    expect(page.header).toContain("data-kontor-preview-mark");
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(page.lifetime).toEqual({ fresh: 0, stale: 0 });
    expect(new Set(shop.requests.map(({ headers }) => headers.cookie))).toEqual(
      new Set([cookies[1]]),
    );
    expect((await border.get(shopper)).header).not.toContain("data-kontor-preview-mark");
  },
);

test.each([undefined as unknown as string, "localhost:3000", "http://"])(
  "a connection without an address of HTTP says what it needs: %s",
  (address) =>
    expect(() => connect({ shop: address })).toThrow(
      `@kontor/border needs the shop's address ("http://127.0.0.1:3000"), not ${address}`,
    ),
);

test("no hints go to a client of HTTP/1.0, which would take them for the page", async () => {
  const border = connect();
  await border.get(shopper);
  const sent: unknown[] = [];
  const writeEarlyHints = (hints: unknown) => void sent.push(hints);
  border.earlyHints({ writeEarlyHints, req: { httpVersion: "1.0" } });
  expect(sent).toEqual([]);
  border.earlyHints({ writeEarlyHints, req: { httpVersion: "1.1" } });
  expect(sent).toHaveLength(1);
});

test("a nonce that a visitor has chosen remains the value of its attribute", async () => {
  const { head } = await connect().get(shopper, { nonce: '"><b>$&' });
  expect(head).toContain('nonce="&quot;><b>$&"');
});

test("a platform that the shop does not have is left out of the fragment's address", async () => {
  const platform = "../../../../account" as PartPlatform;
  expect((await connect().get(shopper, { platform })).state).toBe("fresh");
  expect(fragments().sort()).toEqual(
    ["footer", "header"].map((name) => `/service/pageborder/${name}/default`),
  );
});

test("early hints name the files of the page before, and nothing before the first page", async () => {
  const border = connect();
  const sent: unknown[] = [];
  const response = { writeEarlyHints: (hints: unknown) => void sent.push(hints) };
  border.earlyHints(response);
  await border.get(shopper);
  border.earlyHints(response);
  border.earlyHints(response, { options: ["sticky"] });
  expect(sent).toEqual([
    {
      link: [
        "</kontor/boot-first.js>; rel=modulepreload; crossorigin=anonymous",
        "</kontor/header-first.css>; rel=preload; as=style",
        "</kontor/footer-first.css>; rel=preload; as=style",
      ],
    },
  ]);
});

test("a newer contract, a deprecation and an unknown site are reported once", async () => {
  const other = await listen((request, response) => {
    const name = request.url!.includes("header") ? "header" : "footer";
    response
      .writeHead(200, {
        "kontor-contract": "2",
        "kontor-deprecated": "the option reduced ends with contract 3",
        "x-kontor-reason": "unknown site, shows DE",
      })
      .end(`<${name} data-kontor="${name}"></${name}>`);
  });
  const border = connect({ shop: other.origin });
  await border.get(shopper);
  await border.get(shopper);
  expect(problems.map((problem) => problem.trim())).toEqual([
    "The shop has contract 2, this package knows 1: update @kontor/border.",
    "Deprecated: the option reduced ends with contract 3",
    "The shop says: unknown site, shows DE",
  ]);
  await other.stop();
});

test("a wrong option is reported once, and the page has its border", async () => {
  const border = connect();
  const options = ["stickyy" as "sticky", "shadow" as const];
  for (let page = 0; page < 3; page++)
    expect((await border.get(shopper, { options })).state).toBe("fresh");
  border.earlyHints({ writeEarlyHints() {} }, { options });
  expect(problems).toEqual([expect.stringContaining('"stickyy": did you mean "sticky"?')]);
  expect(fragments().sort()).toEqual(
    ["footer", "header"].map((name) => `/service/pageborder/${name}/default/shadow`),
  );
});

test("the border of another site than the one requested gets into no page, and is named", async () => {
  const austrian = await listen((request, response) => {
    const name = request.url!.includes("header") ? "header" : "footer";
    response.end(`<${name} data-kontor="${name}" data-site="AT"></${name}>`);
  });
  const border = connect({ shop: austrian.origin, site: "DE" });
  expect(await border.get(shopper)).toMatchObject({ header: "", state: "fallback" });
  expect(problems).toHaveLength(2);
  expect(problems[0]).toContain("is for the site DE and answered with the border of AT");
  for (const site of ["at", undefined])
    expect((await connect({ shop: austrian.origin, site }).get(shopper)).state).toBe("fresh");
  await austrian.stop();
});
