import type { Plural } from "../../platform/shared/texts/words.ts";
import type { LeadProblem, LeadState } from "./leads-contract.ts";
import type { PostalPart } from "./lead-inputs.ts";

/** Messages of campaign pages and their mails. Those of a campaign itself are content. */
export interface LeadTexts {
  /** Above the links to the inputs with problems. */
  problemsHeading: Plural;
  problems: Record<LeadProblem, string>;
  labels: Record<PostalPart, string>;
  /** The first option of a choice. */
  choose: string;
  yes: string;
  /** {date}: the last day and time. */
  closes: string;
  /** {date}: when it opened, opens or ended. */
  states: Record<Exclude<LeadState, "open">, { title: string; text: string }>;
  /** Above what was typed into a form that takes no more entries. */
  typed: string;
  notTaken: { tooMany: Plural; unavailable: string };
  /** {date} is the day of the deletion; in `afterDays` {count} days after the entry was received. */
  stored: { until: string; afterDays: Plural };
  /** Precedes the link to the page about privacy. */
  aboutPrivacy: string;
  /** Above links to other campaigns. */
  others: string;
  toShop: string;
  /** After the form of a campaign whose entries are confirmed by mail. {hours}: validity of the link. */
  sent: { title: string; text: string; hint: string };
  /** Behind the link of the mail. {campaign} is its title, {email} the masked address. */
  confirm: { title: string; text: string; button: string; ignore: string };
  already: { title: string; text: string };
  linkInvalid: { title: string; text: string; again: string };
  mail: {
    confirmation: LeadMailTexts & { button: string; validity: string };
    received: LeadMailTexts & { given: string; declared: string };
    team: LeadMailTexts;
    receivedAt: string;
    deletedAt: string;
    email: string;
  };
}

/** {campaign} is the campaign's title. */
interface LeadMailTexts {
  subject: string;
  text: string;
  reason: string;
}
