import type { LoginStatus } from "../../../border/personal-data-schema.ts";
import type { LoginProof } from "../../../platform/security/login-proofs.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import type { Account } from "../customer-contract.ts";
import type { BrowserNames } from "./browser-names.ts";

/** A customer of one site. */
export interface Customer {
  /** Opaque; no other customer of any site gets it, also not after the account was removed. */
  id: string;
  createdAt: Date;
  account: Account;
}

/** The sender of a request. Of a REMEMBERED one only name, beans, memberships and cart may be shown. */
export type Visitor =
  | { status: "LOGGED_OUT"; customer?: undefined }
  | { status: Exclude<LoginStatus, "LOGGED_OUT">; customer: Customer };

/** Site and time of a request. */
export interface CustomerViewpoint {
  site: { code: SiteCode };
  now: Date;
}

/** Session and token sent by a browser. */
export interface Presented {
  session?: string;
  loginToken?: string;
  /** Whether the token stays the same instead of being replaced. */
  isTokenFixed?: boolean;
}

/** Cookies that a browser stores after a login. */
export interface Login {
  session: string;
  /** Only for a remembered browser. */
  loginToken?: string;
  /** The browser's secret as one that the account knows: it grants no access, and outlives the login. */
  browser: string;
}

/** Data to start a session. */
export interface SessionStart {
  isRemembered: boolean;
  /** The secret of a browser in which customers have logged in before. */
  browser: string | undefined;
  /** Names of the browser and its system. */
  names: BrowserNames;
  at: CustomerViewpoint;
}

/** Origin and time of an attempt with a password. */
export interface PasswordAttempt extends LoginProof {
  site: Site;
  now: Date;
  ip: string;
}

/** A customer whose password was right. */
export interface CheckedCustomer {
  customer: Customer;
  /** Opaque state of the password: what follows from the check is refused once it has been changed. */
  passwordState: string;
}
