import type { TooMany } from "../../../platform/security/rate-limits.ts";
import type {
  AccountSession,
  AddressEntry,
  CustomerProfile,
  Registration,
  SavedAddress,
} from "../customer-contract.ts";
import type {
  CheckedCustomer,
  CustomerViewpoint,
  Login,
  PasswordAttempt,
  Presented,
  SessionStart,
  Visitor,
} from "./visitor.ts";

/** Purposes of links in mails. */
export type LinkPurpose = "confirmAddress" | "resetPassword" | "changeEmail";

/** Site and time of the use of a link. */
export type LinkUse = Pick<PasswordAttempt, "site" | "now">;

/** Result of a password check. It does not reveal whether the address is unknown or the password wrong. */
export type PasswordOutcome = CheckedCustomer | { problem: "wrong" } | TooMany;

/**
 * The accounts of all sites, as pages and other slices use them. An address has one account on each site. Ids that no account has
 * are answered like those of removed ones. Callers have validated the fields of forms.
 */
export interface Accounts {
  registrations: Registrations;
  logins: Logins;
  addresses: AddressBook;

  /**
   * Checks a password. Work and response for an unknown address are the same as for a wrong password. While someone else tries
   * passwords, the customer can still log in: in a known browser, or with a code by mail.
   */
  checkPassword(email: string, password: string, at: PasswordAttempt): Promise<PasswordOutcome>;
  /**
   * Sets a new password, ends every session and forgets every remembered browser. Returns undefined when the account is gone, or
   * its password was changed since it was checked.
   */
  changePassword(
    customer: CheckedCustomer,
    password: string,
    at: Pick<PasswordAttempt, "ip" | "now">,
  ): Promise<CheckedCustomer | undefined>;

  /** Requests a mail with a link that sets a new password, if the address has an account. Response and work are the same if not. */
  requestReset(email: string, at: PasswordAttempt): Promise<TooMany | undefined>;
  /** Requests a mail with a code for one login, as `requestReset` does. */
  requestLoginCode(email: string, at: PasswordAttempt): Promise<TooMany | undefined>;
  /** Returns the address of the account whose password a link sets, while the link is valid. */
  emailToReset(secret: string, use: LinkUse): Promise<string | undefined>;
  /**
   * Sets the new password with a link, which works once; returns undefined when the link is not valid. The browser that used it
   * becomes known, by the returned secret: it can log in at once, whatever was tried before.
   */
  reset(
    secret: string,
    password: string,
    at: PasswordAttempt,
  ): Promise<Pick<Login, "browser"> | undefined>;
  /** Reports whether a link in a mail is invalid because it was used. */
  wasLinkUsed(purpose: LinkPurpose, secret: string, use: LinkUse): Promise<boolean>;

  /** Sends a confirmation link to a customer's new address and a notice to the old one. */
  requestEmail(
    customer: CheckedCustomer,
    email: string,
    at: PasswordAttempt,
  ): Promise<TooMany | undefined>;
  /** Returns the new address that a link confirms, while the link is valid. */
  newEmail(secret: string, use: LinkUse): Promise<string | undefined>;
  /** Changes the address; returns false when the link is not valid, or when the address has an account by now. */
  confirmEmail(secret: string, use: LinkUse): Promise<boolean>;

  /** Saves salutation and name as the account shows them. */
  saveProfile(id: string, profile: CustomerProfile): Promise<void>;
  /**
   * Removes an account with all its data and notifies its owner. It is unusable, and its address free, once this returns; what
   * other slices store for it follows at once, or soon after a failure. Returns false when the account is gone, or its password
   * was changed since it was checked.
   */
  remove(customer: CheckedCustomer, now: Date): Promise<boolean>;
}

/** Registrations: an account is created when its address is confirmed, by the mail's link and the password together. */
export interface Registrations {
  /**
   * Stores the registration and requests a mail with the next step. Work and response do not depend on whether the address has
   * an account: that is determined only when the mail is sent. `order` is the number of a guest's order that the account gets, `wanted` the page
   * that the mail leads back to.
   */
  register(
    form: Registration,
    at: PasswordAttempt,
    more?: { order?: string; wanted?: string },
  ): Promise<TooMany | undefined>;
  /** Reports whether the link in such a mail is still valid. */
  isWaiting(secret: string, use: LinkUse): Promise<boolean>;
  /**
   * Creates the account. The password is required again: someone who registers with another person's address must not get an
   * account when that person clicks the link.
   */
  confirm(
    secret: string,
    password: string,
    at: PasswordAttempt,
  ): Promise<PasswordOutcome | { problem: "invalidLink" }>;
}

/** Logins of browsers, by sessions and login tokens. */
export interface Logins {
  /** Returns the sender of a request. */
  recognise(presented: Presented, at: CustomerViewpoint): Promise<Visitor>;
  /** Like `recognise`; a remembered browser also receives its next token. */
  renew(
    presented: Presented,
    at: CustomerViewpoint,
  ): Promise<{ visitor: Visitor; loginToken?: string }>;
  /**
   * Starts a session for a login, and makes the browser known to the account; returns undefined when the password has been changed
   * since it was checked.
   */
  start(
    customer: CheckedCustomer,
    presented: Presented,
    start: SessionStart,
  ): Promise<Login | undefined>;
  /** Ends this browser's session and deletes its token. */
  end(presented: Presented): Promise<void>;
  /** Returns the address of a customer. */
  emailOf(id: string): Promise<string | undefined>;
  sessions: Sessions;
}

/** Sessions of one customer, as shown in their account. A remembered browser counts as one, logged in or not. */
export interface Sessions {
  /** Returns the current session first, then the others by last use. */
  list(id: string, current: string, now: Date): Promise<AccountSession[]>;
  /** Ends a session and forgets its browser. */
  end(id: string, session: string): Promise<void>;
  /** Ends all sessions but the current one. */
  endOthers(id: string, current: string): Promise<void>;
}

/** The addresses of one customer. Callers have validated the fields; ids of other customers' addresses are unknown. */
export interface AddressBook {
  /** Returns those that the checkout begins with first, then the oldest. */
  list(customer: string): Promise<SavedAddress[]>;
  /**
   * Adds an address, once for its new id (a UUID), unless the customer has as many as anyone may have. The first one becomes that of
   * deliveries and invoices.
   */
  add(customer: string, entry: AddressEntry, id: string): Promise<"saved" | "full">;
  /** Changes an address that still has the revision that the customer saw. */
  change(
    customer: string,
    seen: Pick<SavedAddress, "id" | "revision">,
    entry: AddressEntry,
  ): Promise<"saved" | "changedElsewhere" | "unknown">;
  remove(customer: string, id: string): Promise<void>;
  /** Makes an address the one that the checkout begins with. */
  use(customer: string, id: string, use: AddressUse): Promise<void>;
}

export type AddressUse = "delivery" | "invoice";
