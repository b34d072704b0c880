import { cartCookie, cartOutboxKey, cartStorageKey } from "../../../border/cart/cart-contract.ts";
import { cartDays, cartTrialCookie, cartTrialSeconds } from "../../../border/cart/cart-limits.ts";
import { optionalNames } from "../../../border/client/optional-names.ts";
import type { StoredNames } from "../../../border/consent/stored-name.ts";
import { desktopCookie, desktopCookieLifetime } from "../../../border/footer/footer-contract.ts";
import { appCookie, platformCookie } from "../../../border/footer/visitor-cookies.ts";
import { appBannerStorageKey } from "../../../border/promotion/behaviour-contract.ts";
import { erasurePrefix } from "../../../border/tracking/tracking-contract.ts";
import { consentCookie, decidedCookie } from "../../../platform/shared/consent-cookie.ts";
import { consentMonths } from "../../../platform/shared/consent-decision.ts";
import { hostCookieName } from "../../../platform/shared/cookies.ts";
import { knownBrowserDays } from "../../../platform/shared/known-browser.ts";
import {
  customerCookies,
  knownBrowserCookie,
  sessionCookie,
} from "../../customer/customer-contract.ts";
import { rememberedSeconds } from "../../customer/customer-rules.ts";

const day = 86_400;

/** The names of a cookie on http and on https. */
const withHostPrefix = (name: string) =>
  [false, true].map((isSecure) => hostCookieName(name, isSecure));

const necessaryNames: readonly StoredNames[] = [
  {
    purpose: "choice",
    names: [consentCookie, decidedCookie],
    kind: "cookie",
    group: "necessary",
    lifetime: { months: consentMonths },
  },
  {
    purpose: "erasure",
    names: [`${erasurePrefix}*`],
    kind: "local",
    group: "necessary",
    lifetime: "sent",
  },
  {
    purpose: "cart",
    names: withHostPrefix(cartCookie),
    kind: "cookie",
    group: "necessary",
    lifetime: { days: cartDays },
  },
  {
    purpose: "cartCopy",
    names: [cartStorageKey],
    kind: "local",
    group: "necessary",
    lifetime: "deleted",
  },
  {
    purpose: "cartChanges",
    names: [`${cartOutboxKey}*`],
    kind: "local",
    group: "necessary",
    lifetime: "sent",
  },
  {
    purpose: "cartTrial",
    names: [cartTrialCookie],
    kind: "cookie",
    group: "necessary",
    lifetime: { seconds: cartTrialSeconds },
  },
  {
    purpose: "session",
    names: [...withHostPrefix(sessionCookie), customerCookies.xsrf],
    kind: "cookie",
    group: "necessary",
    lifetime: "browser",
  },
  {
    purpose: "remembered",
    names: [customerCookies.loginToken],
    kind: "cookie",
    group: "necessary",
    lifetime: { days: rememberedSeconds / day },
  },
  {
    purpose: "knownBrowser",
    names: withHostPrefix(knownBrowserCookie),
    kind: "cookie",
    group: "necessary",
    lifetime: { days: knownBrowserDays },
  },
  {
    purpose: "view",
    names: [desktopCookie("*"), platformCookie, appCookie],
    kind: "cookie",
    group: "necessary",
    lifetime: { days: desktopCookieLifetime / day },
  },
  {
    purpose: "appBanner",
    names: [appBannerStorageKey],
    kind: "local",
    group: "necessary",
    lifetime: "deleted",
  },
];

/**
 * Everything that the shop stores in visitors' browsers, except staff's own entries: the table of the privacy page, which a test
 * compares with browsers.
 */
export const storedNames: readonly StoredNames[] = [...necessaryNames, ...optionalNames];
