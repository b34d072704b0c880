import ChevronDown from "@lucide/icons/icons/chevron-down";
import type { ReactNode } from "react";
import { Icon } from "../../../platform/ui/Icon.tsx";

export interface FooterPanelProps {
  title: string;
  headingLevel: 2 | 3;
  /** The heading in wide layouts, where it may be a link. */
  heading?: ReactNode;
  children: ReactNode;
}

/**
 * A heading and its content. Wide layouts always show the content; in narrow ones the heading opens it. Both variants are in the
 * HTML and the styles choose one, so that neither a script nor the first render depends on the width of the window.
 */
export function FooterPanel({ title, headingLevel, heading = title, children }: FooterPanelProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className="kontor-footer__heading">{heading}</Heading>
      <details className="kontor-footer__panel">
        <summary>
          <Heading>{title}</Heading>
          <Icon icon={ChevronDown} size={20} />
        </summary>
        <div className="kontor-footer__content">{children}</div>
      </details>
    </>
  );
}
