import { CartBadge } from "../features/cart/client/CartBadge.tsx";
import type { CategoryNode } from "../features/catalogue/catalogue-contract.ts";
import { Footer } from "../features/footer/client/Footer.tsx";
import type { FooterContent } from "../features/footer/footer-contract.ts";
import { Header } from "../features/header/client/Header.tsx";
import type { NavigationLink } from "../features/header/header-contract.ts";
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
  categories: CategoryNode[];
  platform?: Platform;
  isReduced?: boolean;
  showSecureHint?: boolean;
  isSticky?: boolean;
}

export function PageHeader({ site, texts, categories, ...rest }: PageHeaderProps) {
  const searchBox: SearchBoxProps = {
    id: "kontor-search",
    texts: texts.suggestions,
    site: site.code,
    locale: site.locale,
  };
  return (
    <Header
      {...rest}
      texts={texts.header}
      navigation={categories.map(toLink)}
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

function toLink({ url, name, children }: CategoryNode): NavigationLink {
  return { url, text: name, children: children.map(toLink) };
}
