import type { Platform } from "../../../platform/shared/platform.ts";
import type { FooterTexts, TeaserGroup } from "../footer-contract.ts";
import { isMobilePlatform, linksOf } from "../footer-rules.ts";
import { FooterIcon } from "./FooterIcon.tsx";
import { FooterLogo } from "./FooterLogo.tsx";
import { FooterPanel } from "./FooterPanel.tsx";
import { FooterTextLink } from "./FooterTextLink.tsx";

export interface FooterGroupProps {
  group: TeaserGroup;
  texts: FooterTexts;
  platform?: Platform;
}

/** A group of links about one service, such as delivery or returns. */
export function FooterGroup({ group, texts, platform }: FooterGroupProps) {
  const { heading, introductoryLink, introductoryText, images } = group;
  const isPlain = isMobilePlatform(platform);
  return (
    <>
      {heading.iconName && <FooterIcon name={heading.iconName} />}
      <FooterPanel
        title={heading.link.text}
        headingLevel={3}
        heading={isPlain ? undefined : <FooterTextLink link={heading.link} texts={texts} />}
      >
        {introductoryText && (
          <p>
            {introductoryLink && (
              <FooterTextLink link={introductoryLink} texts={texts} isUnderlined />
            )}
            <span>{`${introductoryLink ? ", " : ""}${introductoryText}`}</span>
          </p>
        )}
        <ul>
          {linksOf(group, platform).map(({ isOfHeading, hideInClassic, ...link }) => (
            <li
              key={link.text}
              data-hide-in-classic={(!platform && hideInClassic) || undefined}
              data-of-heading={(!isPlain && isOfHeading) || undefined}
            >
              <FooterTextLink link={link} texts={texts} />
            </li>
          ))}
        </ul>
        {images && (
          <div className="kontor-footer__images">
            {images.map(({ source, label }) => (
              <FooterLogo key={source} logo={{ source, label }} texts={texts} />
            ))}
          </div>
        )}
      </FooterPanel>
    </>
  );
}
