import { serviceEmailOf } from "../../platform/shared/brand/brand.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { brand } from "../brand.ts";
import { leadsPath } from "../shop-paths.ts";

/** Where entries are sent to by mail, for campaigns that want it. */
export const leadTeamEmail = serviceEmailOf(brand);

/** Names of inputs that no field may have. */
export const leadFormNames = {
  /** Invisible to people: only bots fill it in. */
  honeypot: "contact",
  /** Precedes the id of a consent. */
  consent: "consent-",
  /** The id of the content page that the form stands in. */
  page: "content-page",
} as const;

/** The id of the conditions on a campaign's page. */
export const conditionsAnchor = "conditions";

/** Hours for which the link of a mail confirms an entry. */
export const leadConfirmationHours = 72;

/** Values of `autocomplete` that a text field may have. */
export const leadAutoComplete = [
  "name",
  "given-name",
  "family-name",
  "organization",
  "organization-title",
] as const;

interface LeadFieldBase {
  id: string;
  label: string;
  hint?: string;
  isRequired: boolean;
}

/** A field of a form. `pattern` is that of an input; a text that does not match it is refused with `patternHint`. */
export type LeadField = LeadFieldBase &
  (
    | {
        kind: "text";
        maxLength: number;
        pattern?: string;
        patternHint?: string;
        autoComplete?: (typeof leadAutoComplete)[number];
      }
    | { kind: "textarea"; maxLength: number }
    | { kind: "email" }
    | { kind: "phone" }
    | { kind: "address" }
    | { kind: "number"; min: number; max: number }
    | { kind: "choice"; options: { value: string; text: string }[] }
    | { kind: "date"; min?: string; max?: string }
    | { kind: "checkbox" }
  );

/** A declaration that the shopper makes, with the words that they read. Its text may have links in Markdown. */
export interface LeadConsent {
  id: string;
  version: string;
  text: string;
  isRequired: boolean;
}

/** A campaign page of a site. */
export interface LeadCampaign {
  site: SiteCode;
  id: string;
  /** The last part of its address. */
  address: string;
  title: string;
  description: string;
  /** The blocks above the form, in the form of content pages. */
  blocks: object[];
  fields: LeadField[];
  consents: LeadConsent[];
  /** The button's label. */
  submit: string;
  /** The conditions below the form, as HTML. */
  conditions?: { title: string; text: string };
  /** Says what happens next, after an entry was received; where mails confirm entries, after it was confirmed. */
  thanks: { title: string; text: string };
  /** Whether an entry counts only when its owner confirmed it by a mail, and an address has one only. */
  isConfirmedByMail: boolean;
  /** Whether each entry is also sent to the team. */
  isMailedToTeam: boolean;
  /** The number of entries that count. */
  maxEntries?: number;
  /** Days for which an entry is stored: after the campaign's end, or without one after it was received. */
  storedDays: number;
  opens?: Date;
  closes?: Date;
}

/** Whether a campaign takes entries: not yet, now, no more of them, no longer. */
export type LeadState = "early" | "open" | "full" | "over";

/** Texts in the inputs of a form, by their names. */
export type LeadAnswers = Record<string, string>;

export interface GivenConsent {
  id: string;
  version: string;
  text: string;
}

/** A form without mistakes, as it was sent. */
export interface LeadSubmission {
  answers: LeadAnswers;
  /** In the normalised form that mail servers accept, where the campaign asks for it and it was given. */
  email?: string;
  consents: GivenConsent[];
}

/** A stored entry. */
export interface LeadEntry extends LeadSubmission {
  id: string;
  site: SiteCode;
  campaign: string;
  receivedAt: Date;
  /** Undefined while its owner has not confirmed it. */
  acceptedAt?: Date;
  /** When it will be deleted. */
  expiresAt: Date;
}

/** Entries of a campaign of a site. */
export interface LeadSelection {
  site: SiteCode;
  campaign: string;
}

/** The reason why an input is rejected. */
export type LeadProblem =
  | "required"
  | "notTicked"
  | "notChosen"
  | "tooLong"
  | "wrongPattern"
  | "invalidEmail"
  | "invalidPhone"
  | "invalidPostalCode"
  | "noNumber"
  | "tooSmall"
  | "tooLarge"
  | "noDate"
  | "tooEarly"
  | "tooLate"
  | "changedConsent";
export type LeadProblems = Record<string, LeadProblem>;

export const leadPath = ({ address }: Pick<LeadCampaign, "address">) => `${leadsPath}/${address}`;

/** The page after an entry was received. */
export const leadReceivedPath = (campaign: Pick<LeadCampaign, "address">) =>
  `${leadPath(campaign)}/received`;

/** Followed by the secret of a link: confirms an entry. */
export const leadConfirmPath = (campaign: Pick<LeadCampaign, "address">) =>
  `${leadPath(campaign)}/confirm`;
