import type { FastifyReply, FastifyRequest } from "fastify";
import type { ReactNode } from "react";
import { renderToString } from "react-dom/server";
import type { BorderSite } from "../../border/border-site.ts";
import type { BrandTheme } from "../../platform/shared/brand/brand-theme.ts";
import type { Design } from "../../platform/shared/brand/brand.ts";
import type { ConsentProvider } from "../../border/consent/consent-contract.ts";
import { prefersDesktop } from "../../border/footer/footer-rules.ts";
import { pageFonts } from "../../border/server/fonts.ts";
import type { Fragments } from "../../border/server/fragments.ts";
import type { PageType } from "../../border/tracking/page-types.ts";
import type { ContentName } from "../../platform/content/content-changes.ts";
import { callerOf } from "../../platform/http/overload/admitted-routes.ts";
import { shopPath } from "../../platform/client/shop-address.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { degradedHeaders, type Freshness } from "../../platform/http/caching/freshness.ts";
import { yieldToEventLoop } from "../../platform/http/overload/yield-to-event-loop.ts";
import { previewHeaders, renderShared } from "../../platform/http/preview.ts";
import { NothingToShow, type RenderedCache } from "../../platform/http/caching/rendered-cache.ts";
import { sendRendered, withHeaders } from "../../platform/http/caching/rendered.ts";
import {
  mergePolicies,
  pageHeaders,
  providerPolicy,
  type PagePolicy,
} from "../../platform/http/responses/security-headers.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { Preview, Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { Document } from "./Document.tsx";
import type { PageHead } from "./page-head.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** The dependencies of pages besides their content. */
export interface PageFrame {
  sites: Record<SiteCode, BorderSite>;
  design: Design;
  theme: BrandTheme;
  fragments: Fragments;
  assets: Assets;
  /** Names of the scripts that every page loads. */
  scripts: string[];
  origins: Record<SiteCode, string>;
  cache: RenderedCache;
  now: () => Date;
  /** Resolves to the next moment at which prices or content change. */
  nextChange: (at: Viewpoint) => Promise<Date | undefined>;
  /** The provider that asks for consent on a site, from which its pages may load scripts. */
  consentProviders: Partial<Record<SiteCode, ConsentProvider>>;
}

export interface Page {
  head: PageHead;
  type: PageType;
  /** Number of search results. */
  results?: number;
  body: ReactNode;
  /** Style sheets of the page besides the shop's: names of `X.entry.css`. */
  styles?: string[];
  /** Shows the reduced border with the hint that the purchase is secure: for the steps of an order. */
  isReduced?: boolean;
  /** Sources and features of the browser besides those of every page. */
  policy?: PagePolicy;
  /** The moment from which the page says something else, besides the changes of its content. */
  until?: Date;
  /** 200 if missing. */
  status?: 410;
  /** Part of the page could not be read, so the page is rendered again soon. */
  isIncomplete?: boolean;
}

/** A site of the shop, with its content. */
type SiteFigures = Pick<BorderSite, "site">;

/** The result of a handler: a page, a redirect, or nothing. */
export type PageResult = Page | NoPage;

/**
 * A page that moved permanently to a path, with the query of the request; or a temporary redirect with its own query: requests
 * that share a key may differ in the rest of theirs.
 */
type NoPage =
  | { movedTo: string }
  | { redirect: (query: Record<string, unknown>) => string }
  | undefined;

/** Thrown to all requests that share a rendering, so that they share its redirect or its missing page. */
class NothingRendered extends NothingToShow {
  readonly instead: NoPage;

  constructor(instead: NoPage) {
    super();
    this.instead = instead;
  }
}

/** The parts of every page around its body. */
type DocumentFrame = Pick<
  PageFrame,
  "assets" | "consentProviders" | "design" | "origins" | "scripts" | "sites" | "theme"
> & {
  fragments: Pick<Fragments, "inPage">;
};

/** Renders the whole HTML of a page around its content, with the headers of a personal page. */
export async function renderDocument(
  content: SiteFigures,
  { head, type, results, body, styles = [], isReduced, policy }: Page,
  frame: DocumentFrame,
  { preview, isMobile, isDesktop }: { preview?: Preview } & Partial<PageView> = {},
): Promise<{
  html: string;
  headers: Record<string, string>;
  freshness: Freshness;
  reads: ReadonlySet<ContentName>;
}> {
  const { site } = content;
  const { fragments, assets, scripts, origins, sites, design, theme } = frame;
  const platform = isMobile ? ("MATCH" as const) : undefined;
  const key = { site: site.code, platform };
  const [header, footer] = await Promise.all([
    fragments.inPage(
      { ...key, name: "header", options: isReduced ? ["reduced", "showsecurehint"] : ["sticky"] },
      preview,
    ),
    fragments.inPage({ ...key, name: "footer", options: isReduced ? ["reduced"] : [] }, preview),
  ]);
  await yieldToEventLoop();
  const html = renderToString(
    <Document
      head={head}
      site={site}
      theme={theme}
      origin={valueAt(origins, site.code)}
      sites={Object.values(sites).map(({ site: { code, locale } }) => ({
        code,
        origin: valueAt(origins, code),
        locale,
      }))}
      assets={{
        styles: ["shop.css", ...styles].map(assets.url),
        scripts: scripts.map(assets.url),
        // A font that arrives after the first view is not used there, to avoid layout shift: all are preloaded.
        fonts: pageFonts(design.fonts, site).map(assets.url),
      }}
      pageType={type}
      results={results}
      isDesktop={isDesktop}
      header={header.html}
      footer={footer.html}
    >
      {body}
    </Document>,
  );
  // A page with a fallback border counts as degraded, too.
  const freshness = header.freshness === "fresh" ? footer.freshness : header.freshness;
  const reads = header.reads.union(footer.reads);
  const headers = pageResponseHeaders(frame, content, policy);
  return { html: `<!doctype html>${html}`, headers, freshness, reads };
}

/** Milliseconds after which content that depends on the day, such as "new", is rendered again. */
const cachedAtMost = 3_600_000;

/** Returns the time (milliseconds since the epoch) until which a page rendered at a viewpoint may be served. */
export async function cachedUntil(
  { nextChange }: Pick<PageFrame, "nextChange">,
  at: Viewpoint,
): Promise<number> {
  const until = (await nextChange(at))?.getTime() ?? Infinity;
  return Math.min(until, at.now.getTime() + cachedAtMost);
}

/**
 * Sends a page that is the same for every shopper. It is cached until the content changes. `key` contains everything that it
 * depends on besides the site; `find` is called only on a cache miss.
 */
export async function sendSharedPage(
  request: FastifyRequest,
  reply: FastifyReply,
  frame: PageFrame,
  content: SiteFigures,
  key: string,
  find: (at: Viewpoint) => Promise<PageResult>,
): Promise<FastifyReply> {
  const { site } = content;
  const { preview } = request;
  const view = viewOf(request, site.code);
  const mark = view.isMobile ? "/m" : view.isDesktop ? "/desktop" : "";
  const cacheKey = `${site.code}${mark} ${key}`;
  try {
    const { rendered, ...degradation } = await renderShared(
      frame,
      cacheKey,
      { site, preview, caller: callerOf(request) },
      async (at) => {
        const { reads } = at;
        const outcome = await find(at);
        if (!outcome || !("body" in outcome)) throw new NothingRendered(outcome);
        const {
          html,
          headers,
          freshness,
          reads: ofBorder,
        } = await renderDocument(content, outcome, frame, { preview, ...view });
        for (const name of ofBorder) reads.add(name);
        return {
          content: html,
          headers: { ...headers, "cache-control": "public, max-age=0, must-revalidate" },
          status: outcome.status,
          reads: reads.names,
          revalidate: (changed) => reads.revalidate(changed),
          freshUntil: Math.min(
            reads.validUntil,
            outcome.until?.getTime() ?? Infinity,
            await cachedUntil(frame, at),
          ),
          freshness: outcome.isIncomplete ? "fallback" : freshness,
        };
      },
    );
    const isDegraded = degradation.freshness !== "fresh";
    return sendRendered(
      request,
      reply,
      isDegraded ? withHeaders(rendered, degradedHeaders(degradation)) : rendered,
    );
  } catch (error) {
    if (!(error instanceof NothingRendered)) throw error;
    const { instead } = error;
    if (!instead) {
      reply.callNotFound();
      return reply;
    }
    reply.headers(preview ? previewHeaders : { "cache-control": "public, max-age=300" });
    return "movedTo" in instead
      ? reply.redirect(instead.movedTo + queryOf(request), 301)
      : reply.redirect(instead.redirect(request.query as Record<string, unknown>), 302);
  }
}

const queryOf = ({ originalUrl }: FastifyRequest) => /\?.*$/.exec(originalUrl)?.[0] ?? "";

/** Returns the headers of a shop page that is not cached. */
export function pageResponseHeaders(
  { consentProviders }: Pick<PageFrame, "consentProviders">,
  { site }: SiteFigures,
  policy?: PagePolicy,
): Record<string, string> {
  return {
    ...pageHeaders(mergePolicies(providerPolicy(consentProviders[site.code]?.script), policy)),
    "cache-control": "no-store",
    "content-language": site.locale,
  };
}

/**
 * Reports whether a request is for the mobile variant of a page, `/m/…` or `…/m`, unless the shopper asks, or asked before, for
 * the desktop view.
 */
export function isMobileVariant(request: FastifyRequest, site: SiteCode): boolean {
  const path = shopPath(request.originalUrl);
  return (
    plainUrl(path) !== path &&
    !isDesktopAsked(request) &&
    !prefersDesktop(request.headers.cookie, site)
  );
}

const isDesktopAsked = ({ query }: FastifyRequest) =>
  (query as { forceP?: unknown }).forceP === "WEBSHOP";

interface PageView {
  isMobile: boolean;
  /** Asked for by the address. A remembered choice is followed by the border's script: pages are the same for everybody. */
  isDesktop: boolean;
}

/** Returns how a page is laid out for a request. */
export const viewOf = (request: FastifyRequest, site: SiteCode): PageView => ({
  isMobile: isMobileVariant(request, site),
  isDesktop: isDesktopAsked(request),
});

/** Removes the mark of the mobile variant from an address. */
export function plainUrl(url: string): string {
  const end = url.search(/[?#]/);
  const [path, rest] = end < 0 ? [url, ""] : [url.slice(0, end), url.slice(end)];
  if (path.startsWith("/m/")) return path.slice(2) + rest;
  if (path === "/m") return `/${rest}`;
  return path.endsWith("/m") ? path.slice(0, -2) + rest : url;
}
