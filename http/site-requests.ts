import type { FastifyRequest } from "fastify";
import type { Site, SiteCode } from "../shared/site.ts";
import type { Viewpoint } from "../shared/viewpoint.ts";
import { previewOn } from "./preview.ts";
import { siteByHost } from "./site-by-host.ts";

interface SiteFigures {
  site: Site;
}

/** Which shop a request is for, and at what moment it is answered. */
export interface SiteRequests<Content extends SiteFigures = SiteFigures> {
  /** What the shop has of the site of a request. */
  contentOf(request: FastifyRequest): Content;
  /** Whose own host a request is for; undefined at the host of another team, which may show several sites. */
  ownSiteOf(request: FastifyRequest): SiteCode | undefined;
  /** Of content, at the host's site unless another is given: staff may look at another moment. */
  viewpointOf(request: FastifyRequest, site?: Site): Viewpoint;
  /** Of what belongs to a shopper, such as carts and logins: always the present. */
  presentOf(request: FastifyRequest): Viewpoint;
  /** Whether browsers reach the shop by https; a proxy that ends the TLS may speak http with this server. */
  isSecure(request: FastifyRequest): boolean;
  /**
   * Whether a write may come from another site's page (a forged request). Browsers say where a request comes from; programs
   * that say nothing carry no cookies of a shopper.
   */
  isForeignWrite(request: FastifyRequest): boolean;
}

export function siteRequests<Content extends SiteFigures>({
  sites,
  origins,
  now,
}: {
  sites: Record<SiteCode, Content>;
  origins: Record<SiteCode, string>;
  now: () => Date;
}): SiteRequests<Content> {
  const siteOf = siteByHost(origins);
  const contentOf = (request: FastifyRequest) => sites[siteOf(request.host)];
  const presentOf = (request: FastifyRequest) => ({ site: contentOf(request).site, now: now() });
  const ownSiteOf = ({ host }: FastifyRequest) => {
    const site = siteOf(host);
    return new URL(origins[site]).host === host ? site : undefined;
  };
  /**
   * Whether a page has the origin that browsers reach the shop by: that of the site, or at the host of another team its address. A
   * proxy there may speak http with this server, so that https is right in any case.
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
    isSecure: (request) => origins[contentOf(request).site.code].startsWith("https:"),
    isForeignWrite(request) {
      const { "sec-fetch-site": site, origin } = request.headers;
      if (site) return site !== "same-origin" && site !== "none";
      return origin !== undefined && !isOwnOrigin(origin, request);
    },
  };
}

declare module "fastify" {
  interface FastifyContextConfig {
    /** The address is a secret, which is all that a write needs. Pages that hide it send no origin. */
    hasSecretAddress?: boolean;
  }
}
