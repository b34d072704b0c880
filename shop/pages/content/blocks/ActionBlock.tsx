import { Button } from "../../../../platform/ui/Button.tsx";
import type { ShownBlockOf } from "../shown-block.ts";
import { HtmlText } from "./HtmlText.tsx";

/** Renders an invitation with a button. */
export const ActionBlock = ({ title, html, label, link }: ShownBlockOf<"action">) => (
  <section className="kontor-content__action">
    <h2>{title}</h2>
    {html && <HtmlText html={html} />}
    <Button href={link}>{label}</Button>
  </section>
);
