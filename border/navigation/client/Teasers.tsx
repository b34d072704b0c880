import { themeworldSections } from "../navigation-contract.ts";
import type { Teaser, Themeworld, ThemeworldNavigation } from "../navigation-schema.ts";
import { NavigationLink, useNavigation } from "./NavigationLink.tsx";

/** Linked pictures with a short text: the teasers of a node, and the themeworlds. */

export interface TeasersProps {
  title: string;
  teasers: (Teaser & {
    /** The end or the start of its validity, as text. */
    notes?: (string | null)[];
    urgentNote?: string | null;
    isSoldOut?: boolean;
  })[];
  path: string[];
}

export function Teasers({ title, teasers, path }: TeasersProps) {
  const { texts } = useNavigation();
  return (
    <section className="kontor-navigation__teasers">
      {title && <h2>{title}</h2>}
      <ul>
        {teasers.map(({ link, image, badges, flags, headline, subline, ...world }, index) => (
          <li key={index} data-sold-out={world.isSoldOut || undefined}>
            <NavigationLink
              href={link.href}
              target={link.target}
              path={[...path, link.title]}
              className="kontor-navigation__teaser"
            >
              {image && <img {...image} alt={image.alt} loading="lazy" />}
              <span className="kontor-navigation__badges">
                {badges.map((badge, place) => (
                  <b key={place}>{badge}</b>
                ))}
                {flags.kontorCard && <b data-card>{texts.kontorCard}</b>}
              </span>
              <strong>{headline ?? link.title}</strong>
              {[subline, ...(world.notes ?? [])].map(
                (note, place) => note && <span key={place}>{note}</span>,
              )}
              {world.urgentNote && <em>{world.urgentNote}</em>}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

export interface ThemeworldsProps {
  themeworlds: ThemeworldNavigation;
  path: string[];
}

/** The sections, in the order of the contract. */
export function Themeworlds({ themeworlds: { sections }, path }: ThemeworldsProps) {
  const { texts } = useNavigation();
  const teaserOf = (themeworld: Themeworld): TeasersProps["teasers"][number] => {
    const { title, url, imgUrl, badges, kontorCard, availability } = themeworld;
    return {
      link: { title, href: url },
      image: imgUrl ? { src: imgUrl, alt: "", width: 488, height: 287 } : undefined,
      badges,
      flags: { kontorCard },
      notes: [
        availability === "AVAILABLE" ? null : texts.availability[availability],
        themeworld.endDateText,
      ],
      urgentNote: themeworld.onlyXDaysLeftText,
      isSoldOut: availability === "SOLDOUT",
    };
  };
  return themeworldSections.map((name) => {
    const section = sections[name];
    return (
      section && (
        <Teasers
          key={name}
          title={section.headline || texts.sections[name]}
          teasers={section.themeworlds.map(teaserOf)}
          path={path}
        />
      )
    );
  });
}
