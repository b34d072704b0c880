import type { ContentPagesTexts } from "../../../content-pages/content-pages-texts.ts";
import type { ShownBlockOf } from "../shown-block.ts";
import { HtmlText } from "./HtmlText.tsx";

/** Renders a guide: what it needs, how long it takes, and its steps. */
export function StepsBlock({
  id,
  title,
  time,
  needs,
  steps,
  texts,
}: ShownBlockOf<"steps"> & {
  /** Unique on the page. */
  id: string;
  texts: Pick<ContentPagesTexts, "needs" | "time">;
}) {
  return (
    <section className="kontor-content__steps" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {(time || needs.length > 0) && (
        <dl>
          {time && (
            <div>
              <dt>{texts.time}</dt>
              <dd>{time}</dd>
            </div>
          )}
          {needs.length > 0 && (
            <div>
              <dt>{texts.needs}</dt>
              {needs.map((need) => (
                <dd key={need}>{need}</dd>
              ))}
            </div>
          )}
        </dl>
      )}
      <ol>
        {steps.map(({ title: heading, html, time: duration }) => (
          <li key={heading}>
            <h3>{heading}</h3>
            {duration && <p className="kontor-content__time">{duration}</p>}
            <HtmlText className="kontor-text" html={html} />
          </li>
        ))}
      </ol>
    </section>
  );
}
