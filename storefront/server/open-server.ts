import { fastify, LogController, type FastifyInstance } from "fastify";
import { randomUUID } from "node:crypto";
import { pathInShop, redirectBelowBase } from "../../platform/http/requests/below-base.ts";
import { cachedFirst } from "../../platform/http/caching/cached-first.ts";
import { refuseBeforeReading } from "../../platform/http/overload/admitted-routes.ts";
import {
  answerUnreadable,
  type OversizedPage,
} from "../../platform/http/requests/unreadable-requests.ts";
import { acceptJson } from "../../platform/http/requests/json-bodies.ts";
import { decodableUrl } from "../../platform/http/requests/older-links.ts";
import { answerOtherOrigins } from "../../platform/http/requests/other-origins.ts";
import { recognisePreviews } from "../../platform/http/preview.ts";
import { acceptStorableParameters } from "../../platform/http/requests/storable-parameters.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import { plainUrl } from "../pages/render-page.server.tsx";
import { clientTimeouts, maxConnections } from "./time-limits.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { Fragments } from "../../border/server/fragments.ts";
import type { AppSetup } from "./app-setup.ts";
import type { FastifyServerOptions } from "fastify";

/** For a browser whose cookies take more than a request may have. */
const tooLarge: OversizedPage = {
  headers: { "content-type": "text/plain; charset=utf-8" },
  html: "Request header fields too large: remove the cookies of this site.\n",
};

/** Creates the server without routes. It sends cached fragments first. */
export function openServer(
  { shop, config, log, services, metrics, limits, headers, origins, drain, hasPreview }: AppSetup,
  fragments: Fragments,
  answerError: FastifyServerOptions["frameworkErrors"],
): FastifyInstance {
  const timeouts = limits.answer ? clientTimeouts : { ...clientTimeouts, connectionTimeout: 0 };
  return fastify({
    ...timeouts,
    serverFactory: cachedFirst({
      peek: (url) => fragments.peek(pathInShop(url)),
      mayPreview: hasPreview ? services.preview.mayPreview : () => false,
      headers,
      endsConnections: () => drain.endsConnections,
      onAnswer: metrics?.counter("cached fragment"),
      timeouts,
      maxConnections,
    }),
    loggerInstance: log,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    trustProxy: config.TRUST_PROXY || false,
    bodyLimit: 16 * 1024,
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    rewriteUrl: (request) => plainUrl(decodableUrl(pathInShop(request.url ?? "/"))),
    // Called for addresses that are too long for any route.
    frameworkErrors: answerError,
    clientErrorHandler: answerUnreadable(shop.cookiesPage?.(origins) ?? tooLarge, headers),
    forceCloseConnections: "idle",
    return503OnClosing: true,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        formats: { site: sitesOf(shop).has },
      },
    },
  });
}

/** Registers what holds for every request before its route: limits, addresses, bodies. */
export function acceptRequests(app: FastifyInstance, { others, admission }: AppSetup) {
  answerOtherOrigins(app, others);
  redirectBelowBase(app);
  refuseBeforeReading(app, admission);
  acceptStorableParameters(app);
  // Bodies are JSON. Only pages for browsers without JavaScript accept forms.
  app.removeAllContentTypeParsers();
  acceptJson(app);
}

/** Lets staff see the shop of another moment. */
export function showPreviews(
  app: FastifyInstance,
  { shop: { sites }, services: { preview }, cookieDomainOf }: AppSetup,
) {
  recognisePreviews(app, {
    mayPreview: preview.mayPreview,
    domainOf: cookieDomainOf,
    previewOf: async (request) => {
      const previewed = await preview.previewOf(request);
      if (!previewed) return undefined;
      const { site: code, time, test, group } = previewed;
      const groups = new Map(test && group ? [[test, group]] : []);
      return { site: valueAt(sites, code).site, now: time, groups };
    },
  });
}
