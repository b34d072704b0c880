import axe from "axe-core";
import { afterEach, expect, test } from "vitest";
import { cdp } from "vitest/browser";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { allSites } from "../../sites/all-sites.ts";
import { examplePictures, mailExamples } from "./mail-examples.ts";
import { design } from "../../brand.ts";
import { renderMail } from "../../../storefront/pages/render-mail.tsx";

interface Session {
  send(
    method: "Emulation.setEmulatedMedia",
    options: { features: { name: string; value: string }[] },
  ): Promise<unknown>;
}

const prefer = (value: string) =>
  (cdp() as unknown as Session).send("Emulation.setEmulatedMedia", {
    features: [{ name: "prefers-color-scheme", value }],
  });

const frame = document.createElement("iframe");
afterEach(async () => {
  frame.remove();
  await prefer("");
});

/** Opens a mail as a page of its own, for readers who may have changed it. */
async function open(code: SiteCode, name: string, width: number, change = (html: string) => html) {
  const content = mailExamples(code)[name]!;
  const { html } = renderMail(
    content,
    valueAt(allSites, code),
    "https://example.com",
    examplePictures,
    design,
  );
  Object.assign(frame, { srcdoc: change(html), title: "Mail", width });
  document.body.append(frame);
  await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
  return frame.contentWindow as unknown as Window & { axe: typeof axe };
}

/** Runs axe inside a mail, whose media queries are its own. */
function runAxe(mail: Awaited<ReturnType<typeof open>>) {
  const script = mail.document.createElement("script");
  script.text = axe.source;
  mail.document.head.append(script);
  return mail.axe.run();
}

test.each(
  ["light", "dark"].flatMap((scheme) =>
    ["everyBlock", "orderConfirmation"].map((name) => [name, scheme] as const),
  ),
)(
  "the mail %s is accessible in %s: main part, language, headings and contrast",
  async (name, scheme) => {
    await prefer(scheme);
    const { violations, passes } = await runAxe(await open("DE", name, 360));
    const found = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`));
    expect(found).toEqual([]);
    const tried = ["color-contrast", "landmark-one-main", "html-has-lang", "heading-order"];
    expect(passes.map(({ id }) => id)).toEqual(expect.arrayContaining(tried));
  },
);

test.each(siteCodes)("the mails of %s fit a window of 320 pixels", async (code) => {
  for (const name of ["everyBlock", "orderConfirmation", "welcome"]) {
    const { document: mail } = await open(code, name, 320);
    expect(mail.documentElement.scrollWidth, name).toBe(320);
  }
});

const longest = "Donaudampfschifffahrtselektrizitätenhauptbetriebswerk";
const withLongNames = (html: string) =>
  html.replaceAll(/Ida|Jan|Espresso Hafen|Softshelljacke/g, longest);
const withLargeText = (html: string) =>
  html.replaceAll(/font-size:(\d+)px/g, (_, size) => `font-size:${Number(size) * 2}px`);

test.each([
  ["long names", withLongNames],
  ["text twice as large", withLargeText],
])(
  "every mail with %s fits a window of 320 pixels, and its articles are words",
  async (_what, change) => {
    for (const name of Object.keys(mailExamples("HU"))) {
      const { document: mail } = await open("HU", name, 320, change);
      expect(mail.documentElement.scrollWidth, name).toBe(320);
      // Wider than a letter.
      for (const cell of mail.querySelectorAll("td > div:first-child"))
        expect(cell.getBoundingClientRect().width, cell.textContent).toBeGreaterThan(40);
    }
  },
);
