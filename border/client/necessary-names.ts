import { consentCookie, decidedCookie } from "../../platform/shared/cookies/consent-cookie.ts";
import { consentMonths } from "../../platform/shared/cookies/consent-decision.ts";
import { onBothSchemes } from "../../platform/shared/cookies/cookies.ts";
import type { StoredNames } from "../../platform/shared/cookies/stored-names.ts";
import { cartCookie, cartOutboxKey, cartStorageKey } from "../cart/cart-contract.ts";
import { cartDays, cartTrialCookie, cartTrialSeconds } from "../cart/cart-limits.ts";
import type { StoredPurpose } from "../consent/stored-name.ts";
import { desktopCookie, desktopCookieLifetime } from "../footer/footer-contract.ts";
import { appCookie, platformCookie } from "../footer/visitor-cookies.ts";
import { appBannerStorageKey } from "../promotion/behaviour-contract.ts";
import { erasurePrefix } from "../tracking/tracking-contract.ts";

const day = 86_400;

/** Everything that the border stores in a browser without asking for consent. */
export const necessaryNames: readonly StoredNames<StoredPurpose>[] = [
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
    names: onBothSchemes(cartCookie),
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
