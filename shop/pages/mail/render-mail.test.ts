import { expect, test } from "vitest";
import type { MailPictures } from "../../../platform/mail/mail-contract.ts";
import { mailWords } from "../../../platform/mail/mail-words.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { elements, roots, wordsOf } from "../../../tests/support/html.ts";
import { mistakesIn } from "../../../tests/support/table.ts";
import { allSites } from "../../sites/all-sites.ts";
import { mailExamples } from "./mail-examples.ts";
import { design } from "../../brand.ts";
import { renderMail } from "../../../storefront/pages/render-mail.tsx";

// Elements and styles that Outlook (Windows, web), Gmail, Apple Mail, GMX, Web.de, Seznam, Onet, Yandex and Thunderbird support,
// or ignore without harm (border-radius, float, max-width, word-break in Outlook for Windows).

const allowedElements = new Set(
  "html head meta title style body div table tbody tr td h1 h2 h3 p a br span img".split(" "),
);
const allowedAttributes = new Set(
  `lang dir charset name content class style role width height align valign colspan cellpadding cellspacing border href src
  alt`.split(/\s+/),
);
const allowedProperties = new Set(
  `background-color border border-radius border-top color display float font-family font-size font-weight letter-spacing line-height margin
  max-height max-width mso-padding-alt overflow padding padding-right text-align text-decoration white-space width word-break`.split(
    /\s+/,
  ),
);

const origin = "https://www.example.com";
const pictures: MailPictures = {
  logo: { src: "cid:logo@kontor.example", width: 178, height: 52 },
  of: () => "cid:article@kontor.example",
};
/** Every mail of every site, by mail and site. */
const mails = Object.fromEntries(
  siteCodes.flatMap((code) =>
    Object.entries(mailExamples(code)).map(([name, content]) => {
      const own = allSites[code];
      return [
        `${name} of ${code}`,
        {
          ...own,
          content: mailWords(content),
          ...renderMail(content, own, origin, pictures, design),
        },
      ];
    }),
  ),
);

const allTexts = (value: unknown): string[] =>
  typeof value === "string" ? [value] : Object.values(value ?? {}).flatMap(allTexts);
const namesIn = (html: string) =>
  new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name!.toLowerCase()));

const attributesIn = (html: string) =>
  [...namesIn(html)].flatMap((name) => elements(html, name).map((each) => ({ name, each })));

test("every slice that sends mails has examples of them", () => {
  const names = Object.keys(mailExamples("DE"));
  expect(names).toEqual(expect.arrayContaining(["welcome", "confirmAddress", "withdrawal"]));
});

test("every mail has only elements that mail programs know", async () => {
  const unknown = await mistakesIn(mails, ({ html }) =>
    [...namesIn(html)].filter((name) => !allowedElements.has(name)),
  );
  expect(unknown).toEqual([]);
});

test("every mail has only attributes that mail programs know", async () => {
  const unknown = await mistakesIn(mails, ({ html }) =>
    attributesIn(html).flatMap(({ name, each }) =>
      Object.keys(each)
        .filter((attribute) => !allowedAttributes.has(attribute))
        .map((attribute) => `<${name} ${attribute}>`),
    ),
  );
  expect(unknown).toEqual([]);
});

test("every mail has only CSS properties that mail programs know", async () => {
  const unknown = await mistakesIn(mails, ({ html }) =>
    attributesIn(html)
      .flatMap(({ each: { style = "" } }) => style.split(";"))
      .map((declaration) => declaration.split(":")[0]!)
      .filter((property) => property && !allowedProperties.has(property)),
  );
  expect(unknown).toEqual([]);
});

test("every mail is one document whose elements are all closed", async () => {
  const broken = await mistakesIn(mails, ({ html }) => {
    const outermost = roots(html).join(", ");
    return outermost === "html" ? [] : [`outermost are ${outermost}`];
  });
  expect(broken).toEqual([]);
});

test("every mail names its language, also in its main part", async () => {
  const wrong = await mistakesIn(mails, ({ site, html }) => {
    const named = [...elements(html, "html"), ...elements(html, "div").slice(0, 1)].map(
      ({ role, lang, dir }) => `${role} ${lang} ${dir}`,
    );
    const { locale } = site;
    const expected = `undefined ${locale} ltr,main ${locale} ltr`;
    return named.join() === expected ? [] : [`names ${named.join() || "none"}`];
  });
  expect(wrong).toEqual([]);
});

test("every mail says who sends it and why, in both parts", async () => {
  const missing = await mistakesIn(mails, ({ texts, content, html, text }) => {
    const words = wordsOf(html);
    return [...texts.mail.imprint, content.reason].flatMap((line) => [
      ...(words.includes(wordsOf(line)) ? [] : [`not in HTML: ${line}`]),
      ...(text.includes(line) ? [] : [`not in text: ${line}`]),
    ]);
  });
  expect(missing).toEqual([]);
});

test("every mail says the same in both parts", async () => {
  const missing = await mistakesIn(mails, ({ content, html, text }) => {
    const words = wordsOf(html);
    const said = [...content.blocks, ...(content.appendix ?? [])].flatMap((block) => {
      if (block.type === "facts") return block.facts.flatMap(({ name, value }) => [name, value]);
      if (block.type === "amounts")
        return block.rows.flatMap(({ text, detail = "", amount }) => [text, detail, amount]);
      if (block.type === "code") return [block.name, block.code];
      if (block.type === "voucher") return [block.code, block.value, block.conditions];
      return block.type === "button" ? [block.text, block.url] : [block.text];
    });
    return [content.heading, ...said].flatMap((part) => [
      ...(text.includes(part) ? [] : [`not in text: ${part}`]),
      ...part
        .split("\n")
        .filter((line) => !words.includes(wordsOf(line.replaceAll("<", "&lt;"))))
        .map((line) => `not in HTML: ${line}`),
    ]);
  });
  expect(missing).toEqual([]);
});

test("no mail has gaps, doubled punctuation, placeholders or characters that programs show as boxes", async () => {
  const wrong = await mistakesIn(mails, ({ subject, text }) => [
    ...[subject, ...text.split("\n")].filter(
      (line) =>
        line !== "-- " &&
        /^\s|\s$|\s[.,]|\.\.|[,;:!?]{2}|[{}\u2060\u00ad\u200b]|undefined|NaN|\[object/.test(line),
    ),
    ...(/\n{3}/.test(text) ? ["an empty paragraph"] : []),
  ]);
  expect(wrong).toEqual([]);
});

test("the subject of every mail is one line that says more than a name, and its preview says more", async () => {
  const wrong = await mistakesIn(mails, ({ subject, content: { preview } }) =>
    subject.length > 100 || /[\r\n]/.test(subject + preview) || preview === subject
      ? [subject, preview]
      : [],
  );
  expect(wrong).toEqual([]);
});

test("every mail begins with its preview", async () => {
  const others = await mistakesIn(mails, ({ content, html }) => {
    const words = wordsOf(html.slice(html.indexOf("<body"))).trimStart();
    return words.startsWith(wordsOf(content.preview)) ? [] : [words.slice(0, 100)];
  });
  expect(others).toEqual([]);
});

test("the text part of every mail has no words or punctuation of its own", async () => {
  const added = await mistakesIn(mails, ({ texts, content, text }) => {
    const { blocks, appendix, heading, reason, unsubscribe } = content;
    const said = allTexts([heading, blocks, appendix, reason, unsubscribe, texts.mail]);
    const lines = new Set(said.flatMap((each) => each.split("\n")));
    // Three spaces separate a text from its amount.
    return text.split(/\n| {3}/).filter((line) => line && line !== "-- " && !lines.has(line));
  });
  expect(added).toEqual([]);
});

test("every mail links to whole addresses, and shows no address without a link", async () => {
  const wrong = await mistakesIn(mails, ({ html }) => [
    ...elements(html, "a").flatMap(({ href }) =>
      href?.startsWith("https://") ? [] : [`link to ${href}`],
    ),
    // An address that is not a link cannot be clicked, and a long one makes the mail wider than a phone.
    ...(wordsOf(html.replaceAll(/<a .*?<\/a>/gs, "")).match(/https?:\S*/g) ?? []),
  ]);
  expect(wrong).toEqual([]);
});

test("no mail loads anything: its pictures are attached", async () => {
  const loading = await mistakesIn(mails, ({ html }) =>
    [...html.matchAll(/(?:url\(|@import|srcset|background=|src="(?!cid:)).{0,40}/g)].map(
      ([found]) => found,
    ),
  );
  expect(loading).toEqual([]);
});

test("no mail is so long that Gmail cuts it off", async () => {
  // Gmail clips mails longer than 102 kB.
  const tooLong = await mistakesIn(mails, ({ html }) => {
    const bytes = Buffer.byteLength(html);
    return bytes < 60_000 ? [] : [`${bytes} bytes`];
  });
  expect(tooLong).toEqual([]);
});

test("the style sheet of a mail has dark colours, the font of inner tables and nothing else", () => {
  const { html } = renderMail(
    mailExamples("DE").everyBlock!,
    allSites.DE,
    origin,
    pictures,
    design,
  );
  const [, sheet] = /<style>([^]*?)<\/style>/.exec(html)!;
  const rules = sheet!.replaceAll(/\s+/g, " ");
  expect(rules).toMatch(
    /^:root \{ color-scheme: light dark; \} td \{ font-family: [\w ,-]+; \} @media \(prefers-color-scheme: dark\) \{( \.k-[a-z-]+ \{ ((background|border)-)?color: #[\da-f]{6} !important; \})+ \}$/,
  );
  const used = new Set(
    [...namesIn(html)]
      .flatMap((name) => elements(html, name))
      .flatMap(({ class: each = "" }) => each.split(" ")),
  );
  const styled = [...rules.matchAll(/\.(k-[a-z-]+)/g)].map(([, name]) => name);
  expect(styled.filter((name) => !used.has(name!))).toEqual([]);
});

test("the button of a mail has an edge, which forced colours leave visible", () => {
  const { html } = renderMail(
    mailExamples("DE").everyBlock!,
    allSites.DE,
    origin,
    pictures,
    design,
  );
  const buttons = elements(html, "td").filter(({ class: name }) => name === "k-button");
  expect(buttons).toHaveLength(1);
  for (const { style } of buttons) expect(style).toMatch(/border:1px solid #/);
});

test("a mail in Outlook for Windows is 600 pixels wide, and its button has padding", () => {
  const { html } = renderMail(
    mailExamples("DE").everyBlock!,
    allSites.DE,
    origin,
    pictures,
    design,
  );
  // Outlook for Windows reads what such comments hold.
  const inOutlook = html.replaceAll(/<!--\[if mso\]>(.*?)<!\[endif\]-->/g, "$1");
  expect(roots(inOutlook)).toEqual(["html"]);
  const widths = elements(inOutlook, "table").map(({ width }) => width);
  expect(widths.slice(0, 3)).toEqual(["100%", "600", "100%"]);
  const elsewhere = html.replaceAll(/<!--.*?-->/g, "");
  expect(elements(elsewhere, "table").map(({ width }) => width)).not.toContain("600");
  const [button] = elements(html, "td").filter(({ class: name }) => name === "k-button");
  expect(button!.style).toContain("mso-padding-alt:14px 24px");
});

test("a mail shows a customer's text as text, never as HTML", () => {
  const { html } = renderMail(
    mailExamples("DE").everyBlock!,
    allSites.DE,
    origin,
    pictures,
    design,
  );
  expect(html).toContain("&lt;b&gt;one&lt;/b&gt;<br/>two");
});
