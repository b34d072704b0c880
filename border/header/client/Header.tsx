import { accountPath, storesPath } from "../../border-paths.ts";
import ArrowLeft from "@lucide/icons/icons/arrow-left";
import CircleUserRound from "@lucide/icons/icons/circle-user-round";
import LockKeyhole from "@lucide/icons/icons/lock-keyhole";
import MapPin from "@lucide/icons/icons/map-pin";
import Search from "@lucide/icons/icons/search";
import UserRoundCheck from "@lucide/icons/icons/user-round-check";
import X from "@lucide/icons/icons/x";
import type { ReactNode } from "react";
import type { Brand } from "../../../platform/shared/brand/brand.ts";
import type { HeaderLink } from "../../../platform/shared/header-link.ts";
import type { Platform } from "../../../platform/shared/platform.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { shopBase } from "../../../platform/client/shop-address.ts";
import { Icon } from "../../../platform/ui/Icon.tsx";
import { Logo } from "../../../platform/ui/Logo.tsx";
import { type AccountLinkTexts, type HeaderTexts } from "../header-contract.ts";
import { scriptJson } from "../../../platform/ui/script-json.ts";
import { FurtherLink } from "./FurtherLink.tsx";

export interface HeaderProps {
  texts: HeaderTexts;
  site: SiteCode;
  brand: Pick<Brand, "name">;
  /** The logo as SVG. */
  logo: string;
  /** ISO 4217: the currency of the prices on the page. */
  currency: string;
  /** Whether a monitoring service receives the page's errors and warnings. */
  monitoring?: boolean;
  /** Language of the texts: a host's page may be in another. */
  locale: string;
  /** Without a platform the width of the window decides. */
  platform?: Platform;
  /** Leaves out navigation and icons, for the steps of a purchase. */
  isReduced?: boolean;
  /** Says in the reduced header that the purchase is secure. */
  showSecureHint?: boolean;
  isSticky?: boolean;
  /** The settings for the script that asks for consent. */
  consent?: string;
  /** Links of the shop's own slices. */
  links?: readonly HeaderLink[];
  search: ReactNode;
  cart: ReactNode;
  navigation: ReactNode;
  /** Says at the very top that this is a preview, not the shop that shoppers see. */
  previewMark?: ReactNode;
  /** The shop's benefits, at the top. */
  benefits?: ReactNode;
  /** Below the bar; scrolls with the page. */
  banner?: ReactNode;
  /** Overlays the lower end of the page. */
  appBanner?: ReactNode;
}

/** Top of every page: logo, search, stores, account, cart, and the main navigation. Works without JavaScript. */
export function Header({
  texts,
  site,
  brand,
  logo,
  currency,
  monitoring,
  locale,
  platform,
  isReduced = false,
  showSecureHint,
  isSticky,
  consent,
  links = [],
  search,
  cart,
  navigation,
  previewMark,
  benefits,
  banner,
  appBanner,
}: HeaderProps) {
  return (
    <header
      className="kontor-header"
      lang={locale}
      dir="ltr"
      data-kontor="header"
      data-site={site}
      data-currency={currency}
      data-brand={brand.name}
      data-monitoring={monitoring || undefined}
      data-kontor-base={shopBase() || undefined}
      data-platform={platform}
      data-sticky={isSticky || undefined}
      data-reduced={isReduced || undefined}
      data-kontor-consent={consent}
    >
      <a className="kontor-header__skip" href="#kontor-content">
        {texts.skipToContent}
      </a>
      {previewMark}
      {!isReduced && benefits}
      <div className="kontor-header__main" data-kontor-bar>
        <div className="kontor-header__bar">
          {/* First and outside the islands: a browser may paint as soon as the logo is parsed. */}
          {!isReduced && (
            <button
              className="kontor-header__button kontor-header__back"
              type="button"
              aria-label={texts.back}
              data-kontor-back
            >
              <Icon icon={ArrowLeft} size={20} strokeWidth={1.6} />
            </button>
          )}
          <a className="kontor-header__logo" href="/">
            <Logo svg={logo} title={texts.home} />
          </a>
          {isReduced ? (
            showSecureHint && (
              <p className="kontor-header__secure">
                <Icon icon={LockKeyhole} size={18} />
                <span>{texts.secureHint}</span>
              </p>
            )
          ) : (
            <>
              <div className="kontor-header__search" data-kontor-search>
                {search}
              </div>
              <ul className="kontor-header__links">
                <li className="kontor-header__search-opener">
                  <button
                    className="kontor-header__button"
                    type="button"
                    aria-label={texts.openSearch}
                    aria-expanded={false}
                    aria-haspopup="dialog"
                    data-kontor-search-open
                  >
                    <Icon icon={Search} size={22} strokeWidth={1.6} />
                  </button>
                </li>
                <li className="kontor-header__stores">
                  <a className="kontor-header__link" href={storesPath}>
                    <Icon icon={MapPin} size={22} strokeWidth={1.6} />
                    <span>{texts.stores}</span>
                  </a>
                </li>
                {links.map((link) => (
                  <li key={link.name}>
                    <FurtherLink {...link} />
                  </li>
                ))}
                <li>
                  <AccountLink texts={texts} />
                </li>
                <li>{cart}</li>
              </ul>
              {navigation}
            </>
          )}
        </div>
      </div>
      {!isReduced && (
        <>
          {banner}
          {appBanner}
          <dialog
            className="kontor-header__search-flyout"
            closedby="closerequest"
            aria-label={texts.openSearch}
          >
            <button
              className="kontor-header__button"
              type="button"
              aria-label={texts.closeSearch}
              data-kontor-search-close
            >
              <Icon icon={X} size={22} strokeWidth={1.6} />
            </button>
          </dialog>
        </>
      )}
    </header>
  );
}

/** The account link. A cached header is the same for every shopper: the browser fills in the customer. */
function AccountLink({ texts }: { texts: HeaderTexts }) {
  const { account, beans, communityMember, kontorCardMember } = texts;
  const forBrowser: AccountLinkTexts = { account, beans, communityMember, kontorCardMember };
  return (
    <a
      className="kontor-header__link kontor-header__account"
      href={accountPath}
      data-kontor-account
    >
      <Icon icon={CircleUserRound} size={22} strokeWidth={1.6} />
      <Icon icon={UserRoundCheck} size={22} strokeWidth={1.6} />
      <span data-kontor-account-name>{account}</span>
      <b className="kontor-header__count kontor-header__beans" translate="no" data-kontor-beans />
      <script
        type="application/json"
        dangerouslySetInnerHTML={{ __html: scriptJson(forBrowser) }}
      />
    </a>
  );
}
