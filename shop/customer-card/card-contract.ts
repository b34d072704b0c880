import type { Amount } from "../../platform/shared/money.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { CardKind } from "../shop-paths.ts";
import type { Card } from "../sites/shop-site.ts";

/** A site as its cards need it; one without `card` has none. */
export interface CardSite extends Pick<Site, "code" | "language" | "returns" | "timeZone"> {
  card?: Card;
}

/** Why beans are booked. `movedIn` and `movedOut`: an owner joins a household; `closed`: the last card is given back. */
export type BookingKind =
  | "welcome"
  | "earned"
  | "spent"
  | "restored"
  | "takenBack"
  | "expired"
  | "correction"
  | "movedIn"
  | "movedOut"
  | "closed";

/** A booking of a ledger, which is never changed. */
export interface CardBooking {
  id: number;
  kind: BookingKind;
  /** Beans that it adds, or takes if negative. */
  beans: number;
  at: Date;
  /** When beans that it adds stop being valid; of restored ones the earliest moment. */
  expiresAt?: Date;
  order?: string;
  /** The remark of the member of staff who corrects. */
  note: string;
}

/** Beans that stop being valid at the same moment. */
export interface BeanLot {
  beans: number;
  expiresAt: Date;
}

/** The card of a customer. */
export interface CustomerCard {
  kind: CardKind;
  number: string;
  /** The balance of its ledger. */
  beans: number;
}

/** An order whose beans are not booked yet. */
export interface WaitingOrder {
  number: string;
  placedAt: Date;
  beans: number;
  /** When they are booked; missing until the order is delivered. */
  dueAt?: Date;
  /** Whether it is the customer's own: of other persons of the household the number stays private. */
  isOwn: boolean;
}

/** A person of a household, or one who is invited. */
export interface HouseholdMember {
  id: string;
  name: string;
  /** Missing from an invitation. */
  number?: string;
  isManager: boolean;
  isSelf: boolean;
}

/** Everything about a customer's card that its page shows. */
export interface CardAccount extends CustomerCard {
  site: SiteCode;
  isManager: boolean;
  issuedAt: Date;
  lots: BeanLot[];
  /** The newest first, those of orders that were never placed left out. */
  bookings: (CardBooking & { isOwn: boolean })[];
  waiting: WaitingOrder[];
  members: HouseholdMember[];
}

/** A ledger as staff see it. */
export interface StaffCard {
  number: string;
  site: SiteCode;
  kind: CardKind;
  beans: number;
  isReturned: boolean;
  owners: { number: string; name: string; email: string }[];
  bookings: CardBooking[];
}

/** Cards for a store that staff made together, with the codes that are printed on them. */
export interface StoreCardBatch {
  site: SiteCode;
  issuedAt: Date;
  cards: { number: string; code: string; isAttached: boolean }[];
}

/** Such cards as their list names them. */
export interface StoreCardBatchEntry {
  id: string;
  site: SiteCode;
  issuedAt: Date;
  count: number;
  /** How many of them are in an account. */
  attached: number;
}

/** Why a card from a store is not added. `unknown`: no card of the site has this number and this code. */
export type AttachProblem = "number" | "code" | "unknown" | "alreadyTaken" | "tooMany";

/** Beans that an order earns. */
export interface BeansOfOrder {
  /** Beans that it earns as it is now, and those that are booked. */
  expected: number;
  earned: number;
  dueAt?: Date;
}

/** A shop's order as the ledger needs it. */
export interface EarningOrder {
  number: string;
  placedAt: Date;
  state: string;
  lines: {
    kind: string;
    total: Amount;
    isWithdrawn?: boolean;
    isReturned?: boolean;
  }[];
  totals: { total: Amount; discount: Amount; beans?: { amount: Amount } };
  history: { state: string; at: Date }[];
}

/** Maximum persons of a household. */
export const maxHousehold = 4;

/** Days for which an invitation to a household is valid. */
export const joinWithinDays = 14;

/** Days before which beans that expire are announced. */
export const announcedDays = 30;

/** Days for which restored beans are valid at least. */
export const restoredDays = 30;

/** Maximum number of cards for a store that are made at a time. */
export const maxStoreCards = 200;

/** The largest correction of staff in beans. */
export const maxCorrection = 100_000;
