import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import { parseRichText, plainTextOf, type RichNode } from "./rich-text.ts";

const flat = (html: string) => plainTextOf(parseRichText(html));

test("the few allowed elements of rich text become elements", () => {
  expect(parseRichText("a <strong>b <em>c</em></strong><br>d<sup>1</sup>")).toEqual([
    "a ",
    {
      tag: "strong",
      href: undefined,
      children: ["b ", { tag: "em", href: undefined, children: ["c"] }],
    },
    { tag: "br", href: undefined, children: [] },
    "d",
    { tag: "sup", href: undefined, children: ["1"] },
  ]);
});

test("a link in rich text keeps a safe address", () => {
  expect(parseRichText('<a href="/agb?a=1&amp;b=2">x</a>')).toEqual([
    { tag: "a", href: "/agb?a=1&b=2", children: ["x"] },
  ]);
});

test.each([
  '<a href="javascript:alert(1)">x</a>',
  '<a href="java&#115;cript:alert(1)">x</a>',
  '<a href="&#x6a;avascript:alert(1)">x</a>',
  '<a href="//evil.example">x</a>',
  "<a href='/single'>x</a>",
  "<a>x</a>",
])("an unsafe link in rich text is its words: %s", (html) => {
  expect(parseRichText(html)).toEqual([{ tag: "a", href: undefined, children: ["x"] }]);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "<svg/onload=alert(1)>",
  "<!-- comment -->",
  "1 < 2 > 1",
  "<esi:include src=x/>",
])("markup that rich text does not allow is shown as text: %s", (html) => {
  expect(parseRichText(html).every((node) => typeof node === "string")).toBe(true);
  expect(flat(html)).toBe(html);
});

test("attributes in rich text are dropped, entities become letters", () => {
  expect(parseRichText('<span onclick="x()" style="y">Tom &amp; &lt;Jo&gt;&#8203;</span>')).toEqual(
    [{ tag: "span", href: undefined, children: ["Tom & <Jo>\u200b"] }],
  );
  expect(flat("&unknown; &#38;")).toBe("&unknown; &");
});

test.each(["&constructor;", "&toString;", "&valueOf;", "&hasOwnProperty;"])(
  "%s is no entity of rich text",
  (entity) => expect(flat(entity)).toBe(entity),
);

test("rich text that is nested deeper than eight elements is only text, and the rest keeps its place", () => {
  const depthOf = (nodes: RichNode[]): number =>
    Math.max(
      0,
      ...nodes.map((node) => (typeof node === "string" ? 0 : depthOf(node.children) + 1)),
    );
  const deep = parseRichText(`${"<b>".repeat(20_000)}deep${"</b>".repeat(20_000)}<i>flat</i>`);
  expect(depthOf(deep)).toBe(8);
  expect(plainTextOf(deep)).toBe("deepflat");
  expect(deep[1]).toEqual({ tag: "i", href: undefined, children: ["flat"] });
  const eight = parseRichText(`${"<b>".repeat(8)}<em>a</em>b${"</b>".repeat(8)}`);
  expect(JSON.stringify(eight)).toContain('["a","b"]');
});

test("tags in rich text that are not closed, or were not opened, break nothing", () => {
  expect(flat("<strong>a <em>b</strong> c</em> d</b>")).toBe("a b c d");
});

test("every rich text renders allowed elements only", () => {
  const tags = ["strong", "b", "em", "i", "br", "sup", "sub", "span", "a"];
  const check = (node: RichNode): void => {
    if (typeof node === "string") return;
    expect(tags).toContain(node.tag);
    expect(node.href ?? "/").not.toMatch(/^\s*(javascript|data|\/\/)/i);
    node.children.forEach(check);
  };
  const entity = fc
    .constantFrom("constructor", "__proto__", "toString", "valueOf", "hasOwnProperty")
    .map((name) => `&${name};`);
  const piece = fc.constantFrom(
    "<",
    ">",
    "/",
    "a",
    "b",
    "br",
    " ",
    '"',
    "href=",
    "javascript:",
    "&lt;",
    "script",
    "'",
    "=",
    "//x",
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(piece, entity)), (pieces) => {
      const nodes = parseRichText(pieces.join(""));
      nodes.forEach(check);
      expect(plainTextOf(nodes)).not.toMatch(/function|native code|\[object/);
    }),
  );
});
