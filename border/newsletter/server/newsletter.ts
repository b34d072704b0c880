import type { FastifyRequest } from "fastify";
import type { Challenge } from "../../../platform/security/proof-of-work.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { NewsletterConsent, SubscriptionRequest } from "../newsletter-rules.ts";
import type { BaseData, Subscriber, SubscriberChanges } from "../newsletter-schema.ts";

/** The actor behind a request, for the proof of a consent. */
export interface Proof {
  ip: string;
  /** The user agent; empty when the browser sent none. */
  userAgent: string;
}

export interface SignUp extends Proof {
  site: Site;
  request: SubscriptionRequest;
  /** The result of `renderToken` when the form was shown. */
  renderToken: string | undefined;
  /** The URL of the page with the form, without its query. */
  formPath: string;
  now: Date;
  /**
   * Identifies the customer or the cart of a browser that the shop has known for at least a day; undefined for any other browser.
   */
  knownBrowser(): Promise<string | undefined>;
  /** The token of a mail to a subscriber whose subscription moves to this address when it is confirmed. */
  movesWith?: string;
  /** The solution of the challenge in an earlier response. */
  solution?: string;
}

/**
 * `accepted` says nothing about the address: it may be new, unconfirmed, subscribed, or have had enough mails for today.
 * `refused` is shown as the general error. `tooMany`: too many sign-ups from this network. `crowded`: too many overall; the
 * solution of its challenge lets the sign-up through.
 */
export type SignUpOutcome =
  | { status: "accepted" | "invalidEmail" | "refused" }
  | { status: "tooMany"; waitMinutes: number }
  | { status: "crowded"; waitMinutes: number; challenge: Challenge };

/** The state of the sign-up that a mail's link belongs to. */
export type SignUpState =
  | {
      status: "pending";
      maskedEmail: string;
      /** The consents ticked in the form, which someone else may have filled in. */
      consents: NewsletterConsent[];
    }
  /** `ended`: the resulting subscription, or another one of the address, has been cancelled. */
  | { status: "confirmed" | "ended" };

/** The newsletter's interface for pages. Tokens come from mails; each grants access to one subscription only. */
export interface Newsletter {
  /** Returns a new token for a form shown now; valid from 2 seconds to 24 hours later. */
  renderToken(now: Date): Promise<string>;
  /** See `SignUp`. */
  knownBrowser(
    request: FastifyRequest,
    isSecure: boolean,
    at: Viewpoint,
  ): Promise<string | undefined>;
  /**
   * Returns the data that prefills the form of a logged-in customer; undefined for everybody else, including a remembered one.
   */
  baseDataOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: Viewpoint,
  ): Promise<Omit<BaseData, "consents" | "legals"> | undefined>;
  /** Validates the request, then stores the sign-up and the mail that answers it. */
  subscribe(signUp: SignUp): Promise<SignUpOutcome>;
  /**
   * Returns the sign-up of a confirmation token; undefined when it is unknown, expired, replaced or of another site. Read-only.
   */
  signUpOf(
    token: string,
    at: { site: Pick<Site, "code">; now: Date },
  ): Promise<SignUpState | undefined>;
  /** Confirms a sign-up. Idempotent while the subscription exists. */
  confirm(
    token: string,
    at: { site: Site; now: Date; proof: Proof },
  ): Promise<"confirmed" | "ended" | "invalid">;
  /**
   * Returns the subscriber that a token belongs to; "ended" when the subscription is over, undefined for an unknown token.
   * Read-only.
   */
  subscriber(token: string, now: Date): Promise<Subscriber | "ended" | undefined>;
  /** Changes a confirmed subscription. `refused`: a name is not accepted. */
  update(
    token: string,
    changes: SubscriberChanges,
    at: { now: Date; proof: Proof },
  ): Promise<"saved" | "refused" | "invalid">;
  /** Ends a subscription. Idempotent. */
  unsubscribe(token: string, at: { now: Date; proof: Proof }): Promise<"ended" | "invalid">;
  /**
   * Moves a subscription, with its links, to another confirmed address of its owner. Idempotent, also later: one that was confirmed
   * after `now` stays, and where one has begun at the other address since, that of the old one ends.
   */
  moveTo(change: { site: SiteCode; from: string; to: string; now: Date }): Promise<void>;
  /** Ends the subscription of an address and confirms it by mail. Idempotent, also later: one that began after `now` stays. */
  endOf(owner: { site: SiteCode; email: string; now: Date }): Promise<void>;
  /** Ends the subscription of a logged-in customer. */
  unsubscribeCustomer(email: string, at: { site: Site; now: Date; proof: Proof }): Promise<void>;
  /** Returns the consents of a subscriber; empty for everybody else. Restricted to the same customers as `statusOf`. */
  consentsOf(email: string, site: Pick<Site, "code">): Promise<NewsletterConsent[]>;
  /** Returns personal data: call it only for a logged-in customer whose address is verified. */
  statusOf(
    email: string,
    site: Pick<Site, "code">,
  ): Promise<"NOT_SUBSCRIBED" | "WAITING_FOR_DOI" | "SUBSCRIBED">;
}
