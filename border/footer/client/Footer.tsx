import type { ReactNode } from "react";
import type { Brand } from "../../../platform/shared/brand/brand.ts";
import { shopBase } from "../../../platform/client/shop-address.ts";
import type { Platform } from "../../../platform/shared/platform.ts";
import type { FooterContent, FooterLink, FooterTexts } from "../footer-contract.ts";
import type { CountryListProps } from "./CountryList.tsx";
import { FooterEnd } from "./FooterEnd.tsx";
import { FooterGroup } from "./FooterGroup.tsx";
import { FooterIcons } from "./FooterIcons.tsx";
import { FooterLogo } from "./FooterLogo.tsx";
import { FooterPanel } from "./FooterPanel.tsx";
import { FooterTextLink } from "./FooterTextLink.tsx";

export interface FooterProps extends Omit<CountryListProps, "texts"> {
  texts: FooterTexts;
  /** Language of the texts: a host's page may be in another. */
  locale: string;
  /** ISO 4217: the currency of the prices on the page. */
  currency: string;
  brand: Pick<Brand, "name">;
  /** Whether a monitoring service receives the page's errors and warnings. */
  monitoring?: boolean;
  content: FooterContent;
  /** Without a platform the styles follow the width of the window. */
  platform?: Platform;
  /** Shows help and legal links only, for the steps of a purchase. */
  isReduced?: boolean;
  /** The newsletter section. */
  newsletter?: ReactNode;
  /** The host shows the newsletter even on a page that hides it. */
  showsNewsletter?: boolean;
  /** The settings for the script that asks for consent. */
  consent?: string;
  /** Opens the consent settings; without JavaScript it links to the privacy page. */
  consentLink?: FooterLink;
  /** Time zone of the site, when the footer may contain the staff panel. */
  previewZone?: string;
}

/**
 * Bottom of every page: newsletter, service, popular categories, social media, seals, countries, legal links. Works without
 * JavaScript. The reduced footer leaves out elements with `data-full`; it is chosen by the host here, or for some shoppers by a
 * script (attach-footer.ts).
 */
export function Footer({
  texts,
  locale,
  content,
  shops,
  currentShop,
  currency,
  brand,
  monitoring,
  platform,
  isReduced,
  newsletter,
  showsNewsletter,
  consent,
  consentLink,
  previewZone,
}: FooterProps) {
  const groups = content.teaserGroups.filter((group) => !(isReduced && group.hideGroupInCheckout));
  return (
    <footer
      className="kontor-footer"
      lang={locale}
      dir="ltr"
      data-kontor="footer"
      data-platform={platform}
      data-site={currentShop}
      data-currency={currency}
      data-brand={brand.name}
      data-monitoring={monitoring || undefined}
      data-kontor-base={shopBase() || undefined}
      data-newsletter={showsNewsletter ? "shown" : undefined}
      data-kontor-consent={consent}
      data-kontor-preview={isReduced ? undefined : previewZone}
      aria-label={texts.footer}
    >
      {!isReduced && newsletter}
      <div className="kontor-footer__body">
        <div className="kontor-footer__service">
          <h2 className="kontor-footer__headline">{content.headline}</h2>
          <ul className="kontor-footer__groups">
            {groups.map((group) => (
              <li
                key={group.heading.link.text}
                className="kontor-footer__group"
                data-full={group.hideGroupInCheckout || undefined}
              >
                <FooterGroup group={group} texts={texts} platform={platform} />
              </li>
            ))}
          </ul>
        </div>

        {!isReduced && (
          <div className="kontor-footer__row" data-full>
            {content.seo.columns.length > 0 && (
              <section className="kontor-footer__categories">
                <FooterPanel title={content.seo.heading} headingLevel={2}>
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
                </FooterPanel>
              </section>
            )}
            <section className="kontor-footer__elsewhere">
              <FooterIcons {...content.socialMedia} texts={texts} />
              <FooterIcons {...content.appReferences} texts={texts} />
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

        <FooterEnd
          texts={texts}
          content={content}
          consentLink={consentLink}
          platform={platform}
          shops={shops}
          currentShop={currentShop}
        />
      </div>
    </footer>
  );
}
