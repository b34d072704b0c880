import { afterAll, beforeAll, expect, test } from "vitest";
import { elements, roots } from "../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../tests/support/shop.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date("2026-11-21T12:00:00Z") });
});
afterAll(() => shop.close());

const get = (path: string) => shop.app.inject({ url: `/service/pageborder${path}` });
const origin = "http://ch-fr.localhost:3000";
const sheet = (name: string) =>
  expect.stringMatching(new RegExp(`^${origin}/kontor/${name}-[\\w-]+\\.css$`));

test.each(["header", "footer"])(
  "the strict form of the %s is the plain one in a shadow root with its style sheet",
  async (name) => {
    const plain = await get(`/${name}/CH_FR/TABLET/noassets`);
    const strict = await get(`/${name}/CH_FR/TABLET/shadow,noassets`);
    expect(strict.statusCode).toBe(200);
    expect(roots(strict.body)).toEqual(["kontor-border"]);
    const [, start, content] =
      /^(<kontor-border[^>]*><template shadowrootmode="open"><link[^>]*>)(.*) <\/template><\/kontor-border>$/s.exec(
        strict.body,
      )!;
    expect(content).toBe(plain.body);
    expect(elements(start!, "link")).toEqual([
      { rel: "stylesheet", href: sheet(`shadow-${name}`) },
    ]);
    // Scripts and styles of the page read these.
    const [part] = elements(content!, name);
    expect(elements(start!, "kontor-border")).toEqual([
      {
        lang: "fr-CH",
        dir: "ltr",
        "data-kontor": "shadow",
        "data-site": part!["data-site"],
        "data-currency": "CHF",
        "data-brand": part!["data-brand"],
        "data-platform": "TABLET",
      },
    ]);
  },
);

test("the strict form has fonts, style sheet and script beside its root, because they work only in documents", async () => {
  const { body, headers } = await get("/header/CH_FR/shadow");
  expect(roots(body).toSorted()).toEqual(["kontor-border", "link", "link", "script"]);
  const [font, style] = elements(body, "link");
  expect(font).toMatchObject({ rel: "preload", as: "font" });
  expect(style).toEqual({ rel: "stylesheet", href: sheet("shadow-page") });
  expect(headers.link).toContain(`<${style!.href}>; rel=stylesheet; asset-type=style`);
  expect(body).not.toMatch(/<style\b|\sstyle="/);
});

test("the strict form takes the other options, in any order at one address", async () => {
  const { body, headers } = await get("/header/DE/sticky,shadow,reduced");
  expect(elements(body, "kontor-border")).toMatchObject([{ "data-sticky": "" }]);
  expect(elements(body, "header")).toMatchObject([{ "data-reduced": "true" }]);
  expect((await get("/header/DE/shadow,reduced,sticky")).headers.etag).toBe(headers.etag);
});

test("the page's style sheet of the strict form selects no element of a host by its own names", async () => {
  const { body } = await get("/header/DE/shadow");
  const style = elements(body, "link").find(({ rel }) => rel === "stylesheet");
  const { body: rules } = await shop.app.inject({ url: new URL(style!.href!).pathname });
  expect(rules).toContain("@font-face");
  expect(rules).toContain("@property --kontor-rem");
  expect(rules).not.toMatch(/[.]kontor-|\[data-kontor=/);
});

test("Podium's manifest of the header names the document's files, once for header and footer", async () => {
  const manifest = async (name: string) =>
    (await get(`/${name}/CH_FR/shadow/manifest.json`)).json<{
      content: string;
      css: { value: string; rel: string }[];
      js: unknown[];
    }>();
  const header = await manifest("header");
  expect(header.content).toBe("../noassets,shadow");
  expect(header.css.filter(({ rel }) => rel === "stylesheet")).toMatchObject([
    { value: sheet("shadow-page") },
  ]);
  expect(header.js).toHaveLength(1);
  expect(await manifest("footer")).toMatchObject({ css: [], js: [] });
});
