import { Marked, type Token, type Tokens } from "marked";
import { isSafeContact } from "../../../platform/shared/links.ts";

/**
 * The Markdown of content pages: paragraphs, headings below the page's own, lists, emphasis, links. What the shop's team writes is
 * rendered without markup of HTML and without pictures, whichever way it came into the database.
 */
const markdown = new Marked({
  async: false,
  renderer: {
    html: ({ text }) => escapeHtml(text),
    // Text behind an opening <pre> or <script> counts as escaped, which it is not.
    text(token) {
      return "tokens" in token && token.tokens
        ? this.parser.parseInline(token.tokens)
        : escapeHtml(token.text);
    },
    image: ({ text }) => escapeHtml(text),
    heading({ tokens, depth }) {
      const tag = depth > 2 ? "h3" : "h2";
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>\n`;
    },
    link({ href, tokens }) {
      const content = this.parser.parseInline(tokens);
      return isSafeContact(href) ? `<a href="${escapeHtml(href)}">${content}</a>` : content;
    },
  },
});

/** Renders a text of several paragraphs as HTML. */
export const markdownHtml = (source: string) => markdown.parse(source) as string;

/** Renders the text of one line as HTML, without a paragraph around it. */
export const markdownLineHtml = (source: string) => markdown.parseInline(source) as string;

/** Escapes a text, except for entities in it. */
const escapeHtml = (text: string) =>
  text.replace(/[<>'"]|&(?!#?\w+;)/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the mistakes in a text, each with its remedy. */
export function markdownMistakes(source: string): string[] {
  const mistakes: string[] = [];
  void markdown.walkTokens(markdown.lexer(source), (token) => {
    const mistake = mistakeIn(token);
    if (mistake) mistakes.push(mistake);
  });
  return mistakes;
}

function mistakeIn(token: Token): string | undefined {
  if (token.type === "html")
    return `${token.raw.trim().slice(0, 40)} is HTML; write Markdown, such as **bold** or [text](/address)`;
  if (token.type === "image")
    return "a text has no pictures; write a block picture before or after it";
  if (token.type === "heading" && ![2, 3].includes((token as Tokens.Heading).depth))
    return "the title of the page is its only heading of the first level; write ## or ###";
  if (token.type === "table") return "a text has no tables; write a block table";
  if (token.type === "link" && !isSafeContact((token as Tokens.Link).href))
    return `"${(token as Tokens.Link).href}" is no address to lead to; begin it with / or https://`;
  return undefined;
}
