import { desktopViewPath } from "../../border-paths.ts";
import type { Platform } from "../../../platform/shared/platform.ts";
import { type FooterContent, type FooterLink, type FooterTexts } from "../footer-contract.ts";
import { CountryList, type CountryListProps } from "./CountryList.tsx";
import { FooterTextLink } from "./FooterTextLink.tsx";

/** Whether the platform shows the country list and the links to the other view. */
const hasSwitches: Record<Platform, boolean> = {
  CLASSIC: true,
  MATCH: true,
  SMARTPHONE: false,
  TABLET: false,
};

export interface FooterEndProps extends Omit<CountryListProps, "texts"> {
  texts: FooterTexts;
  content: Pick<FooterContent, "legalLinks" | "salesTax" | "viewChanger">;
  consentLink?: FooterLink;
  platform?: Platform;
}

/** The last line of the footer: legal links, taxes, the other shops, the other view. */
export function FooterEnd({ texts, content, consentLink, platform, ...countries }: FooterEndProps) {
  const { legalLinks, salesTax, viewChanger } = content;
  return (
    <div className="kontor-footer__end">
      <div className="kontor-footer__bar">
        <ul className="kontor-footer__legal">
          {legalLinks.map(({ isProminent, ...link }) => (
            <li key={link.text} data-prominent={isProminent}>
              <FooterTextLink link={link} texts={texts} />
            </li>
          ))}
          {consentLink && (
            <li>
              <a href={consentLink.url} data-kontor-open-consent>
                {consentLink.text}
              </a>
            </li>
          )}
        </ul>
        {salesTax && (
          <p>
            <span>{`${salesTax.textBeforeLink} `}</span>
            <FooterTextLink link={salesTax.link} texts={texts} isUnderlined />
            <span>{salesTax.textAfterLink}</span>
          </p>
        )}
        {(!platform || hasSwitches[platform]) && (
          <div className="kontor-footer__switches">
            <CountryList {...countries} texts={texts} />
            {/* A script shows the link to the other view of this page (attach-footer.ts). */}
            <a
              href={desktopViewPath}
              rel="nofollow"
              data-kontor-view="toDesktop"
              hidden={platform !== "MATCH"}
            >
              {viewChanger.toDesktop}
            </a>
            <a href="/m/" data-kontor-view="toMobile" hidden>
              {viewChanger.toMobile}
            </a>
          </div>
        )}
      </div>
    </div>
  );
}
