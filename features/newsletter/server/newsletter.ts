import type { Challenge } from "../../../security/proof-of-work.ts";
import type { FastifyRequest } from "fastify";
import type { Site } from "../../../shared/site.ts";
import type { Viewpoint } from "../../../shared/viewpoint.ts";
import type { Consent, SubscriptionRequest } from "../newsletter-rules.ts";
import type { NewsletterDatabase } from "./newsletter-tables.ts";
import type { BaseData, Subscriber, SubscriberChanges } from "../newsletter-schema.ts";

/** Who did something, for the proof of a consent. */
export interface Proof {
  ip: string;
  /** As the browser named itself; empty when it did not. */
  userAgent: string;
}

export interface SignUp extends Proof {
  site: Site;
  request: SubscriptionRequest;
  /** What `renderToken` gave when the form was shown. */
  renderToken: string | undefined;
  /** The address of the page with the form, without its query. */
  formPath: string;
  now: Date;
  /** Names the customer or the cart of a browser whom the shop knows for a day at least; undefined for any other browser. */
  knownBrowser(): Promise<string | undefined>;
  /** The token of a subscriber's mail, whose subscription goes to this address when that is confirmed. */
  movesWith?: string;
  /** What proves the work that an earlier answer asked for. */
  solution?: string;
}

/**
 * `accepted` says nothing about the address: the same for a new one, one that waits, a subscriber's, and one that has got enough
 * mails for today. `refused` is shown as the general error. `tooMany` came from its network; `crowded` says that too many
 * came from everywhere, and what work is needed to go before them.
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
      /** What was ticked in the form, which another may have filled in. */
      consents: Consent[];
    }
  /** `ended`: the subscription that it became, or another of the address, has been unsubscribed. */
  | { status: "confirmed" | "ended" };

/** The newsletter, as pages use it. Tokens come from mails; all that they open is the one subscription. */
export interface Newsletter {
  /** A new token for a form that is shown now; valid from 2 seconds to 24 hours after it. */
  renderToken(now: Date): Promise<string>;
  /** For `SignUp`. */
  knownBrowser(
    request: FastifyRequest,
    isSecure: boolean,
    at: Viewpoint,
  ): Promise<string | undefined>;
  /** Prefills the form of a logged-in customer; undefined for everyone else, also for a remembered one. */
  baseDataOf(
    request: FastifyRequest,
    isSecure: boolean,
    at: Viewpoint,
  ): Promise<Omit<BaseData, "consents" | "legals"> | undefined>;
  /** Stores a sign-up and the mail that answers it. Validates the request, too. */
  subscribe(signUp: SignUp): Promise<SignUpOutcome>;
  /** Of a token of a confirmation mail; undefined when it is unknown, expired, replaced or of another site. Changes nothing. */
  signUpOf(
    token: string,
    at: { site: Pick<Site, "code">; now: Date },
  ): Promise<SignUpState | undefined>;
  /** Confirms once; a repeat gets the same outcome as long as the subscription stands. */
  confirm(
    token: string,
    at: { site: Site; now: Date; proof: Proof },
  ): Promise<"confirmed" | "ended" | "invalid">;
  /** Whose token it is; "ended" for one of a subscription that is no more. Undefined when there is no such token. Changes nothing. */
  subscriber(token: string, now: Date): Promise<Subscriber | "ended" | undefined>;
  /** Changes a subscription that is confirmed. `refused`: a name that is not accepted. */
  update(
    token: string,
    changes: SubscriberChanges,
    at: { now: Date; proof: Proof },
  ): Promise<"saved" | "refused" | "invalid">;
  /** Ends a subscription; a repeat gets the same outcome. */
  unsubscribe(token: string, at: { now: Date; proof: Proof }): Promise<"ended" | "invalid">;
  /** The subscription follows its owner to an address that they have confirmed, with its links, in the caller's transaction. */
  moveTo(
    transaction: NewsletterDatabase,
    change: { site: Site; from: string; to: string; now: Date },
  ): Promise<void>;
  /** Ends the subscription of an address, which a mail tells so, in the caller's transaction. */
  endOf(
    transaction: NewsletterDatabase,
    owner: { site: Site; email: string; now: Date },
  ): Promise<void>;
  /** Ends the subscription of a customer who is logged in. */
  unsubscribeCustomer(email: string, at: { site: Site; now: Date; proof: Proof }): Promise<void>;
  /** What a subscriber agreed to; nothing for everyone else. For the same customers as `statusOf`. */
  consentsOf(email: string, site: Pick<Site, "code">): Promise<Consent[]>;
  /** For personal data: ask only for a customer who is logged in and whose address is known to be theirs. */
  statusOf(
    email: string,
    site: Pick<Site, "code">,
  ): Promise<"NOT_SUBSCRIBED" | "WAITING_FOR_DOI" | "SUBSCRIBED">;
}
