import type { FastifyRequest } from "fastify";
import type { Site, SiteCode } from "../../shared/sites/site.ts";
import { valueAt } from "../../shared/value-at.ts";
import type { Viewpoint } from "../../shared/sites/viewpoint.ts";
import { listedOriginOf, type OtherOrigins } from "./other-origins.ts";
import { previewOn } from "../preview.ts";
import { siteByHost } from "./site-by-host.ts";

interface SiteFigures {
  site: Site;
}

/** Determines the shop that a request is for, and the moment for which it is answered. */
export interface SiteRequests<Content extends SiteFigures = SiteFigures> {
  /** Returns the shop's content for the site of a request. */
  contentOf(request: FastifyRequest): Content;
  /**
   * Returns the site whose own host a request is for, or undefined for the host of another team, which may show several sites.
   */
  ownSiteOf(request: FastifyRequest): SiteCode | undefined;
  /** Returns the viewpoint for content, of the host's site by default: staff may preview another moment. */
  viewpointOf(request: FastifyRequest, site?: Site): Viewpoint;
  /** Returns the viewpoint for data of a shopper, such as carts and logins: always the present. */
  presentOf(request: FastifyRequest): Viewpoint;
  /** Reports whether browsers reach the shop by https. A proxy that terminates TLS may use http to this server. */
  isSecure(request: FastifyRequest): boolean;
  /**
   * Reports whether a write may come from a page of another site (a forged request). Browsers state the origin of a request;
   * programs that state none send no shopper's cookies. Pages of BORDER_HOSTS may send what the border sends.
   */
  isForeignWrite(request: FastifyRequest): boolean;
  /** Returns the origin of BORDER_HOSTS whose page sends a request of the border. */
  borderHostOf(request: FastifyRequest): string | undefined;
}

export function siteRequests<Content extends SiteFigures>({
  sites,
  origins,
  now,
  others = { origins: [], calls: [] },
}: {
  sites: Record<SiteCode, Content>;
  origins: Record<SiteCode, string>;
  now: () => Date;
  others?: OtherOrigins;
}): SiteRequests<Content> {
  const siteOf = siteByHost(origins);
  const contentOf = (request: FastifyRequest) => valueAt(sites, siteOf(request.host));
  const presentOf = (request: FastifyRequest) => ({ site: contentOf(request).site, now: now() });
  const ownSiteOf = ({ host }: FastifyRequest) => {
    const site = siteOf(host);
    return new URL(valueAt(origins, site)).host === host ? site : undefined;
  };
  /**
   * Reports whether an origin is one by which browsers reach the shop: that of the site or, at the host of another team, the
   * host's own. A proxy there may use http to this server, so https is accepted in any case.
   */
  const isOwnOrigin = (origin: string, request: FastifyRequest) => {
    const { host, protocol } = request;
    const own = ownSiteOf(request);
    if (own) return origin === origins[own];
    return origin === `https://${host}` || origin === `${protocol}://${host}`;
  };
  return {
    contentOf,
    ownSiteOf,
    presentOf,
    viewpointOf(request, site = contentOf(request).site) {
      const preview = previewOn(site, request.preview);
      return preview ? { ...preview, isPreview: true } : { site, now: now() };
    },
    borderHostOf: (request) => listedOriginOf(others, request),
    isSecure: (request) => valueAt(origins, contentOf(request).site.code).startsWith("https:"),
    isForeignWrite(request) {
      if (listedOriginOf(others, request)) return false;
      const { "sec-fetch-site": site, origin } = request.headers;
      if (site) return site !== "same-origin" && site !== "none";
      return origin !== undefined && !isOwnOrigin(origin, request);
    },
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the address is a secret, which suffices as proof for a write. Pages that hide their address send no origin. */
    hasSecretAddress?: boolean;
  }
}
