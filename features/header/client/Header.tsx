import { CircleUserRound, LockKeyhole, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import type { Platform } from "../../../shared/platform.ts";
import { Logo } from "../../../ui/Logo.tsx";
import type { HeaderTexts } from "../header-contract.ts";

export interface HeaderProps {
  texts: HeaderTexts;
  /** Without one the width of the window decides. */
  platform?: Platform;
  /** Neither navigation nor icons: for the steps of a purchase. */
  isReduced?: boolean;
  /** Says in the reduced header that buying here is secured. */
  showSecureHint?: boolean;
  isSticky?: boolean;
  search: ReactNode;
  cart: ReactNode;
  navigation: ReactNode;
  /** Above everything. */
  banner?: ReactNode;
  /** What speaks for the shop, below the navigation. */
  benefits?: ReactNode;
}

/** Top of every page: logo, search, stores, account, cart, and the main navigation. Works without JavaScript. */
export function Header({
  texts,
  navigation,
  platform,
  isReduced,
  showSecureHint,
  isSticky,
  search,
  cart,
  banner,
  benefits,
}: HeaderProps) {
  return (
    <header
      className="kontor-header"
      data-kontor="header"
      data-platform={platform}
      data-sticky={isSticky || undefined}
    >
      <a className="kontor-header__skip" href="#kontor-content">
        {texts.skipToContent}
      </a>
      {!isReduced && banner}
      <div className="kontor-header__bar">
        <a className="kontor-header__logo" href="/">
          <Logo title={texts.home} />
        </a>
        {isReduced ? (
          showSecureHint && (
            <p className="kontor-header__secure">
              <LockKeyhole aria-hidden size={18} /> {texts.secureHint}
            </p>
          )
        ) : (
          <>
            <div className="kontor-header__search">{search}</div>
            <ul className="kontor-header__links">
              <li>
                <a className="kontor-header__link" href="/service/storefinder/">
                  <MapPin aria-hidden size={22} strokeWidth={1.6} />
                  <span>{texts.stores}</span>
                </a>
              </li>
              <li>
                <a className="kontor-header__link" href="/usermenu">
                  <CircleUserRound aria-hidden size={22} strokeWidth={1.6} />
                  <span>{texts.account}</span>
                </a>
              </li>
              <li>{cart}</li>
            </ul>
          </>
        )}
      </div>
      {!isReduced && navigation}
      {!isReduced && benefits}
    </header>
  );
}
