import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { QueryExecutorProvider, RawBuilder } from "kysely";
import type { Registry } from "prom-client";
import type { TSchema } from "typebox";
import type { MemoryUse } from "./memory-use.ts";
import type { ContentName } from "../content/content-changes.ts";
import type { ContentPart } from "../content/content.ts";
import type { HeaderLink } from "../shared/header-link.ts";
import type { MailOf, MailTemplate, RequestedMail } from "../shared/mail.ts";
import type { Site, SiteCode } from "../shared/sites/site.ts";
import type { Viewpoint } from "../shared/sites/viewpoint.ts";

/** A login in a browser that may have data of a guest. */
export interface GuestLogin {
  request: FastifyRequest;
  reply: FastifyReply;
  isSecure: boolean;
  customer: { id: string; hasCard: boolean };
  at: Viewpoint;
}

/**
 * Functions that follow changes of customers' accounts. `onNewAddress` and `onRemoved` may be called again for the same change, at any
 * time, until those of all slices have succeeded. They leave alone what has begun since `now`, the moment of the change: the
 * address may have another account by then.
 */
export interface AccountHooks {
  /**
   * Merges what a guest has into the customer's, and then removes the guest's cookie. After an error the browser still has that
   * cookie, and the next login tries again.
   */
  onLogin?(login: GuestLogin): Promise<void>;
  /** Moves what belongs to a customer's address to the new one. */
  onNewAddress?(change: { site: SiteCode; from: string; to: string; now: Date }): Promise<void>;
  /** Ends what belongs to a removed account, and to its address. */
  onRemoved?(owner: { id: string; site: SiteCode; email: string; now: Date }): Promise<void>;
}

/**
 * The server side of a feature as it plugs into the server: one object, created by its `…-slice.ts`. The server imports,
 * refreshes, routes, sweeps and measures every slice of its list (shop/server/slices.ts) in the same way.
 */
export interface Slice {
  /** The part of the content that fills the slice, or several. */
  content?: ContentPart | ContentPart[];
  /** Reads content that stays in files, at the start and with each import, and shows it from then on. A mistake in it prevents both. */
  readFiles?(): Promise<unknown>;
  /** Returns the next moment after `now` at which something that the slice shows becomes valid or expires. */
  nextChange?(now: Date): Promise<Date | undefined>;
  /** Drops cached values that were read from the changed content. */
  invalidate?(changed: ReadonlySet<ContentName>): void;
  /**
   * Rebuilds what is slow to build, after the start and after each change. Requests are served from the previous state in the
   * meantime.
   */
  refresh?(changed: ReadonlySet<ContentName>): Promise<unknown>;
  /** Deletes expired rows. Runs soon after the start and then every hour. */
  deleteExpired?(now: Date): Promise<unknown>;
  jobs?: Job[];
  /**
   * Returns what the slice leaves out of a site, or cannot do there: a sentence for each with the remedy, for staff. Content may name
   * products that the commerce system does not have.
   */
  problems?(at: Viewpoint): Promise<string[]>;
  /** Starts background work of the process. Receives every slice. */
  start?(slices: readonly Slice[]): Promise<unknown>;
  /** Returns links for the header of a site's pages. */
  headerLinks?(site: Site): HeaderLink[];
  /** Functions that follow logins of customers, their new addresses, and the removal of their accounts. */
  accountHooks?: AccountHooks;
  /**
   * Schemas of the fields of its own tracked events, by name: of what its client passes to `track`. The collector checks them, and
   * reports count each by its name.
   */
  trackedEvents?: Record<string, TSchema>;
  /** Mail templates by kind. A template receives the data with which its kind was requested. */
  mails?: Record<string, MailTemplate<never>>;
  /** Called when a mail server reports that the recipient of a mail, of any slice, does not exist. */
  noteUnknownRecipient?(mail: RequestedMail): Promise<unknown>;
  /** Registers routes whose responses are the same for every shopper. */
  routes?(app: FastifyInstance, tools: SliceRouteOptions): void;
  /** Registers routes that read cookies: their responses belong to one shopper. */
  personalRoutes?(app: FastifyInstance, tools: SliceRouteOptions): void;
  /** Returns why a request that reads cookies is refused, for the client's developers, such as for a wrong token of its browser. */
  refusalOf?(request: FastifyRequest): string | undefined;
  /** Returns what its indexes and caches hold in memory, for metrics. */
  memory?(): MemoryUse[];
  /** Registers the slice's own metrics. */
  metrics?(registry: Registry): void;
  /** Ends running work, before the database is closed. */
  close?(): Promise<unknown>;
}

/** Queues a mail in the caller's transaction: it is sent soon after that commits. The slice that declares its kind renders it. */
export type RequestMail<Kinds = Record<string, object>> = (
  transaction: QueryExecutorProvider,
  mail: MailOf<Kinds>,
) => Promise<void>;

/**
 * Returns SQL that queues mails as a part of the caller's statement. The caller must then wake the mail worker of its process
 * itself.
 */
export type MailInsert<Kinds = Record<string, object>> = (
  mails: MailOf<Kinds>[],
) => RawBuilder<unknown>;

/** A periodic task of the process. An error is logged and does not prevent the next run. */
export interface Job {
  name: string;
  /** Interval in milliseconds. */
  every: number;
  run(): Promise<unknown>;
}

/** The server's functions for the routes of a slice. */
export interface SliceRouteOptions {
  /** Returns the site with a code, or the default site for an unknown code. */
  siteOf(code: unknown): Site;
  /** Returns the site of a request by its host. */
  hostSite(request: FastifyRequest): Site;
  /**
   * Returns the site whose own host a request is for, or undefined for the host of another team, which may show several sites.
   */
  ownSiteOf(request: FastifyRequest): SiteCode | undefined;
  /** Returns the site that a request names in the header x-hunter-site, or else that of its host. */
  requestSite(request: FastifyRequest): Site;
  /** Returns site and moment for the content of a request, of the host's site by default: staff may preview another moment. */
  viewpointOf(request: FastifyRequest, site?: Site): Viewpoint;
  /** Returns site and moment for data of a shopper, such as carts and logins: always the present. */
  presentOf(request: FastifyRequest): Viewpoint;
  /** Reports whether browsers reach the shop by https. */
  isSecure(request: FastifyRequest): boolean;
  /** Reports whether a request that changes something may come from a page of another site. */
  isForeignWrite(request: FastifyRequest): boolean;
  /**
   * Makes every route that is registered in a scope afterwards accept only requests that a host's server has signed with a key of
   * HOST_KEYS.
   */
  requireSignature(scope: FastifyInstance): void;
  /** Whether staff may log in and preview (PREVIEW). */
  hasPreview: boolean;
  /** Returns the moment for which a request is answered. */
  now(): Date;
  /** Returns the next moment after `now` at which something that pages show becomes valid or expires. */
  nextChange(now: Date): Promise<Date | undefined>;
  /**
   * Returns for how many seconds caches may store a response that is sent at `started` and is valid until `until` (milliseconds).
   */
  freshFor(started: number, until: number): number;
  /**
   * Responds with JSON that is the same for every shopper, made once for each state of the content and each `name`, which therefore
   * contains every parameter of the response. In a preview it is made for the previewed moment.
   */
  sendSharedJson(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    name: string,
    make: (at: Viewpoint) => Promise<object>,
  ): Promise<FastifyReply>;
}
