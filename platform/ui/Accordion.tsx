import ChevronDown from "@lucide/icons/icons/chevron-down";
import { useState, type ReactNode } from "react";
import { Icon } from "./Icon.tsx";

export interface AccordionItem {
  heading: string;
  content: ReactNode;
  /** Whether the panel is initially open. */
  isOpen?: boolean;
}

export interface AccordionProps {
  /** Unique on the page. The ids of buttons and panels are derived from it. */
  id: string;
  items: AccordionItem[];
  headingLevel?: 2 | 3 | 4;
  /** Whether opening a panel closes the one that was open. */
  opensOne?: boolean;
}

/** Renders headings that show and hide the content below them. */
export function Accordion({ id, items, headingLevel = 3, opensOne = false }: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const [open, setOpen] = useState(() => initiallyOpen(items, opensOne));
  const toggle = (index: number) =>
    setOpen((before) => {
      if (before.includes(index)) return before.filter((other) => other !== index);
      return opensOne ? [index] : [...before, index];
    });
  return (
    <div className="kontor-accordion">
      {items.map(({ heading, content }, index) => (
        <div key={heading} className="kontor-accordion__item">
          <Heading className="kontor-accordion__heading">
            <button
              type="button"
              id={`${id}-button-${index}`}
              className="kontor-accordion__button"
              aria-expanded={open.includes(index)}
              aria-controls={`${id}-panel-${index}`}
              onClick={() => toggle(index)}
            >
              <span>{heading}</span>
              <Icon icon={ChevronDown} size={20} />
            </button>
          </Heading>
          <div
            id={`${id}-panel-${index}`}
            className="kontor-accordion__panel"
            role="region"
            aria-labelledby={`${id}-button-${index}`}
            hidden={!open.includes(index)}
          >
            {content}
          </div>
        </div>
      ))}
    </div>
  );
}

/** Renders an accordion of `details` elements, which works without JavaScript. */
export function DetailsAccordion({
  id,
  items,
  headingLevel = 3,
  opensOne = false,
}: AccordionProps) {
  const Heading = `h${headingLevel}` as const;
  const open = initiallyOpen(items, opensOne);
  return (
    <div className="kontor-accordion">
      {items.map(({ heading, content }, index) => (
        <details
          key={heading}
          className="kontor-accordion__item"
          // The browser opens only one of the `details` with the same name.
          name={opensOne ? id : undefined}
          open={open.includes(index)}
        >
          <summary className="kontor-accordion__button">
            <Heading className="kontor-accordion__heading">{heading}</Heading>
            <Icon icon={ChevronDown} size={20} />
          </summary>
          <div className="kontor-accordion__panel">{content}</div>
        </details>
      ))}
    </div>
  );
}

function initiallyOpen(items: AccordionItem[], opensOne: boolean): number[] {
  const open = items.flatMap(({ isOpen }, index) => (isOpen ? [index] : []));
  return opensOne ? open.slice(0, 1) : open;
}
