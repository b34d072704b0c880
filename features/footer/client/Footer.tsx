import type { Platform } from "../../../shared/platform.ts";
import type { FooterContent } from "../footer-contract.ts";
import { CountryList, type CountryListProps } from "./CountryList.tsx";
import { FooterIcon } from "./FooterIcon.tsx";
import { FooterLogo } from "./FooterLogo.tsx";
import { FooterTextLink } from "./FooterTextLink.tsx";

export interface FooterProps extends CountryListProps {
  /** Language of the words inside: a host's page may be in another. */
  locale: string;
  content: FooterContent;
  /** Without one the styles go by the width of the window. */
  platform?: Platform;
  /** For the steps of a purchase: help and legal links alone. */
  isReduced?: boolean;
}

/** Whether the country list and the link to the desktop view are shown. */
const hasSwitches: Record<Platform, boolean> = {
  CLASSIC: true,
  MATCH: true,
  SMARTPHONE: false,
  TABLET: false,
};

/** Bottom of every page: service, popular categories, social media, seals, countries, legal links. No script needed. */
export function Footer({
  texts,
  locale,
  content,
  shops,
  currentShop,
  platform,
  isReduced,
}: FooterProps) {
  const groups = content.teaserGroups.filter((group) => !(isReduced && group.hideGroupInCheckout));
  return (
    <footer
      className="kontor-footer"
      lang={locale}
      data-kontor="footer"
      data-platform={platform}
      aria-label={texts.footer}
    >
      <div className="kontor-footer__service">
        <h2 className="kontor-footer__headline">{content.headline}</h2>
        <ul className="kontor-footer__groups">
          {groups.map(({ heading, introductoryLink, introductoryText, links, images }) => (
            <li key={heading.link.text} className="kontor-footer__group">
              {heading.iconName && <FooterIcon name={heading.iconName} />}
              <h3>
                <FooterTextLink link={heading.link} texts={texts} />
              </h3>
              {introductoryText && (
                <p>
                  {introductoryLink && (
                    <>
                      <FooterTextLink link={introductoryLink} texts={texts} isUnderlined />
                      {", "}
                    </>
                  )}
                  {introductoryText}
                </p>
              )}
              <ul>
                {links.map((link) => (
                  <li key={link.text} data-hide-in-classic={link.hideInClassic || undefined}>
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
            </li>
          ))}
        </ul>
      </div>

      {!isReduced && (
        <div className="kontor-footer__row">
          <section className="kontor-footer__categories">
            <h2>{content.seo.heading}</h2>
            <div>
              {content.seo.columns.map((column) => (
                <ul key={column[0]?.url}>
                  {column.map((link) => (
                    <li key={link.url}>
                      <FooterTextLink link={link} texts={texts} />
                    </li>
                  ))}
                </ul>
              ))}
            </div>
          </section>
          <section>
            <h2>{content.socialMedia.heading}</h2>
            <ul className="kontor-footer__icons">
              {content.socialMedia.icons.map(({ iconName, link }) => (
                <li key={iconName}>
                  <FooterTextLink link={link} texts={texts} icon={<FooterIcon name={iconName} />} />
                </li>
              ))}
            </ul>
            <h2>{content.appReferences.heading}</h2>
            <ul className="kontor-footer__icons">
              {content.appReferences.icons.map(({ iconName, link }) => (
                <li key={iconName}>
                  <FooterTextLink link={link} texts={texts} icon={<FooterIcon name={iconName} />} />
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}

      <div className="kontor-footer__row kontor-footer__seals">
        {content.qualityLogos.map(({ heading, logos }) => (
          <section key={heading}>
            <h2>{heading}</h2>
            <ul className="kontor-footer__logos">
              {logos.map((logo) => (
                <li key={logo.source}>
                  <FooterLogo logo={logo} texts={texts} />
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>

      <div className="kontor-footer__end">
        <div className="kontor-footer__bar">
          <ul className="kontor-footer__legal">
            {content.legalLinks.map((link) => (
              <li key={link.text}>
                <FooterTextLink link={link} texts={texts} />
              </li>
            ))}
          </ul>
          {content.salesTax && (
            <p>
              {content.salesTax.textBeforeLink}{" "}
              <FooterTextLink link={content.salesTax.link} texts={texts} isUnderlined />
              {content.salesTax.textAfterLink}
            </p>
          )}
          {(!platform || hasSwitches[platform]) && (
            <div className="kontor-footer__switches">
              <CountryList texts={texts} shops={shops} currentShop={currentShop} />
              <a className="kontor-footer__desktop" href="?forceP=WEBSHOP" data-kontor-desktop-view>
                {content.viewChanger.toDesktop}
              </a>
            </div>
          )}
        </div>
      </div>
    </footer>
  );
}
