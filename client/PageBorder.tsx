import { CartBadge } from "../features/cart/client/CartBadge.tsx";
import { Footer } from "../features/footer/client/Footer.tsx";
import type { FooterContent } from "../features/footer/footer-contract.ts";
import { Header } from "../features/header/client/Header.tsx";
import { Navigation, type NavigationProps } from "../features/navigation/client/Navigation.tsx";
import type { NavigationItem } from "../features/navigation/navigation-contract.ts";
import { SearchBox, type SearchBoxProps } from "../features/suggestions/client/SearchBox.tsx";
import type { Platform } from "../shared/platform.ts";
import { siteCodes, type Site, type SiteCode } from "../shared/site.ts";
import { allSites } from "../sites/all-sites.ts";
import type { SiteTexts } from "../sites/site-texts.ts";
import { Island } from "./Island.tsx";

/** The border put together from its features: each gets what it needs handed in. */

export interface PageHeaderProps {
  site: Site;
  texts: SiteTexts;
  navigation: NavigationItem[];
  platform?: Platform;
  isReduced?: boolean;
  showSecureHint?: boolean;
  isSticky?: boolean;
}

export function PageHeader({ site, texts, navigation, ...rest }: PageHeaderProps) {
  const searchBox: SearchBoxProps = {
    id: "kontor-search",
    texts: texts.suggestions,
    site: site.code,
    locale: site.locale,
  };
  const mainNavigation: NavigationProps = {
    id: "kontor-navigation",
    texts: texts.navigation,
    site: site.code,
    items: navigation,
  };
  return (
    <Header
      {...rest}
      texts={texts.header}
      navigation={<Navigation {...mainNavigation} />}
      search={
        <Island name="search-box" strategy="interact" data={searchBox}>
          <SearchBox {...searchBox} />
        </Island>
      }
      cart={<CartBadge texts={texts.cart} />}
    />
  );
}

export interface PageFooterProps {
  site: Site;
  texts: SiteTexts;
  footer: FooterContent;
  origins: Record<SiteCode, string>;
  platform?: Platform;
  isReduced?: boolean;
}

export function PageFooter({ site, texts, footer, origins, ...rest }: PageFooterProps) {
  return (
    <Footer
      {...rest}
      texts={texts.footer}
      content={footer}
      currentShop={site.code}
      shops={siteCodes.map((code) => {
        const { label, flag, locale } = allSites[code].site;
        return { code, label, flag, locale, url: `${origins[code]}/` };
      })}
    />
  );
}
