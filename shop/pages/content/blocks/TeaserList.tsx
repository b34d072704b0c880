import type { ShownTeaser } from "../shown-block.ts";
import { FocusedPicture } from "./FocusedPicture.tsx";

/** Renders links with pictures, as many in a row as fit. */
export function TeaserList({
  teasers,
  headingLevel = 3,
}: {
  teasers: ShownTeaser[];
  headingLevel?: 2 | 3;
}) {
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className="kontor-teasers">
      {teasers.map(({ picture, title, text, link }) => (
        <li key={link}>
          {picture && (
            <FocusedPicture
              picture={picture}
              sizes="(width < 600px) 92vw, (width < 980px) 46vw, 30vw"
            />
          )}
          <Heading>
            <a href={link}>{title}</a>
          </Heading>
          {text && <p>{text}</p>}
        </li>
      ))}
    </ul>
  );
}
