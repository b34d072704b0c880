import { linksInShop } from "../../text/links-in-shop.ts";

/** Renders HTML that was made of Markdown. */
export function HtmlText({ html, className }: { html: string; className?: string }) {
  return <div className={className} dangerouslySetInnerHTML={{ __html: linksInShop(html) }} />;
}
