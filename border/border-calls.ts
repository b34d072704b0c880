import {
  abTestPaths,
  cacheKeyPath,
  cartApiPath,
  cartPagePath,
  footerPersonalDataPath,
  monitoringPath,
  navigationPath,
  newsletterApi,
  newsletterPaths,
  personalDataPath,
  popularTermsPath,
  previewPaths,
  promotionPath,
  publishPath,
  staffPaths,
  suggestionDetailsPath,
  suggestionsPath,
  themeworldsPath,
  visitorEventsPath,
} from "./border-paths.ts";

/** An address that the border calls from the page in which it is included. */
export interface BorderCall {
  /** "/json/psdata" is a single path, "/service/promotion/*" are all paths below. */
  path: string;
  methods: ("GET" | "POST" | "PUT" | "DELETE")[];
  /** Whether caches between browser and shop may store the answer. Other answers belong to one shopper. */
  isCached?: true;
  /** Whether a host may answer it itself, with products of another system (docs/border-calls.md). */
  isReplaceable?: true;
  /** Whether a form leads there instead of a script. */
  isForm?: true;
  /** Purpose, for the documents. */
  serves: string;
}

/**
 * Every address that the border calls, with its methods. Pages of other origins may call only these (BORDER_HOSTS), and hosts read
 * them in border/hosts/calls.json (`npm run hosts`).
 */
export const borderCalls: readonly BorderCall[] = [
  { path: cartApiPath, methods: ["GET", "PUT"], isReplaceable: true, serves: "the cart" },
  { path: personalDataPath, methods: ["GET"], serves: "the customer, for the header" },
  { path: footerPersonalDataPath, methods: ["GET"], serves: "the customer, for the footer" },
  { path: navigationPath, methods: ["GET"], isCached: true, serves: "flyouts: categories" },
  { path: themeworldsPath, methods: ["GET"], isCached: true, serves: "flyouts: themeworlds" },
  {
    path: suggestionsPath,
    methods: ["GET"],
    isCached: true,
    isReplaceable: true,
    serves: "search suggestions",
  },
  {
    path: suggestionDetailsPath,
    methods: ["GET"],
    isReplaceable: true,
    serves: "prices of suggested products",
  },
  {
    path: popularTermsPath,
    methods: ["GET"],
    isCached: true,
    isReplaceable: true,
    serves: "popular search terms",
  },
  { path: cacheKeyPath, methods: ["GET"], serves: "preparation of the search" },
  { path: `${promotionPath}/*`, methods: ["GET"], isCached: true, serves: "promotions" },
  { path: newsletterApi.subscribers("internal"), methods: ["POST"], serves: "newsletter sign-up" },
  {
    path: newsletterApi.subscribers("private"),
    methods: ["POST"],
    serves: "newsletter sign-up in a single-page host",
  },
  { path: newsletterApi.renderToken, methods: ["GET"], serves: "newsletter: protection from bots" },
  {
    path: newsletterApi.baseData,
    methods: ["GET"],
    serves: "newsletter: the customer's data, in a single-page host",
  },
  { path: publishPath, methods: ["POST"], serves: "tracked events" },
  { path: visitorEventsPath, methods: ["DELETE"], serves: "erasure of tracked events" },
  { path: monitoringPath, methods: ["POST"], serves: "errors, with a monitoring service" },
  { path: abTestPaths.assignment, methods: ["GET"], serves: "groups of A/B tests" },
  { path: abTestPaths.testsAt, methods: ["GET"], serves: "staff: A/B tests" },
  { path: staffPaths.checkAuth, methods: ["GET"], serves: "staff: login" },
  { path: staffPaths.renew, methods: ["GET"], serves: "staff: login" },
  { path: staffPaths.logout, methods: ["GET"], serves: "staff: logout" },
  { path: previewPaths.token, methods: ["GET"], serves: "staff: preview" },
  { path: previewPaths.changes, methods: ["GET"], serves: "staff: next changes" },
  { path: previewPaths.end, methods: ["POST"], isForm: true, serves: "staff: end of a preview" },
  {
    path: newsletterPaths.form,
    methods: ["POST"],
    isForm: true,
    serves: "newsletter sign-up without JavaScript",
  },
  {
    path: cartPagePath,
    methods: ["POST"],
    isReplaceable: true,
    isForm: true,
    serves: "changes of the cart without JavaScript",
  },
];
