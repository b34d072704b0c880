import { fragmentsPath } from "../../border/border-paths.ts";
import cookie from "@fastify/cookie";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { join } from "node:path";
import { abTestCookies } from "../../border/ab-tests/ab-tests-contract.ts";
import { staffCookies } from "../../border/staff/staff-contract.ts";
import { monitoringRoute } from "../../border/tracking/server/monitoring-route.ts";
import { admitReads, admitWrites } from "../../platform/http/overload/admitted-routes.ts";
import { assetRoutes } from "../../platform/http/responses/assets.ts";
import { cspReportRoute } from "../../platform/http/responses/csp-reports.ts";
import { handleErrors, sendProblem } from "../../platform/http/responses/errors.ts";
import { refuseForeignWrites } from "../../platform/http/requests/foreign-writes.ts";
import { lifetime } from "../../platform/http/caching/lifetime.ts";
import { limitAnswers } from "../../platform/http/overload/limit-answers.ts";
import { recordSchemas } from "../../platform/http/responses/described-routes.ts";
import { logAnswers } from "../../platform/http/responses/log-answers.ts";
import { hideSecretAddresses } from "../../platform/http/responses/secret-addresses.ts";
import { shareCookies } from "../../platform/http/responses/shared-cookies.ts";
import { createSharedJson } from "../../platform/http/caching/shared-json.ts";
import { createSignedRoutes } from "../../platform/http/requests/signed-routes.ts";
import type { SliceRouteOptions, Slice } from "../../platform/http/slice.ts";
import { refuseWrongMethods } from "../../platform/http/requests/wrong-methods.ts";
import { previewCookie } from "../../platform/shared/cookies/preview-cookie.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import type { PageFrame } from "../pages/render-page.server.tsx";
import { brandTheme } from "../../platform/shared/brand/brand-theme.ts";
import { createRenderedCaches } from "./rendered-caches.ts";
import { brandFileRoutes } from "../pages/brand-files.route.ts";
import { endConnections } from "./drain.ts";
import { galleryRoutes } from "./gallery.route.ts";
import { healthRoutes } from "./health.route.ts";
import { buildFolder } from "./project-folder.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { Fragments } from "../../border/server/fragments.ts";
import { createSecurityLog, type SecurityLog } from "../../platform/security/security-log.ts";
import { openBorder, setUp, type AppOptions, type AppSetup } from "./app-setup.ts";
import { acceptRequests, openServer, showPreviews } from "./open-server.ts";
import type { PageTools, Shop, ShopPages, ShopSlices } from "./shop.ts";

/** Cookies that scripts of the border read on every page. */
const sharedCookies = [previewCookie, staffCookies.panel, abTestCookies.groups];

/** Assembles the server of a shop. It does not listen yet. */
export async function createApp<Opened extends ShopSlices, Tables>(
  shop: Shop<Opened, Tables>,
  options: AppOptions<Opened, Tables>,
): Promise<FastifyInstance> {
  const { log, services, metrics, assets, mailFolder } = options;
  const setup = setUp(shop, options);
  const { admission, drain, requests, hasPreview, monitoring, onError } = setup;
  const border = openBorder(setup);
  const app = openServer(
    setup,
    border.fragments,
    (error, request, reply) => void answerError(error, request, reply),
  );
  if (setup.limits.answer) limitAnswers(app, setup.limits.answer);
  endConnections(app, drain);
  await options.onCreate?.(app);
  await recordSchemas(app);
  acceptRequests(app, setup);

  const caches = openCaches(setup, border.fragments);
  const frame = frameOf(setup, border.fragments, caches);
  if (hasPreview) showPreviews(app, setup);
  metrics?.measure(app);
  metrics?.watch(admission);
  metrics?.watchParts(services, drain);
  metrics?.watchMemory(() => [
    ...caches.memory(),
    { part: "fragments", ...border.fragments.memory() },
    ...services.slices.flatMap((slice) => slice.memory?.() ?? []),
  ]);
  refuseForeignWrites(app, requests);
  admitWrites(app, admission);
  hideSecretAddresses(app);
  logAnswers(app);
  const allRoutesAreKnown = refuseWrongMethods(app);
  const searchFrame = { ...frame, cache: caches.results };
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

  assetRoutes(app, assets, options.findSharedAsset);
  border.routes(app);
  healthRoutes(app, services, () => drain.isDraining);
  cspReportRoute(app, (directive) => metrics?.countCspReport(directive));
  if (monitoring) monitoringRoute(app, monitoring);
  galleryRoutes(app, join(buildFolder, "gallery"));
  options.liveReload?.route(app);
  brandFileRoutes(app, { frame, requests });
  pages.shared(app);
  const { staff, preview } = services;
  const slices = services.slices.filter(
    (slice) => hasPreview || (slice !== staff && slice !== preview),
  );
  const routeTools = sliceTools(setup, caches, createSecurityLog(log));
  for (const slice of slices) slice.routes?.(app, routeTools);
  await personalRoutes(app, setup, { pages, slices, routeTools });
  allRoutesAreKnown();
  return app;
}

type RenderedCaches = ReturnType<typeof createRenderedCaches>;

/** Creates the caches of pages, which follow the content together with those of the border. */
function openCaches(
  { maxBytes, limits, services, onError, admission }: AppSetup,
  fragments: Fragments,
): RenderedCaches {
  const caches = createRenderedCaches(maxBytes, {
    renderWithin: limits.page,
    now: () => services.now().getTime(),
    onError,
    admission,
  });
  services.onContentChange((changed) => {
    caches.invalidate(changed);
    fragments.invalidate(changed);
  });
  return caches;
}

const frameOf = (
  { shop: { sites, design }, services, assets, addresses, ...setup }: AppSetup,
  fragments: Fragments,
  caches: RenderedCaches,
): PageFrame => ({
  sites,
  design,
  theme: brandTheme(design.colours),
  fragments,
  assets,
  scripts: setup.liveReload ? ["boot.js", "live-reload.js"] : ["boot.js"],
  origins: addresses,
  cache: caches.pages,
  now: services.now,
  nextChange: setup.nextChange,
  consentProviders: setup.consentProviders ?? {},
});

/** Returns what the routes of slices share. */
function sliceTools(
  { shop: { sites }, config, services, requests, hasPreview, nextChange }: AppSetup,
  caches: RenderedCaches,
  security: SecurityLog,
): SliceRouteOptions {
  const { now } = services;
  const siteOf = (code: unknown) => valueAt(sites, sitesOf({ sites }).codeOr(code)).site;
  const hostSite = (request: FastifyRequest) => requests.contentOf(request).site;
  return {
    ...requests,
    requireSignature: createSignedRoutes(config.HOST_KEYS ?? new Map(), security),
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
}

/** Registers the routes with responses for one shopper, which read cookies; all other responses are the same for every shopper. */
const personalRoutes = (
  app: FastifyInstance,
  { admission, cookieDomainOf, hasPreview }: AppSetup,
  {
    pages,
    slices,
    routeTools,
  }: { pages: ShopPages; slices: Slice[]; routeTools: SliceRouteOptions },
) =>
  app.register(async (personal) => {
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
