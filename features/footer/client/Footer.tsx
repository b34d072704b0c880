import BadgeCheck from "@lucide/icons/icons/badge-check";
import Coffee from "@lucide/icons/icons/coffee";
import CreditCard from "@lucide/icons/icons/credit-card";
import Info from "@lucide/icons/icons/info";
import Mail from "@lucide/icons/icons/mail";
import MapPin from "@lucide/icons/icons/map-pin";
import PackageCheck from "@lucide/icons/icons/package-check";
import Store from "@lucide/icons/icons/store";
import Truck from "@lucide/icons/icons/truck";
import Undo2 from "@lucide/icons/icons/undo-2";
import WalletCards from "@lucide/icons/icons/wallet-cards";
import type { ReactNode } from "react";
import {
  siAndroid,
  siApple,
  siFacebook,
  siInstagram,
  siPinterest,
  siX,
  siXing,
  siYoutube,
} from "simple-icons";
import type { Platform } from "../../../shared/platform.ts";
import type { SiteCode } from "../../../shared/site.ts";
import { Flag, type FlagCode } from "../../../ui/Flag.tsx";
import type {
  FooterContent,
  FooterIconName,
  FooterLink,
  FooterLogo,
  FooterTexts,
} from "../footer-contract.ts";
import { linkTarget } from "../footer-rules.ts";
import { Icon, type IconDrawing } from "../../../ui/Icon.tsx";

/** A shop of the country list. */
export interface CountryShop {
  code: SiteCode;
  label: string;
  flag: FlagCode;
  locale: string;
  url: string;
}

export interface FooterProps {
  texts: FooterTexts;
  content: FooterContent;
  shops: CountryShop[];
  currentShop: SiteCode;
  /** Without one the width of the window decides. */
  platform?: Platform;
  /** For the steps of a purchase: help and legal links alone. */
  isReduced?: boolean;
}

/** Bottom of every page: service, popular categories, social media, seals, countries, legal links. No script needed. */
export function Footer({ texts, content, shops, currentShop, platform, isReduced }: FooterProps) {
  const groups = content.teaserGroups.filter((group) => !(isReduced && group.hideGroupInCheckout));
  return (
    <footer
      className="kontor-footer"
      data-kontor="footer"
      data-platform={platform}
      aria-label={texts.footer}
    >
      <div className="kontor-footer__service">
        <h2 className="kontor-footer__headline">{content.headline}</h2>
        <ul className="kontor-footer__groups">
          {groups.map(({ heading, introductoryText, links, images }) => (
            <li key={heading.link.text} className="kontor-footer__group">
              <FooterIcon name={heading.iconName} />
              <h3>
                <TextLink link={heading.link} texts={texts} />
              </h3>
              {introductoryText && <p>{introductoryText}</p>}
              <ul>
                {links.map((link) => (
                  <li key={link.text} data-hide-in-classic={link.hideInClassic || undefined}>
                    <TextLink link={link} texts={texts} />
                  </li>
                ))}
              </ul>
              {images && (
                <div className="kontor-footer__images">
                  {images.map(({ source, label }) => (
                    <Logo key={source} logo={{ source, label }} texts={texts} />
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
                      <TextLink link={link} texts={texts} />
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
                  <TextLink link={link} texts={texts} icon={<FooterIcon name={iconName} />} />
                </li>
              ))}
            </ul>
            <h2>{content.appReferences.heading}</h2>
            <ul className="kontor-footer__icons">
              {content.appReferences.icons.map(({ iconName, link }) => (
                <li key={iconName}>
                  <TextLink link={link} texts={texts} icon={<FooterIcon name={iconName} />} />
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
                  <Logo logo={logo} texts={texts} />
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
                <TextLink link={link} texts={texts} />
              </li>
            ))}
          </ul>
          {content.salesTax && (
            <p>
              {content.salesTax.textBeforeLink}{" "}
              <TextLink link={content.salesTax.link} texts={texts} isUnderlined />
              {content.salesTax.textAfterLink}
            </p>
          )}
          {platform !== "SMARTPHONE" && platform !== "TABLET" && (
            <div className="kontor-footer__switches">
              <Countries texts={texts} shops={shops} currentShop={currentShop} />
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

function Countries({
  texts,
  shops,
  currentShop,
}: Pick<FooterProps, "texts" | "shops" | "currentShop">) {
  const current = shops.find((shop) => shop.code === currentShop);
  return (
    <details className="kontor-footer__countries">
      <summary>
        {current && <Flag code={current.flag} />} {current?.label}
        <span className="kontor-hidden"> – {texts.countries}</span>
      </summary>
      <ul>
        {shops.map(({ code, label, flag, locale, url }) => (
          <li key={code}>
            <a
              href={url}
              hrefLang={locale}
              lang={locale}
              aria-current={code === currentShop ? "true" : undefined}
            >
              <Flag code={flag} /> {label}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}

function TextLink({
  link: { url, text },
  texts,
  icon,
  isUnderlined,
}: {
  link: FooterLink;
  texts: FooterTexts;
  icon?: ReactNode;
  isUnderlined?: boolean;
}) {
  const target = linkTarget(url);
  return (
    <a href={url} {...target} className={isUnderlined ? "kontor-footer__underlined" : undefined}>
      {icon}
      {icon ? <span className="kontor-hidden">{text}</span> : text}
      {target.target && <span className="kontor-hidden"> ({texts.newWindow})</span>}
    </a>
  );
}

function Logo({ logo, texts }: { logo: FooterLogo; texts: FooterTexts }) {
  const { source, label, link, width = 64, height = 40 } = logo;
  const image = (
    <img
      src={`/service/footer-images/logos/${source}.svg`}
      alt={label}
      width={width}
      height={height}
      loading="lazy"
    />
  );
  if (!link) return image;
  const target = linkTarget(link);
  return (
    <a href={link} {...target}>
      {image}
      {target.target && <span className="kontor-hidden"> ({texts.newWindow})</span>}
    </a>
  );
}

const drawn: Partial<Record<FooterIconName, IconDrawing>> = {
  branch_store: Store,
  click_collect: PackageCheck,
  contact: Mail,
  delivery_via_haulage_company: Truck,
  easy_pay: CreditCard,
  free_shipping: Truck,
  meet_kontor: Coffee,
  return_shipping: Undo2,
  service_info: Info,
  kontor_near_you: MapPin,
  kontorcard: WalletCards,
  thirty_day_return: BadgeCheck,
};

const linkedin =
  "M20.4 20.5h-3.6v-5.6c0-1.3 0-3-1.8-3s-2.1 1.4-2.1 2.9v5.7H9.3V9h3.4v1.6c.5-.9 1.6-1.8 3.4-1.8 3.6 0 4.3 2.4 4.3 5.5v6.2zM5.3 7.4a2.1 2.1 0 1 1 0-4.1 2.1 2.1 0 0 1 0 4.1zm1.8 13.1H3.6V9h3.5v11.5z";

const brands: Partial<Record<FooterIconName, string>> = {
  android: siAndroid.path,
  appleinc: siApple.path,
  facebook: siFacebook.path,
  instagram: siInstagram.path,
  pinterest: siPinterest.path,
  twitter: siX.path,
  xing: siXing.path,
  youtube: siYoutube.path,
  linkedin,
};

function FooterIcon({ name }: { name: FooterIconName }) {
  const icon = drawn[name];
  if (icon) return <Icon icon={icon} size={26} strokeWidth={1.5} />;
  return (
    <svg viewBox="0 0 24 24" width={22} height={22} aria-hidden fill="currentColor">
      <path d={brands[name]} />
    </svg>
  );
}
