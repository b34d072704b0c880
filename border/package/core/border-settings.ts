import { aFunction, milliseconds, type SettingRule, type SettingRules } from "./check-settings.ts";
import type { BorderPartName } from "./fragment-options.ts";
import type { TextStore } from "./fragment-store.ts";
import type { OnProblem } from "./problems.ts";

export interface WebSettings {
  /** The shop's address for this server, such as "http://127.0.0.1:3000", with its `BASE_PATH` if it has one. */
  shop: string;
  /** The site's code, such as "DE"; the shop's first site by default. */
  site?: string;
  /** Milliseconds within which a fragment must have arrived with its last byte, 2000 by default. */
  timeout?: number;
  /** A store in which the last good border outlives the process. */
  store?: TextStore;
  /** HTML that pages show while there is no header or footer to show; nothing by default. */
  fallback?: Partial<Record<BorderPartName, string>>;
  onProblem?: OnProblem;
}

export interface BorderSettings extends Omit<WebSettings, "store"> {
  /** A folder, or another store, in which the last good border outlives the process. */
  store?: string | TextStore;
}

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
