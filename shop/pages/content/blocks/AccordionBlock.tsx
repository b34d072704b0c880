import { DetailsAccordion } from "../../../../platform/ui/Accordion.tsx";
import type { ShownBlockOf } from "../shown-block.ts";
import { HtmlText } from "./HtmlText.tsx";

/** Renders headings that unfold a text each, without a script. */
export function AccordionBlock({
  id,
  title,
  items,
}: ShownBlockOf<"accordion"> & {
  /** Unique on the page. */
  id: string;
}) {
  return (
    <section className="kontor-content__text" aria-labelledby={title && id}>
      {title && <h2 id={id}>{title}</h2>}
      <DetailsAccordion
        id={`${id}-items`}
        headingLevel={title ? 3 : 2}
        items={items.map(({ title: heading, html }) => ({
          heading,
          content: <HtmlText className="kontor-text" html={html} />,
        }))}
      />
    </section>
  );
}
