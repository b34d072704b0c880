import { onBothSchemes } from "../../platform/shared/cookies/cookies.ts";
import { knownBrowserDays } from "../../platform/shared/known-browser.ts";
import type { NecessaryNames } from "../../platform/shared/cookies/stored-names.ts";
import { customerCookies, knownBrowserCookie, sessionCookie } from "./customer-contract.ts";
import { rememberedSeconds } from "./customer-rules.ts";

const day = 86_400;

/** Cookies of logins. */
export const customerStoredNames = [
  {
    purpose: "session",
    names: [...onBothSchemes(sessionCookie), customerCookies.xsrf],
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
    names: onBothSchemes(knownBrowserCookie),
    kind: "cookie",
    group: "necessary",
    lifetime: { days: knownBrowserDays },
  },
] as const satisfies NecessaryNames[];
