import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { markdownHtml, markdownLineHtml, markdownMistakes } from "./page-markdown.ts";

test("a text has paragraphs, headings below the title, lists and links", () => {
  const html = markdownHtml("## Eins\n\nEin **Wort** und [ein Link](/contact).\n\n- a\n- b");
  expect(html).toContain("<h2>Eins</h2>");
  expect(html).toContain('<p>Ein <strong>Wort</strong> und <a href="/contact">ein Link</a>.</p>');
  expect(html).toContain("<li>a</li>");
  expect(markdownLineHtml("ein **Wort**")).toBe("ein <strong>Wort</strong>");
});

test("markup and unsafe addresses that are in the database anyway are shown as text", () => {
  expect(markdownHtml("<img src=x onerror=alert(1)>")).not.toContain("<img");
  expect(markdownLineHtml("a <b onclick=x>c</b>")).not.toContain("<b");
  expect(markdownHtml("[x](javascript:alert(1))")).toBe("<p>x</p>\n");
  expect(markdownHtml("![x](https://foreign.example/x.png)")).not.toContain("<img");
  expect(markdownHtml("a <script>b <svg/onload=x>")).not.toContain("<s");
  expect(markdownHtml("Kaffee & Kuchen &amp; <pre>&lt;")).toContain("Kaffee &#38; Kuchen &amp;");
  expect(markdownHtml("# Titel")).toContain("<h2>");
});

const tag = /<\/?([a-z][a-z0-9]*)/gi;
const allowed = ["a", "blockquote", "br", "code", "del", "em", "h2", "h3", "hr", "li", "ol", "p"];
const others = ["pre", "strong", "table", "tbody", "td", "th", "thead", "tr", "ul", "input"];

test("whatever is written, the HTML has only tags of Markdown, and no script as address", () => {
  const part = fc.oneof(
    fc.string(),
    fc.constantFrom("<script>", "</p>", "[x](", "javascript:x)", "![", "<svg/onload=x>", "&lt;"),
    fc.constantFrom("\n\n", "**", "`", "| a |\n| - |\n", "<!--", "<a href='x'>", "](data:x)"),
  );
  fc.assert(
    fc.property(fc.array(part, { maxLength: 12 }), (parts) => {
      const html = markdownHtml(parts.join(""));
      for (const [, name] of html.matchAll(tag)) expect([...allowed, ...others]).toContain(name);
      expect(html).not.toMatch(/href="(?!\/|https?:|mailto:|tel:)/);
    }),
  );
});

test("each mistake is named once, and a good text has none", () => {
  expect(markdownMistakes("## Gut\n\n[so](mailto:a@b.example) und **fett**")).toEqual([]);
  expect(markdownMistakes("a <b>c</b>")).toHaveLength(2);
});
