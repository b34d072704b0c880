import type { consentGroups, OptionalGroup } from "../../platform/shared/cookies/consent-cookie.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";

/** Names and shapes of consent, shared by server and browser. */

/** Attribute of header and footer: `ConsentSettings` as JSON. */
export const consentAttribute = "data-kontor-consent";
/** Attribute of links that open the settings; without JavaScript they lead to the privacy page. */
export const openConsentAttribute = "data-kontor-open-consent";

/** The settings that the browser needs to ask for consent. */
export interface ConsentSettings {
  site: SiteCode;
  /** The groups to ask for besides the necessary one. */
  groups: readonly OptionalGroup[];
  /** The provider that asks instead of our own banner. */
  provider?: ConsentProvider;
  /** The domain of the cookies with the decision; by default they are the page's own. */
  cookieDomain?: string;
}

export interface ConsentProvider {
  /** URL of the provider's script. */
  script: string;
  /** The id of the site's domain at the provider. */
  domain: string;
}

/** The id of the section on stored data in the privacy page of each site. */
export const privacySection = "cookies";

export interface ConsentTexts {
  /** Link in the footer, and title of the settings. */
  settings: string;
  /** Heading of the question. */
  title: string;
  /** The purpose of the consent, and that it is voluntary and can be changed. */
  question: string;
  /** The privacy page: its name and its path. */
  privacy: { text: string; path: string };
  /** Button that allows only what is necessary. */
  refuse: string;
  accept: string;
  /** Button that shows the groups. */
  choose: string;
  /** Button that stores the choice of groups. */
  save: string;
  /** Button that closes the settings without a change. */
  close: string;
  /** Before a reload that stops scripts no longer allowed: the reason, and the button that reloads at once. */
  reload: { text: string; button: string };
  /** Beside the group that cannot be refused. */
  alwaysOn: string;
  /** The name and purpose of each group. */
  groups: Record<keyof typeof consentGroups, { name: string; purpose: string }>;
}
