import type { consentGroups, OptionalGroup } from "../../shared/consent-cookie.ts";
import type { SiteCode } from "../../shared/site.ts";

/** Names and shapes of consent on which server and browser agree. */

/** Attribute of header and footer: `ConsentSettings` as JSON. */
export const consentAttribute = "data-kontor-consent";
/** Attribute of links that open the settings; without a script they lead to the page about privacy. */
export const openConsentAttribute = "data-kontor-open-consent";

/** What the browser needs to ask. */
export interface ConsentSettings {
  site: SiteCode;
  /** What is asked for besides what is necessary. */
  groups: readonly OptionalGroup[];
  /** The provider that asks instead of our own banner. */
  provider?: ConsentProvider;
}

export interface ConsentProvider {
  /** Address of the provider's script. */
  script: string;
  /** The id of the site's domain at the provider. */
  domain: string;
}

/** The section of the privacy page about what is stored, on each site. */
export const privacySection = "cookies";

export interface ConsentTexts {
  /** Link in the footer, and name of the settings. */
  settings: string;
  /** Heading of the question. */
  title: string;
  /** What is asked for and why, and that the choice is free and can be changed. */
  question: string;
  /** The page about privacy: its name and its address. */
  privacy: { text: string; path: string };
  /** Stores what is necessary and nothing else. */
  refuse: string;
  accept: string;
  /** Shows the groups. */
  choose: string;
  /** Stores the choice of groups. */
  save: string;
  /** Leaves the settings without a change. */
  close: string;
  /** Before the page is loaded again to end scripts that are no longer allowed: why, and the button that does it at once. */
  reload: { text: string; button: string };
  /** Beside the group that cannot be refused. */
  alwaysOn: string;
  /** Each group by its name, and what it is for. */
  groups: Record<keyof typeof consentGroups, { name: string; purpose: string }>;
}
