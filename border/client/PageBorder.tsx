import { accountPath, storesPath } from "../border-paths.ts";
import { optionalGroups } from "../../platform/shared/cookies/consent-cookie.ts";
import type { HeaderLink } from "../../platform/shared/header-link.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import type { Platform } from "../../platform/shared/platform.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { BorderSite, BorderSites } from "../border-site.ts";
import { CartLinkData } from "../cart/client/CartLinkData.tsx";
import { MiniCart } from "../cart/client/mini-cart/MiniCart.tsx";
import type { MiniCartProps } from "../cart/client/mini-cart/mini-cart-props.ts";
import {
  privacySection,
  type ConsentProvider,
  type ConsentSettings,
} from "../consent/consent-contract.ts";
import { Footer } from "../footer/client/Footer.tsx";
import { FooterNewsletter } from "../footer/client/FooterNewsletter.tsx";
import type { FooterContent, FooterIconName } from "../footer/footer-contract.ts";
import { Header } from "../header/client/Header.tsx";
import { Navigation } from "../navigation/client/Navigation.tsx";
import { navigationReads, type NavigationItem } from "../navigation/navigation-contract.ts";
import type { NavigationNode } from "../navigation/navigation-schema.ts";
import { NewsletterForm, type NewsletterFormProps } from "../newsletter/client/NewsletterForm.tsx";
import { AppBanner } from "../promotion/client/AppBanner.tsx";
import { promotionIds } from "../promotion/promotion-contract.ts";
import { SearchBox, type SearchBoxProps } from "../search/client/SearchBox.tsx";
import { Island, type IslandProps, type Islands } from "./Island.tsx";
import { islandTexts } from "./island-texts.ts";
import { PreviewMark, type PreviewMarkProps } from "./PreviewMark.tsx";
import { PromotionPlace, type PlacedPromotion } from "./PromotionPlace.tsx";

/** The border, composed of its features, which get each other's parts as props. */

/** The promotions in the border's places. */
export type BorderPromotions = Partial<
  Record<"banner" | "benefits" | "newsletter", PlacedPromotion>
>;

/** Includes the footer's content: the header's app banner and menu share some of its links. */
export interface PageHeaderProps
  extends Pick<BorderSite, "site" | "texts" | "footer">, Pick<IslandProps<"MiniCart">, "textFile"> {
  /** All sites of the shop: the menu links to the others. */
  sites: BorderSites;
  /** The logo as SVG. */
  logo: string;
  /** Links of the shop's own slices. */
  links?: readonly HeaderLink[];
  /** The provider that asks for consent; without one our own banner does. */
  consentProvider?: ConsentProvider;
  /** The domain of the shopper's decision, which pages of other origins read. */
  cookieDomain?: string;
  origins: Record<SiteCode, string>;
  promotions?: BorderPromotions;
  navigation: NavigationItem[];
  platform?: Platform;
  monitoring?: boolean;
  isReduced?: boolean;
  showSecureHint?: boolean;
  isSticky?: boolean;
  /** The mark for staff who preview another moment. */
  preview?: Omit<PreviewMarkProps, "site">;
}

export function PageHeader({
  sites,
  site,
  texts,
  footer,
  preview,
  promotions = {},
  navigation,
  links = [],
  origins,
  consentProvider,
  cookieDomain,
  textFile,
  ...rest
}: PageHeaderProps) {
  const islands = islandTexts(texts);
  const searchBox: SearchBoxProps = {
    id: `kontor-search-${site.code}`,
    texts: islands.SearchBox,
    site: site.code,
    locale: site.locale,
  };
  const miniCart: MiniCartProps = {
    id: `kontor-minicart-${site.code}`,
    texts: islands.MiniCart,
    site: { locale: site.locale, currency: site.currency },
  };
  const mainNavigation: Islands["Menu"] = {
    id: `kontor-navigation-${site.code}`,
    texts: islands.Menu,
    site: site.code,
    services: menuServices({ site, texts, footer }, links, sites, origins),
  };
  return (
    <Header
      {...rest}
      links={links}
      site={site.code}
      brand={site.brand}
      consent={consentOf(site, consentProvider, cookieDomain)}
      texts={texts.header}
      currency={site.currency.code}
      locale={site.locale}
      navigation={
        <Island
          name="Menu"
          strategy="intent"
          data={mainNavigation}
          reads={navigationReads(mainNavigation)}
          textFile={textFile}
        >
          <Navigation {...mainNavigation} items={navigation} />
        </Island>
      }
      search={
        <Island name="SearchBox" strategy="interact" data={searchBox} textFile={textFile}>
          <SearchBox {...searchBox} />
        </Island>
      }
      previewMark={preview && <PreviewMark {...preview} site={site} />}
      cart={
        <>
          <Island name="MiniCart" strategy="intent" data={miniCart} textFile={textFile}>
            <MiniCart {...miniCart} />
          </Island>
          <CartLinkData texts={texts.cart} />
        </>
      }
      banner={
        <PromotionPlace id={promotionIds.banner} site={site} texts={texts} {...promotions.banner} />
      }
      appBanner={
        <AppBanner texts={texts.promotion.app} locale={site.locale} stores={appStores(footer)} />
      }
      benefits={
        <PromotionPlace
          id={promotionIds.benefits}
          site={site}
          texts={texts}
          {...promotions.benefits}
        />
      }
    />
  );
}

/** Returns the links of the narrow layouts' menu besides the products. */
function menuServices(
  { site, texts, footer }: BorderSite,
  links: readonly HeaderLink[],
  sites: BorderSites,
  origins: Record<SiteCode, string>,
): NavigationNode[] {
  const help = footer.teaserGroups.find(({ heading }) => heading.iconName === "service_info");
  const otherShops = Object.values(sites).filter((other) => other.site.code !== site.code);
  return [
    { title: texts.header.stores, href: storesPath, children: [] },
    ...(help ? [{ title: help.heading.link.text, href: help.heading.link.url, children: [] }] : []),
    ...links.map(({ text, url }) => ({ title: text, href: url, children: [] })),
    { title: texts.header.account, href: accountPath, children: [] },
    {
      title: texts.footer.countries,
      href: "",
      children: otherShops.map(({ site: { code, label } }) => ({
        title: label,
        href: `${origins[code]}/`,
        children: [],
      })),
    },
  ];
}

/**
 * Returns what the browser needs to ask for consent. Both header and footer contain it, because a page may have only one of them.
 */
function consentOf(
  { code, consentGroups = optionalGroups }: Site,
  provider?: ConsentProvider,
  cookieDomain?: string,
) {
  const settings: ConsentSettings = { site: code, groups: consentGroups, provider, cookieDomain };
  return jsonText(settings);
}

function appStores({ appReferences: { icons } }: FooterContent) {
  const urlOf = (name: FooterIconName) => icons.find(({ iconName }) => iconName === name)?.link.url;
  return { ios: urlOf("appleinc"), android: urlOf("android") };
}

export interface PageFooterProps extends BorderSite, Pick<IslandProps<"MiniCart">, "textFile"> {
  sites: BorderSites;
  consentProvider?: ConsentProvider;
  cookieDomain?: string;
  origins: Record<SiteCode, string>;
  promotions?: BorderPromotions;
  platform?: Platform;
  monitoring?: boolean;
  isReduced?: boolean;
  showsNewsletter?: boolean;
  /** Whether staff may log in and preview. */
  hasStaffPanel?: boolean;
}

export function PageFooter({
  sites,
  site,
  texts,
  footer,
  origins,
  promotions = {},
  hasStaffPanel,
  newsletterExtras,
  consentProvider,
  cookieDomain,
  textFile,
  ...rest
}: PageFooterProps) {
  const form: NewsletterFormProps = {
    id: `kontor-footer-newsletter-${site.code}`,
    site: { code: site.code, locale: site.locale, newsletter: site.newsletter },
    texts: islandTexts(texts).NewsletterForm,
    extras: newsletterExtras,
    // The footer shows the footnote next to the form.
    showVoucherFootnote: false,
  };
  return (
    <Footer
      {...rest}
      consent={consentOf(site, consentProvider, cookieDomain)}
      consentLink={{
        url: `${texts.consent.privacy.path}#${privacySection}`,
        text: texts.consent.settings,
      }}
      texts={texts.footer}
      locale={site.locale}
      content={footer}
      currentShop={site.code}
      currency={site.currency.code}
      brand={site.brand}
      previewZone={hasStaffPanel ? site.timeZone : undefined}
      shops={Object.values(sites).map(({ site: { code, market, label, locale } }) => ({
        code,
        market,
        label,
        locale,
        url: `${origins[code]}/`,
      }))}
      newsletter={
        <FooterNewsletter
          texts={texts.footer.newsletter}
          invitation={
            <PromotionPlace
              id={promotionIds.newsletter}
              site={site}
              texts={texts}
              {...promotions.newsletter}
            />
          }
          form={
            <Island name="NewsletterForm" strategy="interact" data={form} textFile={textFile}>
              <NewsletterForm {...form} />
            </Island>
          }
        />
      }
    />
  );
}
