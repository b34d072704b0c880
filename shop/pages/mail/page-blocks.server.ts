import { marked, type Token, type Tokens } from "marked";
import type { MailBlock } from "../../../platform/shared/mail.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import type { ContractBlocks } from "../../orders/order-mails.ts";
import type { StaticPage, StaticPages } from "../text/static-pages.server.ts";

/** The texts that are part of the contract of an order; the first where the law asks for it (TR). */
const contractKeys = ["pre-information", "terms", "withdrawal"] as const;

/** Returns the pages that a site sends with the confirmation of an order. */
export const contractPages = (pages: Pick<StaticPages, "find">, site: SiteCode): StaticPage[] =>
  contractKeys.flatMap((key) => pages.find(site, key) ?? []);

/** Returns these pages as blocks of the confirmation; the pre-information is about the order, which stands in it. */
export const contractBlocks = (
  pages: Pick<StaticPages, "find">,
  site: SiteCode,
  origin: string,
): ContractBlocks[] =>
  contractPages(pages, site).map((page) => ({
    blocks: pageBlocks(page, origin),
    hasOrder: page.key === "pre-information",
  }));

/** Returns a page of text as blocks of a mail, a durable medium: all its words, without the links inside sentences. */
export function pageBlocks(
  { title, markdown }: Pick<StaticPage, "title" | "markdown">,
  origin: string,
): MailBlock[] {
  return [
    { type: "heading", text: title },
    ...marked.lexer(markdown).flatMap((token) => blocksOf(token, origin)),
  ];
}

function blocksOf(token: Token, origin: string): MailBlock[] {
  switch (token.type) {
    case "space":
      return [];
    case "heading":
      return [
        {
          type: "heading",
          // Below the title of the page.
          level: token.depth > 2 ? 4 : 3,
          text: wordsOf(token).replace(/ \{#[\w-]+\}$/, ""),
        },
      ];
    case "list":
      return [listBlock(token as Tokens.List)];
    case "paragraph": {
      const link = onlyLink(token);
      return [link ? linkBlock(link, origin) : { type: "note", text: wordsOf(token) }];
    }
    default:
      throw new Error(`A mail cannot show "${token.raw}": write it as a paragraph or a list.`);
  }
}

const listBlock = ({ ordered, start, items }: Tokens.List): MailBlock => ({
  type: "note",
  text: items
    .map((item, at) => `${ordered ? `${Number(start) + at}.` : "–"} ${wordsOf(item)}`)
    .join("\n"),
});

const linkBlock = ({ href, text }: Tokens.Link, origin: string): MailBlock => ({
  type: "link",
  text,
  url: href.startsWith("/") ? origin + href : href,
});

/** Returns the link that a paragraph consists of. */
function onlyLink(token: Token): Tokens.Link | undefined {
  if (token.type === "link") return token as Tokens.Link;
  const inner = "tokens" in token ? (token.tokens ?? []) : [];
  return inner.length === 1 ? onlyLink(inner[0]!) : undefined;
}

/** Returns the words of a token and of those inside it. */
function wordsOf(token: Token): string {
  if (token.type === "br") return "\n";
  if ("tokens" in token && token.tokens) return token.tokens.map(wordsOf).join("");
  return "text" in token ? String(token.text) : "";
}
