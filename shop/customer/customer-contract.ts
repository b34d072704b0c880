import type { CardKind } from "../shop-paths.ts";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { LoginStatus } from "../../border/personal-data-schema.ts";
import type { Plural } from "../../platform/shared/texts/words.ts";

/** Cookie with the session of a logged-in customer, readable by the server only. On https its name has the prefix `__Host-`. */
export const sessionCookie = "kontorSession";

/**
 * Cookie of a browser in which customers have logged in, readable by the server only: it grants no access, and outlives the logout.
 * On https its name has the prefix `__Host-`.
 */
export const knownBrowserCookie = "kontorBrowser";

export const customerCookies = {
  /** Readable by scripts, which pass it on; it grants access to name, beans, memberships and cart, and nothing else. */
  loginToken: "LoginToken",
  xsrf: "XSRF-TOKEN",
} as const;

export const customerHeaders = {
  /** Login token of a client that does not send it as a cookie; it is never replaced. */
  loginToken: "x-hunter-longterm-token",
  xsrf: "x-xsrf-token",
} as const;

export const customerSalutations = ["MS", "MR"] as const;
export type CustomerSalutation = (typeof customerSalutations)[number];

/** Data that a customer entered; an empty salutation where they chose none. */
export interface CustomerProfile {
  salutation: string;
  firstName: string;
  lastName: string;
}

/** A postal address; empty strings where nothing was entered. */
export interface StoredAddress {
  firstName: string;
  lastName: string;
  company: string;
  street: string;
  extra: string;
  postalCode: string;
  town: string;
  region: string;
  country: Market;
  phone?: string;
}

/** An address as a customer enters it. */
export interface AddressEntry {
  address: StoredAddress;
  /** The customer's own name for it, or empty. */
  label: string;
  /** Whether the checkout begins with it; one address at most is. */
  isForDelivery: boolean;
  isForInvoice: boolean;
}

/** An address of a customer's address book. */
export interface SavedAddress extends AddressEntry {
  /** Identifies it among the customer's addresses, and is no secret. */
  id: string;
  /** Grows with each change. */
  revision: number;
}

/** Customer data that a browser may show while it is only remembered. */
export interface KnownCustomer {
  firstName: string;
  lastName: string;
  loyaltyBeans: number;
  isCommunityMember: boolean;
  card?: CardKind;
}

/** Customer data for a browser that is logged in. */
export interface Account extends KnownCustomer {
  email: string;
  profile: CustomerProfile;
  cardNumber?: string;
}

/** A session of a customer, as shown in their account. */
export interface AccountSession {
  /** Identifies the session, and is no secret. */
  id: string;
  /** Empty if unknown; so is `system`. */
  browser: string;
  system: string;
  signedInAt: Date;
  lastUsedAt: Date;
  /** Otherwise the browser is only remembered. */
  isLoggedIn: boolean;
  /** Whether it is the session of this request. */
  isCurrent: boolean;
}

export interface Registration extends CustomerProfile {
  email: string;
  password: string;
}

/** The reason why a field is rejected. */
export type FieldProblem =
  | "required"
  | "tooLong"
  | "invalidCharacters"
  | "invalidEmail"
  | "shortPassword"
  /** Common passwords are the first that attackers try. */
  | "commonPassword"
  | "shopNamePassword"
  /** It is little more than the customer's own address. */
  | "addressPassword"
  /** It repeats one letter or a few. */
  | "repeatedPassword"
  | "wrongPassword"
  /** Does not reveal whether the address is unknown or the password wrong. */
  | "wrongLogin"
  /** Shown beside a login code. */
  | "wrongCode";

export interface CustomerTexts {
  /** "Hallo {name}" */
  greeting: string;
  beans: Plural;
  benefitsHeadline: string;
  benefits: string[];
  login: string;
  loginIntro: string;
  logout: string;
  /** For a shopper other than the remembered customer. */
  otherAccount: string;
  rememberedIntro: string;
  register: string;
  registerIntro: string;
  noAccountYet: string;
  hasAccount: string;
  email: string;
  password: string;
  passwordHint: string;
  /** Label of the strength meter of a new password. */
  passwordStrength: string;
  currentPassword: string;
  newPassword: string;
  remember: string;
  rememberHint: string;
  forgotten: string;
  /** After a form that sends a mail with the next step. */
  checkInbox: string;
  /** With `{email}`; the same for every address. */
  registerSent: string;
  noMail: string;
  confirmAddress: string;
  confirmAddressIntro: string;
  /** With `{email}`. */
  confirmEmailIntro: string;
  linkInvalid: string;
  linkInvalidText: string;
  forgottenIntro: string;
  requestLink: string;
  /** With `{email}`; the same for every address. */
  forgottenSent: string;
  /** Below a message that there were too many attempts. */
  codeOffer: string;
  requestCode: string;
  /** Title of the pages of a login with a code by mail. */
  codeLogin: string;
  codeLoginIntro: string;
  /** With `{email}`; the same for every address. */
  codeSent: string;
  /** Label of the field for the code. */
  code: string;
  setPassword: string;
  setPasswordIntro: string;
  newsletter: string;
  changeEmail: string;
  newEmail: string;
  changeEmailHint: string;
  salutation: string;
  salutations: Record<CustomerSalutation, string>;
  noSalutation: string;
  firstName: string;
  lastName: string;
  yourData: string;
  save: string;
  isCommunityMember: string;
  card: string;
  cards: Record<CardKind, string>;
  /** "Kartennummer {number}" */
  cardNumber: string;
  noCard: string;
  /** "{card} kostenlos holen", also when exchanging a card. */
  getCard: string;
  hasCard: string;
  /** "{beans}" is the number of welcome beans. */
  cardOffer: string;
  cardNeedsLogin: string;
  changePassword: string;
  changePasswordHint: string;
  sessions: string;
  /** Link to the page about sessions. */
  sessionsHint: string;
  sessionsIntro: string;
  /** "{browser} auf {system}" */
  device: string;
  unknownDevice: string;
  thisDevice: string;
  /** Precedes a time. */
  signedIn: string;
  /** Precedes a time. */
  lastUsed: string;
  /** For a browser that is remembered but not logged in. */
  onlyRemembered: string;
  endSession: string;
  /** With `{device}`; begins with the text of `endSession`. */
  endSessionOf: string;
  endOtherSessions: string;
  noOtherSessions: string;
  removeAccount: string;
  removeAccountHint: string;
  /** Shown after a form has succeeded. */
  done: Record<DoneKey, string>;
  problems: Record<FieldProblem, string>;
  /** Explains the mark next to a label. */
  mandatory: string;
  /** Shown above a form with problems. */
  checkFields: string;
  tooManyAttempts: Plural;
  /** Shown above a form that could not be handled. */
  unavailable: string;
}

/** Login statuses in which each message is true: the address with the message may be opened again later. */
export const doneStatuses = {
  loggedIn: "LOGGED_IN",
  registered: "LOGGED_IN",
  profile: "LOGGED_IN",
  addressSaved: "LOGGED_IN",
  addressRemoved: "LOGGED_IN",
  addressChosen: "LOGGED_IN",
  joined: "LOGGED_IN",
  left: "LOGGED_IN",
  card: "LOGGED_IN",
  cardLeft: "LOGGED_IN",
  cardInvited: "LOGGED_IN",
  cardRemoved: "LOGGED_IN",
  cardJoined: "LOGGED_IN",
  password: "LOGGED_IN",
  sessionEnded: "LOGGED_IN",
  otherSessionsEnded: "LOGGED_IN",
  newsletterEnded: "LOGGED_IN",
  emailRequested: "LOGGED_IN",
  emailChanged: "LOGGED_IN",
  emailConfirmed: "LOGGED_OUT",
  accountConfirmed: "LOGGED_OUT",
  passwordReset: "LOGGED_OUT",
  resetLinkUsed: "LOGGED_OUT",
  loggedOut: "LOGGED_OUT",
  removed: "LOGGED_OUT",
} as const satisfies Record<string, LoginStatus>;
export type DoneKey = keyof typeof doneStatuses;
