import type { ThemeworldSection } from "../../../border/navigation/navigation-schema.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { Breadcrumb } from "../document/Breadcrumb.tsx";
import { ThemeworldMarks } from "./ThemeworldMarks.tsx";

/** Renders all themeworlds of a site by section. */
export function ThemeworldsPage({
  title,
  sections,
  texts,
}: {
  title: string;
  sections: (ThemeworldSection & { id: string })[];
  texts: SiteTexts;
}) {
  return (
    <div className="kontor-page">
      <Breadcrumb label={texts.catalogue.breadcrumb} path={[]} current={title} />
      <div className="kontor-intro">
        <h1>{title}</h1>
      </div>
      {sections.map(({ id, headline, themeworlds }, index) => (
        <section key={id} className="kontor-section" aria-labelledby={`kontor-${id}`}>
          <h2 id={`kontor-${id}`}>{headline}</h2>
          <ul className="kontor-themeworlds">
            {themeworlds.map((themeworld) => (
              <li key={themeworld.url} className="kontor-themeworlds__tile">
                {themeworld.imgUrl && (
                  <img
                    src={themeworld.imgUrl}
                    alt=""
                    width={640}
                    height={360}
                    loading={index === 0 ? "eager" : "lazy"}
                  />
                )}
                <h3>
                  <a href={themeworld.url}>{themeworld.title}</a>
                </h3>
                <ThemeworldMarks themeworld={themeworld} texts={texts.navigation} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
