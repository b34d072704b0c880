import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { renderedAt } from "../../platform/client/shop-address.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import type { HeaderLink } from "../../platform/shared/header-link.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import { basePath } from "../../platform/shared/sites/base-path.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { Preview } from "../../platform/shared/sites/viewpoint.ts";
import { siteIn, type BorderSites } from "../border-site.ts";
import { PageFooter, PageHeader, type BorderPromotions } from "../client/PageBorder.tsx";
import type { ConsentProvider } from "../consent/consent-contract.ts";
import type { FooterContent, FooterOption } from "../footer/footer-contract.ts";
import type { HeaderOption } from "../header/header-contract.ts";
import type { NavigationItem } from "../navigation/navigation-contract.ts";
import { textFonts } from "./fonts.ts";
import { isStrict, pageSheet, type FragmentKey } from "./fragment-address.ts";
import { StrictForm } from "./StrictForm.tsx";

/** Settings shared by all fragments of a shop. */
export interface FragmentSettings {
  sites: BorderSites;
  design: Pick<Design, "logo" | "fonts">;
  assets: Assets;
  origins: Record<SiteCode, string>;
  /** The provider that asks for consent on a site; without one our own banner does. */
  consentProviders: Partial<Record<SiteCode, ConsentProvider>>;
  /** The domain that a site shares with pages of other origins; other sites have none. */
  cookieDomains?: Partial<Record<SiteCode, string>>;
  /** Returns the links in the header that a shop's own slices add. */
  headerLinks?(site: Site): HeaderLink[];
  /** Whether staff may log in and preview, which the footer states. */
  hasStaffPanel: boolean;
  /** Whether errors and warnings of pages go to a monitoring service. */
  monitoring: boolean;
  /** Names of the scripts with the islands' texts, by site. */
  textFiles: Record<string, string>;
}

export interface FragmentContent {
  navigation: NavigationItem[];
  promotions: BorderPromotions;
  footer: FooterContent;
  preview?: Preview;
}

/** Renders a fragment, with its style sheet, fonts and script unless the host includes them. */
export function fragmentHtml(
  key: FragmentKey,
  content: FragmentContent,
  settings: FragmentSettings,
): string {
  const base = key.options.includes("absolute") ? valueAt(settings.origins, key.site) : basePath();
  return renderedAt(base, () => renderToString(fragment(key, content, settings)));
}

function fragment(
  key: FragmentKey,
  { navigation, promotions, footer, preview }: FragmentContent,
  {
    sites,
    design,
    assets,
    origins,
    consentProviders,
    cookieDomains = {},
    headerLinks,
    hasStaffPanel,
    monitoring,
    textFiles,
  }: FragmentSettings,
): ReactNode {
  const { name, site: code, platform, options } = key;
  const content = siteIn(sites, code);
  const addressOf = (file: string) => origins[code] + assets.url(file);
  const isReduced = options.includes("reduced");
  const isSticky = options.includes("sticky" satisfies HeaderOption);
  const part =
    name === "header" ? (
      <PageHeader
        {...content}
        sites={sites}
        logo={design.logo}
        links={headerLinks?.(content.site)}
        navigation={navigation}
        promotions={promotions}
        preview={preview && { ...preview, styles: addressOf("preview.css") }}
        origins={origins}
        consentProvider={consentProviders[code]}
        cookieDomain={cookieDomains[code]}
        textFile={textFiles[content.site.code]}
        platform={platform}
        monitoring={monitoring}
        isReduced={isReduced}
        showSecureHint={options.includes("showsecurehint" satisfies HeaderOption)}
        isSticky={isSticky}
      />
    ) : (
      <PageFooter
        {...content}
        sites={sites}
        footer={footer}
        promotions={promotions}
        origins={origins}
        consentProvider={consentProviders[code]}
        cookieDomain={cookieDomains[code]}
        textFile={textFiles[content.site.code]}
        platform={platform}
        monitoring={monitoring}
        isReduced={isReduced}
        hasStaffPanel={hasStaffPanel}
        showsNewsletter={options.includes("newsletter" satisfies FooterOption)}
      />
    );
  const body = isStrict(key) ? (
    <StrictForm
      site={content.site}
      platform={platform}
      monitoring={monitoring}
      isSticky={isSticky}
      styles={addressOf(`shadow-${name}.css`)}
    >
      {part}
    </StrictForm>
  ) : (
    part
  );
  if (options.includes("noassets")) return body;
  return (
    <>
      {name === "header" &&
        textFonts(design.fonts, content.site).map((font) => (
          <link
            key={font}
            rel="preload"
            href={addressOf(font)}
            as="font"
            type="font/woff2"
            crossOrigin="anonymous"
          />
        ))}
      <link rel="stylesheet" href={addressOf(pageSheet(key))} />
      {body}
      <script type="module" async crossOrigin="anonymous" src={addressOf("boot.js")} />
    </>
  );
}
