import { createElement, Fragment, type ReactNode } from "react";
import { parseRichText, type RichNode } from "../rich-text.ts";

/** Renders a text with the few elements that promotions may have; everything else is plain text. */
export function RichText({ html }: { html: string }) {
  return <>{parseRichText(html).map(render)}</>;
}

function render(node: RichNode, key: number): ReactNode {
  if (typeof node === "string") return node;
  const { tag, href, children } = node;
  if (tag === "br") return <br key={key} />;
  const inside = children.map(render);
  if (tag !== "a") return createElement(tag, { key }, ...inside);
  // A link without a safe URL becomes plain text.
  return href ? (
    createElement(tag, { key, href }, ...inside)
  ) : (
    <Fragment key={key}>{inside}</Fragment>
  );
}
