import type { FastifyBaseLogger, FastifyInstance } from "fastify";
import type { BorderSite } from "../../border/border-site.ts";
import type { FooterLoader } from "../../border/footer/server/footer.ts";
import type { Navigation } from "../../border/navigation/server/navigation.ts";
import type { Previews } from "../../border/preview/server/previews.ts";
import type { Promotions } from "../../border/promotion/server/promotions.ts";
import type { Staff } from "../../border/staff/server/staff.ts";
import type { ContentReading, Release } from "../../platform/content/content.ts";
import type { PictureFiles } from "../../platform/content/picture-files.ts";
import type { Database } from "../../platform/database/database.ts";
import type { Assets } from "../../platform/http/responses/assets.ts";
import type { ErrorPages } from "../../platform/http/responses/errors.ts";
import type { SiteRequests } from "../../platform/http/requests/site-requests.ts";
import type { Slice } from "../../platform/http/slice.ts";
import type { OversizedPage } from "../../platform/http/requests/unreadable-requests.ts";
import type { Brand, Design } from "../../platform/shared/brand/brand.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";
import type { NewsletterMailTexts } from "../../border/newsletter/newsletter-mail-texts.ts";
import type { SearchRedirects } from "../../border/search/search-contract.ts";
import type { ExternalIndexBuilder } from "../../border/search/server/external-index-builder.ts";
import type { Catalogue } from "../../commerce/catalogue.ts";
import type { Engine } from "../../commerce/engine.ts";
import type { ProductNames } from "../../commerce/product-names.ts";
import type { SearchFeed } from "../../commerce/search-feed.ts";
import type { MailedSite } from "../pages/render-mail.tsx";
import type { PageFrame } from "../pages/render-page.server.tsx";
import type { CacheBytes } from "./cache-memory.ts";

/**
 * A shop as a value: what makes it this shop and no other. `openServices` opens its slices on a database, `createApp` serves them.
 * `Opened` are its slices by name, `Tables` those of its database.
 */
export interface Shop<
  Opened extends ShopSlices = ShopSlices,
  Tables = unknown,
  Content extends StorefrontSite = StorefrontSite,
> {
  brand: Brand;
  design: Design;
  /** Its sites, in the order in which the footer lists them. */
  sites: Record<SiteCode, Content>;
  /** A pattern for the folders with migrations of its own slices. */
  migrations?: string;
  /** The folder with a folder for each part of its content. */
  contentFolder: string;
  /** Creates its slices. Content is imported in their order: a part that refers to another one comes after it. */
  open(kit: ShopKit<Tables>): Opened;
  /** Returns its pages; a promise of them, so that code which only opens its slices needs no JSX, which Node cannot read. */
  pages(options: Opened & PageTools<Content>): ShopPages | Promise<ShopPages>;
  /** Returns the page for a browser whose cookies make its requests too large to read; one without words of the shop by default. */
  cookiesPage?(origins: Record<SiteCode, string>): OversizedPage;
}

/** A site of a shop: what its border, its mails and its search say. */
export interface StorefrontSite extends BorderSite {
  texts: BorderSite["texts"] & MailedSite["texts"] & { newsletterMails: NewsletterMailTexts };
  /** Searches that redirect to a page. */
  searchRedirects?: SearchRedirects;
}

/** The commerce system behind a shop: its products as pages, carts and the search read them, and the system itself. */
export interface ConnectedEngine {
  engine: Engine & Slice;
  catalogue: Catalogue & Slice;
  searchFeed: SearchFeed;
  /** Returns the names that other parts of the content may refer to while they are read; none by default. */
  names?(reading: ContentReading): ProductNames | Promise<ProductNames>;
  /** Returns the seconds since the last response of the commerce system; missing if its products are in the shop's own database. */
  age?(): number;
  /** Builds large indexes of the search in another process, where one may open the database. */
  externalIndexBuilder?: ExternalIndexBuilder;
}

/** The slices that the server of any shop works with; more are the shop's own. */
export interface ShopSlices {
  navigation: Navigation & Slice;
  promotions: Promotions & Slice;
  footer: FooterLoader & Slice;
  search: { readonly isReady: boolean } & Slice;
  preview: Previews & Slice;
  staff: Staff & Slice;
}

/** A process and its settings, as slices need them. */
export interface ShopKit<Tables = unknown> {
  database: Database<Tables>;
  /** Its URL; empty for the embedded one, which no other process can open. */
  databaseUrl: string;
  release: Release;
  sites: SiteSet;
  log: Pick<FastifyBaseLogger, "error" | "info" | "warn">;
  now: () => Date;
  contentFolder: string;
  /** Reads the pictures of its content. */
  pictureFiles(): Promise<PictureFiles>;
  /** Folder of a process for files that it can generate again. */
  cacheFolder: string;
  /** Most bytes of each cache. */
  cacheBytes: CacheBytes;
  /** Folder for indexes of the database; undefined when it ends with the process. */
  snapshotFolder: string | undefined;
  /** The origin of each site, such as https://www.example.de, for links in mails. */
  origins: Record<SiteCode, string>;
  mail: MailSettings;
  /** URL of the register of Türkiye; empty without it. */
  iysUrl: string;
  /** URL of NATS, for events; empty without it. */
  natsUrl: string;
  /** The commerce system that the settings name; an empty name is that of the shop itself. */
  engine: EngineSettings;
  /** Milliseconds after which the commerce system counts as silent; 0: no limit. */
  engineWithin: number;
}

/** The kind of a commerce system, its address, and the key that it knows the shop by, or its file; its database, if the shop may open that. */
export interface EngineSettings {
  name: string;
  url: string;
  key: string;
  databaseUrl: string;
}

/** The destination of mails: an SMTP server, or a folder when there is none. */
export interface MailSettings {
  smtpUrl: string;
  /** The sender address. */
  from: string;
  folder: string;
}

/** Functions and values of the server, for pages. */
export interface PageTools<Content extends StorefrontSite = StorefrontSite> {
  frame: PageFrame;
  /** A page frame with its own cache, so that searches do not evict other pages. */
  searchFrame: PageFrame;
  assets: Assets;
  requests: SiteRequests<Content>;
  /** Every slice of the shop. */
  slices: readonly Slice[];
  /** The folder in which mails are stored instead of sent, if browsers on this machine may read them. */
  mailFolder: string | undefined;
  onError(error: unknown, key: string): void;
}

/** The pages of a shop, by what their responses depend on. */
export interface ShopPages {
  /** Registers pages that are the same for every shopper. */
  shared(app: FastifyInstance): void;
  /** Registers pages that belong to one shopper, in a scope that reads cookies. */
  personal?(app: FastifyInstance): Promise<void>;
  /** Registers pages for staff in such a scope. Without PREVIEW they do not exist. */
  staff?(app: FastifyInstance): Promise<void>;
  errors: ErrorPages;
}
