import { checkSite } from "../../../platform/shared/sites/check-sites.ts";
import { figuresOf } from "../../../platform/shared/sites/figures.ts";
import { mapTexts } from "../../../platform/shared/texts/map-texts.ts";
import { withNoBreakSpaces } from "../../../platform/shared/texts/no-break-spaces.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import type { BorderTexts } from "../../border-site.ts";
import { cart } from "./cart.ts";
import { consent } from "./consent.ts";
import { entry } from "./entry.ts";
import { footer } from "./footer.ts";
import { header } from "./header.ts";
import { mail } from "./mail.ts";
import { navigation } from "./navigation.ts";
import { newsletter } from "./newsletter.ts";
import { newsletterMails } from "./newsletter-mails.ts";
import { promotion } from "./promotion.ts";
import { search } from "./search.ts";
import { storedNames } from "./stored-names.ts";

/** The border's English texts with their placeholders. A slice that has none does not compile. */
export const english = {
  cart,
  consent,
  entry,
  footer,
  header,
  mail,
  navigation,
  newsletter,
  newsletterMails,
  promotion,
  search,
  storedNames,
} satisfies BorderTexts & Record<string, unknown>;

/** Paths of the shop's own pages, to which the texts link. */
export interface EnglishPages {
  privacyPage: string;
  contactPage: string;
  /** The terms of the newsletter's welcome discount. */
  voucherTermsPage: string;
}

/**
 * Returns the border's texts in English for a site: with its figures, the names of its brand and links to its pages. A shop replaces
 * a text of its own by spreading these around it.
 */
export function englishTexts(site: Site, pages: EnglishPages): typeof english {
  checkSite(site);
  const figures = { ...figuresOf(site), ...pages };
  return mapTexts(english, (text) => withNoBreakSpaces(fill(text, figures)));
}
