import { join } from "node:path";
import { expect, test } from "vitest";
import { projectFolder } from "../../../storefront/server/project-folder.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import type { Order } from "../../orders/order-contract.ts";
import { exampleOrder, exampleTransfer } from "../../orders/order-examples.ts";
import { orderMail } from "../../orders/order-mails.ts";
import { allSites } from "../../sites/all-sites.ts";
import { readStaticPages } from "../text/static-pages.server.ts";
import { contractBlocks, contractPages, pageBlocks } from "./page-blocks.server.ts";
import { examplePictures } from "./mail-examples.ts";
import { design } from "../../brand.ts";
import { renderMail } from "../../../storefront/pages/render-mail.tsx";
import { valueAt } from "../../../platform/shared/value-at.ts";

const origin = "https://www.example.com";
const pages = await readStaticPages(join(projectFolder, "shop/content/pages"));

/** Returns the confirmation of an order, with all texts of the contract. */
const confirmationOf = (code: SiteCode, order: Order) =>
  orderMail(
    "confirmation",
    {
      order,
      url: `${origin}/orders/order/${"Ab3_".repeat(8)}`,
      transfer: exampleTransfer(order, valueAt(allSites, code)),
      terms: contractBlocks(pages, code, origin),
    },
    valueAt(allSites, code),
  );

test.each(siteCodes)(
  "the confirmation of an order at %s has the terms and the right of withdrawal, word by word",
  (code) => {
    const content = allSites[code];
    const order = exampleOrder(content.site);
    const legal = contractPages(pages, code);
    expect(legal.map(({ key }) => key)).toEqual([
      ...(code === "TR" ? ["pre-information"] : []),
      "terms",
      "withdrawal",
    ]);
    const mail = confirmationOf(code, order);
    const { html, text } = renderMail(mail, content, origin, examplePictures, design);
    // A mail writes numbers and marks of lists as text.
    const letters = (words: string) => words.replaceAll(/\P{L}/gu, "");
    for (const { title, html: page } of legal)
      for (const line of [title, ...page.split("\n").map(wordsOf)].map(letters)) {
        expect(letters(wordsOf(html))).toContain(line);
        expect(letters(text)).toContain(line);
      }
  },
);

test.each(siteCodes)(
  "Gmail shows the whole confirmation of 100 articles at %s, with all terms",
  (code) => {
    const content = allSites[code];
    const order = exampleOrder(content.site);
    const line = { ...order.lines[0]!, title: "Espresso Speicherstadt, 1000 g, ganze Bohne" };
    const mail = confirmationOf(code, { ...order, lines: Array(100).fill(line) });
    const noPictures = { ...examplePictures, of: () => undefined };
    const { html } = renderMail(mail, content, origin, noPictures, design);
    // Gmail hides what is behind 102 kB.
    expect(Buffer.byteLength(html)).toBeLessThan(100_000);
  },
);

test("a page becomes headings, paragraphs and lists of a mail, with whole addresses", () => {
  const markdown = `## Right {#right}

You **may** withdraw\\
[online](/withdrawal).

**[Withdraw](/withdrawal)**

1. First
2. Second \\*

- any`;
  expect(pageBlocks({ title: "Withdrawal", markdown }, origin)).toEqual([
    { type: "heading", text: "Withdrawal" },
    { type: "heading", level: 3, text: "Right" },
    { type: "note", text: "You may withdraw\nonline." },
    { type: "link", text: "Withdraw", url: `${origin}/withdrawal` },
    { type: "note", text: "1. First\n2. Second *" },
    { type: "note", text: "– any" },
  ]);
});

test("a page with something that a mail cannot show is refused", () => {
  const markdown = "| a | b |\n| - | - |\n| 1 | 2 |";
  expect(() => pageBlocks({ title: "Table", markdown }, origin)).toThrow(/cannot show/);
});
