import { footerImagesPath } from "../../border-paths.ts";
import type { Market, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { FooterTexts } from "../footer-contract.ts";

/** A shop of the country list. */
export interface CountryShop {
  code: SiteCode;
  market: Market;
  label: string;
  locale: string;
  url: string;
}

export interface CountryListProps {
  texts: Pick<FooterTexts, "countries" | "ownCart">;
  shops: CountryShop[];
  currentShop: SiteCode;
}

/**
 * The shops of all countries, behind the name of the current one; a script links to the same page there (attach-country-list.ts).
 */
export function CountryList({ texts, shops, currentShop }: CountryListProps) {
  const current = shops.find((shop) => shop.code === currentShop);
  return (
    <details className="kontor-footer__countries">
      <summary>
        {current && <Flag market={current.market} />}
        {current && <span>{` ${current.label}`}</span>}
        <span className="kontor-hidden">{` – ${texts.countries}`}</span>
      </summary>
      <div>
        <ul>
          {shops.map(({ code, market, label, locale, url }) => (
            <li key={code}>
              <a
                href={url}
                hrefLang={locale}
                lang={locale}
                aria-current={code === currentShop ? "true" : undefined}
              >
                <Flag market={market} />
                <span>{` ${label}`}</span>
              </a>
            </li>
          ))}
        </ul>
        <p>{texts.ownCart}</p>
      </div>
    </details>
  );
}

const Flag = ({ market }: { market: Market }) => (
  <img
    className="kontor-flag"
    src={`${footerImagesPath}/flags/${market}.svg`}
    alt=""
    width={24}
    height={16}
    loading="lazy"
  />
);
