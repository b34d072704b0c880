import type { ShownBlockOf } from "../shown-block.ts";
import { HtmlText } from "./HtmlText.tsx";

/** Renders what a person says, and who it is. */
export const QuotationBlock = ({ html, by }: ShownBlockOf<"quotation">) => (
  <figure className="kontor-content__quotation">
    <blockquote>
      <HtmlText html={html} />
    </blockquote>
    {by && <figcaption>{by}</figcaption>}
  </figure>
);
