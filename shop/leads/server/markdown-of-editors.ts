import { Marked } from "marked";
import { isSafeContact } from "../../../platform/shared/links.ts";

const markdown = new Marked({
  async: false,
  // Nothing is HTML: it is text, and written as such.
  tokenizer: { html: () => undefined, tag: () => undefined },
  renderer: {
    image: ({ text }) => escaped(text),
    link({ href, tokens }) {
      const words = this.parser.parseInline(tokens);
      return isSafeContact(href) ? `<a href="${escaped(href)}">${words}</a>` : words;
    },
  },
});

const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (character) => entities[character]!);

/** Renders the Markdown of content files as HTML. HTML in it is shown as text, and a link that no page may have as its words. */
export const htmlOfEditors = (text: string) => markdown.parse(text) as string;
