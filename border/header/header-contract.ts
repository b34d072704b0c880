import type { Plural } from "../../platform/shared/texts/words.ts";

export const headerOptions = ["reduced", "showsecurehint", "sticky"] as const;
export type HeaderOption = (typeof headerOptions)[number];

/** The part of the personal data that the header reads; customer-contract.ts has all of it. */
export interface HeaderPersonalData {
  tracking: { loginStatus: string };
  customer: {
    firstname: string;
    lastname: string;
    loyaltyBeans: number;
    statuses: { isCommunityMember: boolean; isKontorcardMember: boolean };
  };
}

/** The customer data shown in the header. */
export interface HeaderCustomer {
  loggedInOrRemembered: boolean;
  /** First and last name; empty when unknown. */
  names: string[];
  loyaltyBeans: number;
  communityMember: boolean;
  kontorCardMember: boolean;
}

export interface HeaderTexts {
  /** First link of the page for the keyboard. */
  skipToContent: string;
  /** Accessible name of the logo link. */
  home: string;
  /** Button that goes back to the previous page. */
  back: string;
  /** Button of narrow layouts that opens the search. */
  openSearch: string;
  closeSearch: string;
  stores: string;
  account: string;
  beans: Plural;
  communityMember: string;
  kontorCardMember: string;
  /** Shown in the reduced header: the purchase is secure. */
  secureHint: string;
}

/** The texts with which the browser shows the logged-in customer. */
export type AccountLinkTexts = Pick<
  HeaderTexts,
  "account" | "beans" | "communityMember" | "kontorCardMember"
>;

/** Dispatched on window by a script that logs a customer in or out without loading a page. */
export const customerChangedEvent = "kontor:customer-changed";
