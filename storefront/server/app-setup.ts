import { type FastifyBaseLogger, type FastifyInstance, type FastifyRequest } from "fastify";
import type { ConsentProvider } from "../../border/consent/consent-contract.ts";
import { borderCalls } from "../../border/border-calls.ts";
import { borderContract, contractHeader } from "../../border/border-contract.ts";
import { createBorder } from "../../border/server/create-border.ts";
import { readDsn } from "../../border/tracking/monitoring-dsn.ts";
import { Admission } from "../../platform/http/overload/admission.ts";
import { type Assets } from "../../platform/http/responses/assets.ts";
import type { SharedAssets } from "../../platform/http/responses/shared-assets.ts";
import { ConcurrencyLimit } from "../../platform/http/overload/concurrency-limit.ts";
import { HeldRefusals } from "../../platform/http/overload/held-refusals.ts";
import { defaultHeaders } from "../../platform/http/responses/security-headers.ts";
import { siteRequests } from "../../platform/http/requests/site-requests.ts";
import { setBasePath } from "../../platform/shared/sites/base-path.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { sitesOf } from "../../platform/shared/sites/site-set.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { cacheBytes, defaultCacheMemory } from "./cache-memory.ts";
import type { LiveReload } from "./live-reload.route.ts";
import type { ShopSettings } from "./shop-settings.ts";
import { addressesBelow, cookieDomains } from "./site-origins.ts";
import { createDrain, type Drain } from "./drain.ts";
import type { Metrics } from "./metrics.ts";
import type { ServicesOf } from "./services.ts";
import type { Shop, ShopSlices } from "./shop.ts";
import { timeLimits } from "./time-limits.ts";
import { valueAt } from "../../platform/shared/value-at.ts";

/** The services of a shop as its server uses them. */
interface ServedServices
  extends ShopSlices, Pick<ServicesOf, "slices" | "now" | "nextChange" | "onContentChange"> {
  database: { connections: number };
}

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
  /** In development: tells open pages what changed. */
  liveReload?: LiveReload;
  /** Called before routes are registered, for scripts that inspect them. */
  onCreate?: (app: FastifyInstance) => Promise<void>;
}

export type AppSetup = ReturnType<typeof setUp>;

/** Derives what the parts of the server share from the shop and its settings. */
export function setUp(
  shop: Pick<Shop, "cookiesPage" | "design" | "sites">,
  options: Omit<AppOptions, "services"> & { services: ServedServices },
) {
  const { config, log, services, admission: given, drain = createDrain() } = options;
  const { codes } = sitesOf(shop);
  // In the order of the sites: the first one answers for hosts that name none.
  const origins = Object.fromEntries(codes.map((code) => [code, valueAt(options.origins, code)]));
  const limits = timeLimits(config.ANSWER_WITHIN ?? 0);
  const admission =
    given ??
    new Admission({
      limit: new ConcurrencyLimit(services.database.connections),
      held: new HeldRefusals(limits.refusal || undefined),
      waitAtMost: limits.place,
    });
  const others = { origins: config.BORDER_HOSTS ?? [], calls: borderCalls };
  const domains = cookieDomains(origins, others.origins);
  const requests = siteRequests({ sites: shop.sites, origins, now: services.now, others });
  const { BASE_PATH = "", PREVIEW: hasPreview = true, MONITORING_DSN: dsn = "" } = config;
  setBasePath(BASE_PATH);
  return {
    ...options,
    shop,
    drain,
    origins,
    addresses: addressesBelow(origins, BASE_PATH),
    limits,
    admission,
    others,
    domains,
    requests,
    cookieDomainOf(request: FastifyRequest) {
      const site = requests.ownSiteOf(request);
      return site && domains[site];
    },
    hasPreview,
    monitoring: readDsn(dsn),
    maxBytes: cacheBytes(config.CACHE_MEMORY ?? defaultCacheMemory),
    headers: {
      ...defaultHeaders(origins, { withSubdomains: config.HSTS_SUBDOMAINS }),
      [contractHeader]: String(borderContract),
    },
    /** Renderings for previews are not stored, so their expiry does not matter. */
    nextChange: async (at: Viewpoint) => (at.isPreview ? undefined : services.nextChange(at.now)),
    onError: (error: unknown, key: string) =>
      // The cache key of a search page contains what the shopper searched for.
      log.error({ err: error, key: key.replace(/\?.*/, "") }, "served the last good answer"),
  };
}

/** Creates the border, with the settings of the shop. */
export function openBorder({ shop, services, ...setup }: AppSetup) {
  const { sites, design } = shop;
  const { navigation, promotions, footer, now, slices } = services;
  return createBorder({
    sites,
    design,
    defaultHeaders: setup.headers,
    navigation,
    promotions,
    footer,
    assets: setup.assets,
    origins: setup.addresses,
    now,
    nextChange: setup.nextChange,
    consentProviders: setup.consentProviders ?? {},
    cookieDomains: setup.domains,
    headerLinks: (site) => slices.flatMap((slice) => slice.headerLinks?.(site) ?? []),
    hasStaffPanel: setup.hasPreview,
    monitoring: setup.monitoring !== undefined,
    renderWithin: setup.limits.fragment,
    onError: setup.onError,
    admission: setup.admission,
    cacheBytes: setup.maxBytes.fragments,
  });
}
