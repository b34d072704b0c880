import { Marked } from "marked";

const escaped: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const markdown = new Marked({
  async: false,
  renderer: { html: ({ text }) => text.replaceAll(/[&<>"]/g, (character) => escaped[character]!) },
});

/** Renders the Markdown of content files as HTML. HTML in it is shown as text. */
export const htmlOfEditors = (text: string) => markdown.parse(text) as string;
