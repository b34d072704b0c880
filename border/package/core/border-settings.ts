import { aFunction, milliseconds, type SettingRule, type SettingRules } from "./check-settings.ts";
import type { BorderSettings } from "./connect-border.ts";
import type { WebSettings } from "./web-border.ts";

const site: SettingRule = {
  takes: (value) => typeof value === "string" && /^[a-z]{2}(_[a-z]{2})?$/i.test(value),
  what: 'the code of a site, such as "DE" or "CH_FR"',
};

/** Reports whether a value has functions of these names. */
const hasFunctions = (value: unknown, ...names: string[]) =>
  typeof value === "object" &&
  value !== null &&
  names.every((name) => typeof Reflect.get(value, name) === "function");

/** Rules for the settings of a connection; `shopAddress` checks the shop's, which must be there. */
export const webSettings: SettingRules<WebSettings> = {
  shop: { takes: () => true, what: "the shop's address" },
  site,
  timeout: milliseconds,
  store: {
    takes: (value) => hasFunctions(value, "read", "write"),
    what: "a store with the functions read and write",
  },
  fallback: {
    takes: (value) =>
      typeof value === "object" &&
      value !== null &&
      Object.entries(value).every(
        ([name, html]) =>
          ["header", "footer"].includes(name) && (html === undefined || typeof html === "string"),
      ),
    what: "an object with HTML as header, footer or both",
  },
  onProblem: aFunction,
};

/** Rules for the settings of a connection on a runtime with folders. */
export const borderSettings: SettingRules<BorderSettings> = {
  ...webSettings,
  store: {
    takes: (value) => (typeof value === "string" && value !== "") || webSettings.store.takes(value),
    what: "a folder, or a store with the functions read and write",
  },
};
