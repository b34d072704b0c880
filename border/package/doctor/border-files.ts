import { attributeOf } from "./host-requests.ts";

/** Returns the addresses of the border's files in a page, each once. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    (html.match(/<(?:link|script)\b[^>]*>/g) ?? []).flatMap((tag) => {
      const address = attributeOf(tag, "src") ?? attributeOf(tag, "href");
      return address && /\/kontor\/[\w.-]+\.(?:js|css|woff2)/.test(address) ? address : [];
    }),
  ),
];

/** Returns the parts of a page whose style sheet it does not load; in the strict form that of the page is one for both. */
export function partsWithoutStyles(html: string): string[] {
  const sheets = (html.match(/<link\b[^>]*>/g) ?? []).flatMap((tag) =>
    /\bstylesheet\b/i.test(attributeOf(tag, "rel") ?? "") ? (attributeOf(tag, "href") ?? []) : [],
  );
  const has = (name: string) =>
    sheets.some((address) => new RegExp(`/kontor/${name}-[\\w.-]*\\.css`).test(address));
  return ["header", "footer"].filter(
    (part) => html.includes(`data-kontor="${part}"`) && !has(part),
  );
}
