import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { QueryExecutorProvider, RawBuilder } from "kysely";
import type { Registry } from "prom-client";
import type { ContentName } from "../database/content-changes.ts";
import type { ContentPart } from "../database/content.ts";
import type { MailContent, PostponedMail, RequestedMail, SendableMail } from "../shared/mail.ts";
import type { Site, SiteCode } from "../shared/site.ts";
import type { Viewpoint } from "../shared/viewpoint.ts";

/**
 * What the server side of a feature plugs into the server: one object, made by its `…-slice.ts`. The server imports,
 * refreshes, routes, sweeps and measures every slice of its list (server/slices.ts) in the same way.
 */
export interface Slice {
  /** The files that it is filled from. */
  content?: ContentPart;
  /** The next moment after `now` at which something that it shows becomes valid or runs out. */
  nextChange?(now: Date): Promise<Date | undefined>;
  /** The content changed: drops what was read of it before. */
  forget?(changed: ReadonlySet<ContentName>): void;
  /** After the start, and after each change: builds again what takes long. Meanwhile requests get what was there before. */
  refresh?(changed: ReadonlySet<ContentName>): Promise<unknown>;
  /** Deletes rows that expired; runs soon after the start and then every hour. */
  deleteExpired?(now: Date): Promise<unknown>;
  jobs?: Job[];
  /** Begins what the process does by itself; gets every slice. */
  start?(slices: readonly Slice[]): Promise<unknown>;
  /**
   * The mails that it asks for, by kind: makes the words of one when it is sent. Undefined when it is no longer wanted, such as
   * after the address was confirmed otherwise.
   */
  mails?: Record<string, (mail: SendableMail) => Promise<MailContent | PostponedMail | undefined>>;
  /** A mail server says that there is no such recipient: that of a mail of any slice. */
  noteUnknownRecipient?(mail: RequestedMail): Promise<unknown>;
  /** Routes whose answers are the same for every shopper. */
  routes?(app: FastifyInstance, tools: RouteTools): void;
  /** Routes that read cookies: their answers belong to one shopper. */
  personalRoutes?(app: FastifyInstance, tools: RouteTools): void;
  /** Registers the slice's own metrics. */
  metrics?(registry: Registry): void;
  /** Ends what is under way; runs before the database is closed. */
  close?(): Promise<unknown>;
}

/**
 * Requests a mail in the caller's transaction: it is sent if that commits, soon after. Its words are those that a slice gives for
 * its kind.
 */
export type RequestMail = (
  transaction: QueryExecutorProvider,
  mail: RequestedMail,
) => Promise<void>;

/** The same as a part of the caller's statement, after which the caller wakes the worker of its process itself. */
export type MailInsert = (mails: RequestedMail[]) => RawBuilder<unknown>;

/** Something that a process does again and again; an error is logged, and the next run comes all the same. */
export interface Job {
  name: string;
  /** Milliseconds from one run to the next. */
  every: number;
  run(): Promise<unknown>;
}

/** What the routes of a slice get from the server. */
export interface RouteTools {
  /** The site that a code names; an unknown one is the default. */
  siteOf(code: unknown): Site;
  /** The site that a request is for by its host. */
  hostSite(request: FastifyRequest): Site;
  /** Whose own host a request is for; undefined at the host of another team, which may show several sites. */
  ownSiteOf(request: FastifyRequest): SiteCode | undefined;
  /** The site that a request names in the header x-hunter-site, else that of its host. */
  requestSite(request: FastifyRequest): Site;
  /** Site and moment of a request for content, at the host's site unless another is given: staff may look at another moment. */
  viewpointOf(request: FastifyRequest, site?: Site): Viewpoint;
  /** The same for what belongs to a shopper, such as carts and logins: always the present. */
  presentOf(request: FastifyRequest): Viewpoint;
  /** Whether browsers reach the shop by https. */
  isSecure(request: FastifyRequest): boolean;
  /** Whether a request that changes something may come from another site's page. */
  isForeignWrite(request: FastifyRequest): boolean;
  /** From here on every route of a scope takes requests alone that a host's server has signed with a key of HOST_KEYS. */
  requireSignature(scope: FastifyInstance): void;
  /** Whether staff may log in and preview (PREVIEW). */
  hasPreview: boolean;
  /** The moment at which a request is answered. */
  now(): Date;
  /** The next moment after `now` at which something that pages show becomes valid or runs out. */
  nextChange(now: Date): Promise<Date | undefined>;
  /** How many seconds caches may store an answer that is given at `started` and is valid until then (milliseconds). */
  freshFor(started: number, until: number): number;
  /**
   * Answers with JSON that is the same for every shopper, made once for each state of the content; in a preview with that of
   * its moment.
   */
  sendSharedJson(
    request: FastifyRequest,
    reply: FastifyReply,
    site: Site,
    name: string,
    make: (at: Viewpoint) => Promise<object>,
  ): Promise<FastifyReply>;
}
