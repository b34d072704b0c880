import { fragmentsPath } from "../../border/border-paths.ts";
import cookie from "@fastify/cookie";
import {
  fastify,
  LogController,
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
} from "fastify";
import { randomUUID } from "node:crypto";
import { join } from "node:path";
import type { ConsentProvider } from "../../border/consent/consent-contract.ts";
import { abTestCookies } from "../../border/ab-tests/ab-tests-contract.ts";
import { borderCalls } from "../../border/border-calls.ts";
import { borderContract, contractHeader } from "../../border/border-contract.ts";
import { createBorder } from "../../border/server/create-border.ts";
import { staffCookies } from "../../border/staff/staff-contract.ts";
import { readDsn } from "../../border/tracking/monitoring-dsn.ts";
import { monitoringRoute } from "../../border/tracking/server/monitoring-route.ts";
import { Admission } from "../../platform/http/overload/admission.ts";
import { admitReads, admitWrites } from "../../platform/http/overload/admitted-routes.ts";
import { assetRoutes, type Assets } from "../../platform/http/responses/assets.ts";
import type { SharedAssets } from "../../platform/http/responses/shared-assets.ts";
import { pathInShop, redirectBelowBase } from "../../platform/http/requests/below-base.ts";
import { cachedFirst } from "../../platform/http/caching/cached-first.ts";
import { ConcurrencyLimit } from "../../platform/http/overload/concurrency-limit.ts";
import { cspReportRoute } from "../../platform/http/responses/csp-reports.ts";
import { refuseBeforeReading } from "../../platform/http/overload/admitted-routes.ts";
import { handleErrors, sendProblem } from "../../platform/http/responses/errors.ts";
import { refuseForeignWrites } from "../../platform/http/requests/foreign-writes.ts";
import { HeldRefusals } from "../../platform/http/overload/held-refusals.ts";
import {
  answerUnreadable,
  type OversizedPage,
} from "../../platform/http/requests/unreadable-requests.ts";
import { acceptJson } from "../../platform/http/requests/json-bodies.ts";
import { lifetime } from "../../platform/http/caching/lifetime.ts";
import { decodableUrl } from "../../platform/http/requests/older-links.ts";
import { answerOtherOrigins } from "../../platform/http/requests/other-origins.ts";
import { limitAnswers } from "../../platform/http/overload/limit-answers.ts";
import { recordSchemas } from "../../platform/http/responses/described-routes.ts";
import { logAnswers } from "../../platform/http/responses/log-answers.ts";
import { recognisePreviews } from "../../platform/http/preview.ts";
import { hideSecretAddresses } from "../../platform/http/responses/secret-addresses.ts";
import { shareCookies } from "../../platform/http/responses/shared-cookies.ts";
import { defaultHeaders } from "../../platform/http/responses/security-headers.ts";
import { createSharedJson } from "../../platform/http/caching/shared-json.ts";
import { acceptStorableParameters } from "../../platform/http/requests/storable-parameters.ts";
import { createSignedRoutes } from "../../platform/http/requests/signed-routes.ts";
import { siteRequests } from "../../platform/http/requests/site-requests.ts";
import type { SliceRouteOptions, Slice } from "../../platform/http/slice.ts";
import { refuseWrongMethods } from "../../platform/http/requests/wrong-methods.ts";
import { createSecurityLog } from "../../platform/security/security-log.ts";
import { setBasePath } from "../../platform/shared/sites/base-path.ts";
import { previewCookie } from "../../platform/shared/cookies/preview-cookie.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { plainUrl, type PageFrame } from "../pages/render-page.server.tsx";
import { brandTheme } from "../../platform/shared/brand/brand-theme.ts";
import { cacheBytes, defaultCacheMemory } from "./cache-memory.ts";
import { createRenderedCaches } from "./rendered-caches.ts";
import type { ShopSettings } from "./shop-settings.ts";
import { brandFileRoutes } from "../pages/brand-files.route.ts";
import { addressesBelow, cookieDomains } from "./site-origins.ts";
import { createDrain, endConnections, type Drain } from "./drain.ts";
import { galleryRoutes } from "./gallery.route.ts";
import { healthRoutes } from "./health.route.ts";
import { liveReloadRoute } from "./live-reload.route.ts";
import type { Metrics } from "./metrics.ts";
import { buildFolder } from "./project-folder.ts";
import type { ServicesOf } from "./services.ts";
import type { PageTools, Shop, ShopSlices } from "./shop.ts";
import { clientTimeouts, maxConnections, timeLimits } from "./time-limits.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

export interface AppOptions<Opened extends ShopSlices = ShopSlices, Tables = unknown> {
  config: Partial<ShopSettings>;
  /** Provider that asks for consent instead of the shop's own banner, by site. */
  consentProviders?: Partial<Record<SiteCode, ConsentProvider>>;
  log: FastifyBaseLogger;
  services: ServicesOf<Opened, Tables>;
  assets: Assets;
  /** Returns a file of another build. */
  findSharedAsset?: SharedAssets["find"];
  origins: Record<SiteCode, string>;
  metrics?: Metrics;
  admission?: Admission;
  /** By default the process never drains. */
  drain?: Drain;
  /** The folder of the mailbox page. Without it the page does not exist. */
  mailFolder?: string;
  /** Called before routes are registered, for scripts that inspect them. */
  onCreate?: (app: FastifyInstance) => Promise<void>;
}

/** Cookies that scripts of the border read on every page. */
const sharedCookies = [previewCookie, staffCookies.panel, abTestCookies.groups];

/** For a browser whose cookies take more than a request may have. */
const tooLarge: OversizedPage = {
  headers: { "content-type": "text/plain; charset=utf-8" },
  html: "Request header fields too large: remove the cookies of this site.\n",
};

/** Assembles the server of a shop. It does not listen yet. */
export async function createApp<Opened extends ShopSlices, Tables>(
  shop: Shop<Opened, Tables>,
  {
    config,
    log,
    services,
    assets,
    findSharedAsset,
    origins: givenOrigins,
    metrics,
    admission: given,
    drain = createDrain(),
    mailFolder,
    consentProviders = {},
    onCreate,
  }: AppOptions<Opened, Tables>,
): Promise<FastifyInstance> {
  const { sites, design } = shop;
  const siteCodes = sitesOf(shop);
  // In the order of the sites: the first one answers for hosts that name none.
  const origins = Object.fromEntries(
    siteCodes.codes.map((code) => [code, valueAt(givenOrigins, code)]),
  );
  const { navigation, promotions, footer, now } = services;
  // Renderings for previews are not stored, so their expiry does not matter.
  const nextChange = async (at: Viewpoint) =>
    at.isPreview ? undefined : services.nextChange(at.now);
  const { PREVIEW: hasPreview = true, MONITORING_DSN: dsn = "" } = config;
  const monitoring = readDsn(dsn);
  const limits = timeLimits(config.ANSWER_WITHIN ?? 0);
  const admission =
    given ??
    new Admission({
      limit: new ConcurrencyLimit(services.database.connections),
      held: new HeldRefusals(limits.refusal || undefined),
      waitAtMost: limits.place,
    });
  const onError = (error: unknown, key: string) =>
    // The cache key of a search page contains what the shopper searched for.
    app.log.error({ err: error, key: key.replace(/\?.*/, "") }, "served the last good answer");
  const always = {
    ...defaultHeaders(origins, { withSubdomains: config.HSTS_SUBDOMAINS }),
    [contractHeader]: String(borderContract),
  };
  const { BASE_PATH = "" } = config;
  setBasePath(BASE_PATH);
  const addresses = addressesBelow(origins, BASE_PATH);
  const others = { origins: config.BORDER_HOSTS ?? [], calls: borderCalls };
  const domains = cookieDomains(origins, others.origins);
  const maxBytes = cacheBytes(config.CACHE_MEMORY ?? defaultCacheMemory);
  const border = createBorder({
    sites,
    design,
    defaultHeaders: always,
    navigation,
    promotions,
    footer,
    assets,
    origins: addresses,
    now,
    nextChange,
    consentProviders,
    cookieDomains: domains,
    headerLinks: (site) => services.slices.flatMap((slice) => slice.headerLinks?.(site) ?? []),
    hasStaffPanel: hasPreview,
    monitoring: monitoring !== undefined,
    renderWithin: limits.fragment,
    onError,
    admission,
    cacheBytes: maxBytes.fragments,
  });
  const { fragments } = border;
  const times = limits.answer ? clientTimeouts : { ...clientTimeouts, connectionTimeout: 0 };
  const app: FastifyInstance = fastify({
    ...times,
    serverFactory: cachedFirst({
      peek: (url) => fragments.peek(pathInShop(url)),
      mayPreview: hasPreview ? services.preview.mayPreview : () => false,
      headers: always,
      endsConnections: () => drain.endsConnections,
      onAnswer: metrics?.counter("cached fragment"),
      timeouts: times,
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
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerUnreadable(shop.cookiesPage?.(origins) ?? tooLarge, always),
    forceCloseConnections: "idle",
    return503OnClosing: true,
    ajv: {
      customOptions: {
        coerceTypes: false,
        removeAdditional: false,
        formats: { site: siteCodes.has },
      },
    },
  });
  if (limits.answer) limitAnswers(app, limits.answer);
  endConnections(app, drain);
  await onCreate?.(app);
  await recordSchemas(app);
  answerOtherOrigins(app, others);
  redirectBelowBase(app);
  refuseBeforeReading(app, admission);
  acceptStorableParameters(app);
  // Bodies are JSON. Only pages for browsers without JavaScript accept forms.
  app.removeAllContentTypeParsers();
  acceptJson(app);

  const requests = siteRequests({ sites, origins, now, others });
  const cookieDomainOf = (request: FastifyRequest) => {
    const site = requests.ownSiteOf(request);
    return site && domains[site];
  };
  const caches = createRenderedCaches(maxBytes, {
    renderWithin: limits.page,
    now: () => now().getTime(),
    onError,
    admission,
  });
  const frame: PageFrame = {
    sites,
    design,
    theme: brandTheme(design.colours),
    fragments,
    assets,
    scripts: config.LIVE_RELOAD ? ["boot.js", "live-reload.js"] : ["boot.js"],
    origins: addresses,
    cache: caches.pages,
    now,
    nextChange,
    consentProviders,
  };
  const searchFrame: PageFrame = { ...frame, cache: caches.results };
  services.onContentChange((changed) => {
    caches.invalidate(changed);
    fragments.invalidate(changed);
  });

  const { staff, preview } = services;
  const slices: Slice[] = hasPreview
    ? services.slices
    : services.slices.filter((slice) => slice !== staff && slice !== preview);
  if (hasPreview)
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
  metrics?.measure(app);
  metrics?.watch(admission);
  metrics?.watchParts(services, drain);
  metrics?.watchMemory(() => [
    ...caches.memory(),
    { part: "fragments", ...fragments.memory() },
    ...services.slices.flatMap((slice) => slice.memory?.() ?? []),
  ]);
  refuseForeignWrites(app, requests);
  admitWrites(app, admission);
  hideSecretAddresses(app);
  logAnswers(app);
  const allRoutesAreKnown = refuseWrongMethods(app);
  const tools: Opened & PageTools = {
    ...services,
    frame,
    searchFrame,
    assets,
    requests,
    mailFolder,
    onError,
  };
  const pages = await shop.pages(tools);
  const answerError = handleErrors(app, pages.errors, ({ url }) =>
    url.startsWith(`${fragmentsPath}/`),
  );

  assetRoutes(app, assets, findSharedAsset);
  border.routes(app);
  healthRoutes(app, services, () => drain.isDraining);
  cspReportRoute(app, (directive) => metrics?.countCspReport(directive));
  if (monitoring) monitoringRoute(app, monitoring);
  galleryRoutes(app, join(buildFolder, "gallery"));
  if (config.LIVE_RELOAD) liveReloadRoute(app);
  brandFileRoutes(app, { frame, requests });
  pages.shared(app);
  const siteOf = (code: unknown) => valueAt(sites, siteCodes.codeOr(code)).site;
  const hostSite = (request: FastifyRequest) => requests.contentOf(request).site;
  const routeTools: SliceRouteOptions = {
    ...requests,
    requireSignature: createSignedRoutes(config.HOST_KEYS ?? new Map(), createSecurityLog(log)),
    siteOf,
    hostSite,
    requestSite: (request) => {
      const code = request.headers["x-hunter-site"];
      return code === undefined ? hostSite(request) : siteOf(code);
    },
    hasPreview,
    now,
    nextChange: services.nextChange,
    freshFor: (started, until) => lifetime(started, until).freshFor,
    sendSharedJson: createSharedJson({ cache: caches.json, now, nextChange }),
  };
  for (const slice of slices) slice.routes?.(app, routeTools);
  await app.register(async (personal) => {
    // Only routes with responses for one shopper read cookies; all other responses are the same for every shopper.
    await personal.register(cookie);
    shareCookies(personal, sharedCookies, cookieDomainOf);
    admitReads(personal, admission);
    personal.addHook("onRequest", async (request, reply) => {
      for (const slice of slices) {
        const refusal = slice.refusalOf?.(request);
        if (refusal) return sendProblem(reply, 403, refusal);
      }
    });
    for (const slice of slices)
      await personal.register(async (scope) => slice.personalRoutes?.(scope, routeTools));
    await pages.personal?.(personal);
    if (hasPreview) await pages.staff?.(personal);
  });
  allRoutesAreKnown();
  return app;
}
