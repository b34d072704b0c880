import type { ShownTeaser } from "../shown-block.ts";
import { TeaserList } from "./TeaserList.tsx";

export interface TeasersBlockProps {
  /** Unique on the page. */
  id: string;
  title?: string;
  teasers: ShownTeaser[];
}

/** Renders links with pictures below a heading, if they have one. */
export function TeasersBlock({ id, title, teasers }: TeasersBlockProps) {
  return (
    <section className="kontor-content__row" aria-labelledby={title && id}>
      {title && <h2 id={id}>{title}</h2>}
      <TeaserList teasers={teasers} headingLevel={title ? 3 : 2} />
    </section>
  );
}
