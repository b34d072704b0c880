import { storePagesPath } from "../shop-paths.ts";
import type { Language, Market } from "../../platform/shared/sites/site.ts";

/** Services that some stores have, in the order in which they are shown. */
export const storeServices = ["collect", "bar", "grinding", "card"] as const;
export type StoreService = (typeof storeServices)[number];

/** A position on the Earth, in degrees. */
export interface GeoPosition {
  latitude: number;
  longitude: number;
}

/** A period on a day in local time: "09:00" to "18:30". One that ends no later than it begins goes past midnight. */
export interface OpenSpan {
  from: string;
  to: string;
}

/** Hours that differ from the usual ones on a day, "2026-12-24", or on that day of each year, "12-24". Empty when closed. */
export interface HoursException {
  day: string;
  open: OpenSpan[];
}

/** When a store is open. */
export interface OpeningHours {
  /** By day of the week, from Sunday. */
  weekly: OpenSpan[][];
  /** On public holidays; empty when closed. */
  onHolidays: OpenSpan[];
  exceptions: HoursException[];
  /** Part of the country with further public holidays (regional-holidays.ts). */
  region?: string;
}

/** A store of a market, as the content has it. */
export interface RetailStore {
  /** Stored with orders, and the end of its page's address. */
  id: string;
  market: Market;
  /** Town and street, in the languages of the market's sites. */
  name: Record<Language, string>;
  street: string;
  postalCode: string;
  town: string;
  position: GeoPosition;
  phone: string;
  hours: OpeningHours;
  services: StoreService[];
  /** Id of a picture. */
  picture: string;
  /** Its first moment, and the moment at which it closes for good; unlimited without. */
  opens?: Date;
  closes?: Date;
}

/** Returns the address of a store's page. */
export const storePath = ({ id }: Pick<RetailStore, "id">) => `${storePagesPath}/${id}`;

/** Maximum length of a search for stores in characters. */
export const maxStoreQuery = 100;
