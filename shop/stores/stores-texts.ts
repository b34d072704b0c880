import type { Plural } from "../../platform/shared/texts/words.ts";
import type { StoreService } from "./stores-contract.ts";

/** Texts of opening hours. */
export interface OpeningTexts {
  /** "Jetzt geöffnet, bis {time} Uhr" */
  openUntil: string;
  openAlways: string;
  opensToday: string;
  opensTomorrow: string;
  /** Within the next days: {day} is one of `onWeekday`. */
  opensOn: string;
  /** From Sunday: "am Sonntag". */
  onWeekday: readonly string[];
  /** Later: {date} is "4. Januar". */
  opensAt: string;
  closedForLong: string;
  closedForGood: string;
  /** Instead of the hours of a day. */
  closed: string;
  /** Why the hours of a day are not the usual ones. */
  reasons: { holiday: string; exception: string };
  today: string;
}

/** Texts of the store finder, and of the page of a store. */
export interface StoresTexts extends OpeningTexts {
  /** Label of the search field. */
  search: string;
  submit: string;
  /** Button that asks the browser for the shopper's position. */
  nearMe: string;
  locating: string;
  positionRefused: string;
  positionUnknown: string;
  /** The position is abroad; {store} is the nearest store, at {distance}. */
  abroad: string;
  /** Ordered by distance; {store} is the nearest one. */
  nearest: string;
  /** "{count} Stores für „{query}“" */
  found: Plural;
  /** No store matches {query}: all are shown. */
  nothingFound: string;
  showAll: string;
  count: Plural;
  hours: string;
  nextDays: string;
  services: string;
  serviceNames: Record<StoreService, string>;
  address: string;
  phone: string;
  /** Link that opens a map of others. */
  route: string;
  map: string;
  /** Spoken with the map. */
  mapHint: string;
  zoomIn: string;
  zoomOut: string;
  wholeCountry: string;
  mine: string;
  makeMine: string;
  forgetMine: string;
  /** {date} is the day on which it closed. */
  closedNotice: string;
  nearby: string;
  /** "{distance} entfernt" */
  away: string;
}
