import {
  searchTrackingOrderKey,
  searchTrackingStorageKey,
} from "../../platform/shared/search-tracking-keys.ts";
import type { StoredNames } from "../../platform/shared/cookies/stored-names.ts";
import { abTestCookies, abTestDays, testsAskedKey } from "../ab-tests/ab-tests-contract.ts";
import type { StoredPurpose } from "../consent/stored-name.ts";
import { affiliateCookie } from "../footer/visitor-cookies.ts";
import { recentSearchesStorageKey } from "../search/search-storage.ts";
import { lostPagesKey } from "../tracking/client/lost-pages.ts";
import {
  cookieLifetime,
  lastTouchpointCookie,
  lostEventsKey,
  productHistoryKey,
  productHistoryLimits,
  purchasesKey,
  queuePrefix,
  sessionKey,
  tabStorageKey,
  visitorCookie,
} from "../tracking/tracking-contract.ts";

const day = 86_400;

/**
 * Everything that the border stores in a browser only with the shopper's consent. Withdrawing consent removes it. Together with the
 * necessary entries it forms the table of the privacy page (shop/pages/text/stored-names.ts).
 */
export const optionalNames: readonly StoredNames<StoredPurpose>[] = [
  {
    purpose: "visitor",
    names: [visitorCookie],
    kind: "cookie",
    group: "statistics",
    lifetime: { days: cookieLifetime / day },
    // The collector reads it to erase the visitor's events, then removes it.
    isServers: true,
  },
  {
    purpose: "touchpoint",
    names: [lastTouchpointCookie],
    kind: "cookie",
    group: "statistics",
    lifetime: { days: cookieLifetime / day },
  },
  {
    purpose: "history",
    names: [productHistoryKey],
    kind: "local",
    group: "statistics",
    lifetime: { days: productHistoryLimits.lifetime / (day * 1_000) },
  },
  {
    purpose: "purchases",
    names: [purchasesKey],
    kind: "local",
    group: "statistics",
    lifetime: "deleted",
  },
  {
    purpose: "searches",
    names: [searchTrackingStorageKey, searchTrackingOrderKey],
    kind: "local",
    group: "statistics",
    lifetime: "deleted",
  },
  {
    purpose: "events",
    names: [`${queuePrefix}*`],
    kind: "local",
    group: "statistics",
    lifetime: "sent",
  },
  {
    purpose: "visit",
    names: [sessionKey],
    kind: "local",
    group: "statistics",
    lifetime: "deleted",
  },
  {
    purpose: "losses",
    names: [lostPagesKey, lostEventsKey],
    kind: "local",
    group: "statistics",
    lifetime: "deleted",
  },
  {
    purpose: "tab",
    names: [tabStorageKey],
    kind: "session",
    group: "statistics",
    lifetime: "tab",
  },
  {
    purpose: "recentSearches",
    names: [recentSearchesStorageKey],
    kind: "local",
    group: "functional",
    lifetime: "deleted",
  },
  {
    purpose: "tests",
    names: [abTestCookies.groups, abTestCookies.visitor],
    kind: "cookie",
    group: "functional",
    lifetime: { days: abTestDays },
    isServers: true,
  },
  {
    purpose: "testsAsked",
    names: [testsAskedKey],
    kind: "session",
    group: "functional",
    lifetime: "tab",
  },
  {
    purpose: "partner",
    names: [affiliateCookie],
    kind: "cookie",
    group: "advertising",
    lifetime: { days: cookieLifetime / day },
  },
];
