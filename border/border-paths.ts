/** The addresses of the border: fragments, and what its scripts, hosts and staff request. Those of the pages: shop/shop-paths.ts. */

/** Followed by site, platform and options: the border as HTML fragments. */
export const fragmentsPath = "/service/pageborder";
/** Tells hosts what the shop sees of a request. */
export const connectionPath = "/service/connection";

export const navigationPath = "/jsonflyoutnavigation";
export const themeworldsPath = "/service/themeworld-frontend/api/themeworlds/navigation";

export const searchPath = "/search";
export const suggestionsPath = "/service/searchfrontend/api/suggestions";
export const suggestionDetailsPath = "/service/searchfrontend/api/details";
export const popularTermsPath = "/service/searchfrontend/api/popular";
export const resultClickPath = "/service/searchfrontend/api/click";
/** Nothing of this project calls it: it is kept for clients of the contract. */
export const cacheKeyPath = "/service/searchfrontend/api/cachekey";

export const promotionPath = "/service/promotion/api/promotion";
/** Followed by a picture's id, `newest` and a width. */
export const imageDeliveryPath = "/service/imagedelivery/image";

export const cartPagePath = "/service/cartfrontend/cart";
export const cartApiPath = "/service/cart/api/cart";
/** Hosts' servers reserve, redeem and release the vouchers of their orders here. */
export const vouchersApiPath = "/service/cart/api/vouchers";

/** The links of the header. */
export const storesPath = "/service/storefinder/";
export const accountPath = "/usermenu";
/** The shopper's status and data, for the border. */
export const personalDataPath = "/service/customerfrontenddata/api/v1/psdata";
/** The endpoint of the footer, with this response. */
export const footerPersonalDataPath = "/json/psdata";

/** Flags, marks and logos of the footer. */
export const footerImagesPath = "/service/footer-images";
/** Redirects to the desktop view of the referring page. */
export const desktopViewPath = "/service/desktop-view";

export const newsletterPaths = {
  /** The page with the form. */
  form: "/subscribenewsletter",
  /** Followed by the token of a mail: the page with the button that confirms. */
  confirm: "/subscribenewsletter/confirm",
  unsubscribe: "/subscribenewsletter/unsubscribe",
  preferences: "/subscribenewsletter/preferences",
} as const;

const newsletterService = "/service/newsletter/api";

/** Endpoints of the newsletter's form: the private variant in single-page hosts, the internal one elsewhere. */
export const newsletterApi = {
  subscribers: (variant: "private" | "internal") =>
    `${newsletterService}/${variant}/newsletter-subscribers`,
  baseData: `${newsletterService}/private/customers/base-data`,
  renderToken: `${newsletterService}/render-token`,
  /** A subscriber by the token of a mail, in the private variant. */
  subscriber: (token: string) => `${newsletterService}/private/newsletter-subscribers/${token}`,
  /** Unsubscribes with one click in a mail program (RFC 8058); a mail program that opens it gets the page with the button. */
  unsubscribe: (token: string) => `${newsletterService}/unsubscribe/${token}`,
} as const;

/** `POST`: a batch of events as JSON, with the type `text/plain`. */
export const publishPath = "/service/coffeebean/publish";
/** `POST`, signed: the purchases of a host's checkout server. */
export const purchasesPath = "/service/coffeebean/purchases";
/** `POST`, a Sentry envelope: errors and warnings of pages, which the shop forwards to its monitoring service. */
export const monitoringPath = "/service/coffeebean/monitoring";
/** `DELETE`: erases the events of the visitor named in the body, or otherwise in the cookie, which is removed. */
export const visitorEventsPath = "/service/coffeebean/visitor";

export const abTestPaths = {
  assignment: "/service/abtestfrontend/api/v1/getassignment",
  testsAt: "/service/abtestfrontend/api/v1/gettestsat",
} as const;

export const previewPaths = {
  token: "/service/preview/api/token",
  changes: "/service/preview/api/changes",
  /** Form action that ends the preview and returns to the page. */
  end: "/staff/end-preview",
} as const;

export const staffPaths = {
  login: "/staff",
  leave: "/staff/logout",
  /** Page between a shared link and the shop: a click in a mail sends no Strict cookie, a click on this page does. */
  open: "/staff/open",
  /** Shows a page and its preview side by side, each in a frame. */
  compare: "/staff/compare",
  frame: "/staff/frame",
  /** Shows the completeness of the tracking in charts and tables. */
  tracking: "/staff/tracking",
  checkAuth: "/service/preview/api/auth/checkauth",
  renew: "/service/preview/api/auth/login/renew",
  logout: "/service/preview/api/auth/logout",
} as const;
