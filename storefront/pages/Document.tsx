import { newsletterPaths } from "../../border/border-paths.ts";
import type { ReactNode } from "react";
import { desktopViewport } from "../../border/footer/footer-contract.ts";
import type { PageType } from "../../border/tracking/page-types.ts";
import type { Site } from "../../platform/shared/sites/site.ts";
import type { BrandTheme } from "../../platform/shared/brand/brand-theme.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { brandFiles } from "./brand-files.ts";
import { LinkPreview } from "./LinkPreview.tsx";
import type { PageHead } from "./page-head.ts";
import { scriptJson } from "../../platform/ui/script-json.ts";

export interface DocumentProps {
  head: PageHead;
  site: Pick<Site, "brand" | "locale">;
  theme: BrandTheme;
  origin: string;
  /** Origin and locale of every site, for `hreflang`. */
  sites: { code: SiteCode; origin: string; locale: string }[];
  assets: { styles: string[]; scripts: string[]; fonts: string[] };
  pageType: PageType;
  /** Number of search results. */
  results?: number;
  /** The shopper asks for the layout of large screens. */
  isDesktop?: boolean;
  header: string;
  footer: string;
  children: ReactNode;
}

/** Renders a whole page of the shop: head, both border fragments as other teams get them, and the content in between. */
export function Document({
  head,
  site,
  theme: { light, dark },
  origin,
  sites,
  assets,
  pageType,
  results,
  isDesktop = false,
  header,
  footer,
  children,
}: DocumentProps) {
  const { alternates = {} } = head;
  const [first] = sites;
  return (
    <html
      lang={site.locale}
      data-kontor-theme="auto"
      data-page-type={pageType}
      data-results={results}
      // This page contains the form itself, so the footer hides its own.
      data-kontor-newsletter={head.path === newsletterPaths.form ? "hidden" : undefined}
    >
      <head>
        <meta charSet="utf-8" />
        <meta
          name="viewport"
          content={isDesktop ? desktopViewport : "width=device-width, initial-scale=1"}
        />
        <title>{head.title}</title>
        <meta name="description" content={head.description} />
        {head.isPrivate ? (
          <meta name="robots" content="noindex, follow" />
        ) : (
          <link rel="canonical" href={origin + head.path} />
        )}
        {sites.map(({ code, origin: siteOrigin, locale }) => {
          const path = alternates[code];
          return path === undefined ? null : (
            <link key={code} rel="alternate" hrefLang={locale} href={siteOrigin + path} />
          );
        })}
        {first && alternates[first.code] !== undefined && (
          <link rel="alternate" hrefLang="x-default" href={first.origin + alternates[first.code]} />
        )}
        {head.previous && <link rel="prev" href={head.previous} />}
        {head.next && <link rel="next" href={head.next} />}
        <LinkPreview head={head} site={site} origin={origin} />
        <meta name="theme-color" content={light.surface} media="(prefers-color-scheme: light)" />
        <meta name="theme-color" content={dark.surface} media="(prefers-color-scheme: dark)" />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href={brandFiles.icon(180)} />
        {/* Without a script at once, otherwise after the first view, whose images it would delay (`footer-behaviour.ts`). */}
        <noscript>
          <link rel="manifest" href={brandFiles.manifest} />
        </noscript>
        <meta name="kontor-manifest" content={brandFiles.manifest} />
        {assets.fonts.map((font) => (
          <link key={font} rel="preload" href={font} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {assets.styles.map((style) => (
          <link key={style} rel="stylesheet" href={style} precedence="page" />
        ))}
        {assets.scripts.map((script) => (
          <script key={script} type="module" async src={script} />
        ))}
        {head.structuredData?.map((data, index) => (
          <script
            key={index}
            type="application/ld+json"
            dangerouslySetInnerHTML={{ __html: scriptJson(data) }}
          />
        ))}
      </head>
      <body>
        <Fragment html={header} />
        <main id="kontor-content" tabIndex={-1}>
          {children}
        </main>
        <Fragment html={footer} />
      </body>
    </html>
  );
}

function Fragment({ html }: { html: string }) {
  return <div className="kontor-fragment" dangerouslySetInnerHTML={{ __html: html }} />;
}
