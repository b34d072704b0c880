import { Fragment, type ReactNode } from "react";
import { parseRichText, type RichNode } from "../rich-text.ts";

/** Renders a text with the few elements that promotions may have; everything else is plain text. */
export function RichText({ html }: { html: string }) {
  return <>{parseRichText(html).map(render)}</>;
}

function render(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return <span key={key}>{node}</span>;
  const { tag: Tag, href, children } = node;
  if (Tag === "br") return <br key={key} />;
  const inside = children.map(render);
  // A link without a safe URL becomes plain text.
  if (Tag === "a" && !href) return <Fragment key={key}>{inside}</Fragment>;
  return (
    <Tag key={key} href={href}>
      {inside}
    </Tag>
  );
}
