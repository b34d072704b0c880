import { describe, expect, test } from "vitest";
import { siteCodes } from "../../shared/site.ts";
import { allSites } from "../../sites/all-sites.ts";
import { elements, roots, wordsOf } from "../../tests/support/html.ts";
import { mailExamples } from "./mail-examples.ts";
import { renderMail } from "./render-mail.tsx";

// What Outlook (Windows, web), Gmail, Apple Mail, GMX, Web.de, Seznam, Onet, Yandex and Thunderbird show, or leave out without
// harm (border-radius, max-width, word-break in Outlook for Windows).

const allowedElements = new Set(
  "html head meta title style body div table tbody tr td h1 p a br".split(" "),
);
const allowedAttributes = new Set(
  "lang dir charset name content class style role width align cellpadding cellspacing border href".split(
    " ",
  ),
);
const allowedProperties = new Set(
  `background-color border border-radius color display font-family font-size font-weight letter-spacing line-height margin
  max-height max-width overflow padding text-align text-decoration width word-break`.split(/\s+/),
);

const origin = "https://www.example.com";
const mails = siteCodes.flatMap((code) =>
  Object.entries(mailExamples(code)).map(([name, content]) => {
    const site = allSites[code];
    return { name: `${name} of ${code}`, site, content, ...renderMail(content, site, origin) };
  }),
);

const allTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(allTexts);
const namesIn = (html: string) =>
  new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name!.toLowerCase()));

describe.each(mails)("$name", ({ site: { site, texts }, content, html, text }) => {
  test("has only elements, attributes and properties that mail programs know", () => {
    const names = namesIn(html);
    expect([...names].filter((name) => !allowedElements.has(name))).toEqual([]);
    const attributes = [...names].flatMap((name) => elements(html, name));
    const unknown = attributes.flatMap((each) =>
      Object.keys(each).filter((name) => !allowedAttributes.has(name)),
    );
    expect(unknown).toEqual([]);
    const properties = attributes.flatMap(({ style = "" }) =>
      style.split(";").map((declaration) => declaration.split(":")[0]!),
    );
    expect(properties.filter((name) => name && !allowedProperties.has(name))).toEqual([]);
    expect(roots(html)).toEqual(["html"]);
  });

  test("names its language, and who sends it and why, in both parts", () => {
    expect(elements(html, "html")).toEqual([{ lang: site.locale, dir: "ltr" }]);
    const words = wordsOf(html);
    for (const line of [...texts.mail.imprint, content.reason]) {
      expect(words).toContain(wordsOf(line));
      expect(text).toContain(line);
    }
  });

  test("says the same in both parts, and its preview first", () => {
    const words = wordsOf(html);
    const said = content.blocks.flatMap((block) => {
      if (block.type === "facts") return block.facts.flatMap(({ name, value }) => [name, value]);
      if (block.type === "voucher") return [block.code, block.value, block.conditions];
      return block.type === "button" ? [block.text, block.url] : [block.text];
    });
    for (const part of [content.heading, ...said]) {
      expect(text).toContain(part);
      for (const line of part.split("\n"))
        expect(words).toContain(wordsOf(line.replaceAll("<", "&lt;")));
    }
    const inBody = html.slice(html.indexOf("<body"));
    expect(wordsOf(inBody).trimStart().startsWith(wordsOf(content.preview))).toBe(true);
  });

  test("adds no punctuation of its own to the text part", () => {
    const { blocks, heading, reason, unsubscribe } = content;
    const said = allTexts([heading, blocks, reason, unsubscribe, texts.mail]);
    const lines = new Set(said.flatMap((each) => each.split("\n")));
    expect(text.split("\n").filter((line) => line && line !== "-- " && !lines.has(line))).toEqual(
      [],
    );
  });

  test("links to whole addresses, loads nothing and is not cut off", () => {
    for (const { href } of elements(html, "a")) expect(href).toMatch(/^https:\/\//);
    // An address that is no link cannot be clicked, and a long one makes the mail wider than a phone.
    expect(wordsOf(html.replaceAll(/<a .*?<\/a>/gs, ""))).not.toMatch(/https?:/);
    expect(html).not.toMatch(/<img|url\(|@import|src=/);
    // Gmail cuts off what is longer than 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(60_000);
  });
});

test("the style sheet has dark colours and nothing else", () => {
  const { html } = renderMail(mailExamples("DE").everyBlock!, allSites.DE, origin);
  const [, sheet] = /<style>([^]*?)<\/style>/.exec(html)!;
  const rules = sheet!.replaceAll(/\s+/g, " ");
  expect(rules).toMatch(
    /^:root \{ color-scheme: light dark; \} @media \(prefers-color-scheme: dark\) \{( \.k-[a-z-]+ \{ ((background|border)-)?color: #[\da-f]{6} !important; \})+ \}$/,
  );
  const used = new Set(
    [...namesIn(html)].flatMap((name) => elements(html, name)).map(({ class: each }) => each),
  );
  const styled = [...rules.matchAll(/\.(k-[a-z-]+)/g)].map(([, name]) => name);
  expect(styled.filter((name) => !used.has(name))).toEqual([]);
});

test("a button has an edge, which forced colours leave it", () => {
  const { html } = renderMail(mailExamples("DE").everyBlock!, allSites.DE, origin);
  const buttons = elements(html, "td").filter(({ class: name }) => name === "k-button");
  expect(buttons).toHaveLength(1);
  for (const { style } of buttons) expect(style).toMatch(/border:1px solid #/);
});

test("nothing that was typed is taken for HTML", () => {
  const { html } = renderMail(mailExamples("DE").everyBlock!, allSites.DE, origin);
  expect(html).toContain("&lt;b&gt;one&lt;/b&gt;<br/>two");
});
