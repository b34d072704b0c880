import type { ShownBlockOf } from "../shown-block.ts";
import { HtmlText } from "./HtmlText.tsx";

/** Renders paragraphs, headings and lists. */
export const TextBlock = ({ html }: ShownBlockOf<"text">) => (
  <HtmlText className="kontor-text kontor-content__text" html={html} />
);
