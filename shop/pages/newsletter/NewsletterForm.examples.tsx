import {
  NewsletterForm,
  type NewsletterFormProps,
} from "../../../border/newsletter/client/NewsletterForm.tsx";
import { emptyValues } from "../../../border/newsletter/newsletter-rules.ts";
import type { SiteCode } from "../../../platform/shared/sites/site.ts";
import { valueAt } from "../../../platform/shared/value-at.ts";
import { pack, table } from "../../../platform/ui/example-pictures.ts";
import { allSites } from "../../sites/all-sites.ts";

/** Named examples of the newsletter form, for the gallery, tests and axe. */

export const formExample = (code: SiteCode): NewsletterFormProps => {
  const { site, texts, newsletterExtras } = valueAt(allSites, code);
  return { id: "newsletter", site, texts: texts.newsletter.form, extras: newsletterExtras };
};
const values = { ...emptyValues, email: "ida@example" };

const withPicture = (
  <NewsletterForm
    {...formExample("DE")}
    title={allSites.DE.texts.newsletter.pages.title}
    voucher={allSites.DE.texts.newsletter.pages.voucher}
    images={{ wide: table, square: pack }}
    alt={allSites.DE.texts.newsletter.pages.pictureAlt}
    discount={allSites.DE.texts.newsletter.pages.discount}
  />
);
const plain = <NewsletterForm {...formExample("PL")} />;
const withProblems = (
  <NewsletterForm
    {...formExample("TR")}
    answered={{
      values,
      problems: {
        email: "invalidEmail",
        firstName: "required",
        lastName: "invalidCharacters",
        legals: "consentRequired",
      },
    }}
  />
);
const withSalutation = (
  <NewsletterForm {...formExample("HU")} answered={{ values, problems: {} }} />
);
const afterExpiredLink = <NewsletterForm {...formExample("CZ")} showDoiError />;
const withGeneralError = (
  <NewsletterForm
    {...formExample("CH_FR")}
    answered={{ values, problems: {}, result: "ERROR_GENERIC" }}
  />
);
const success = (
  <NewsletterForm {...formExample("SK")} answered={{ values, problems: {}, result: "SUCCESS" }} />
);

export const examples = {
  withPicture,
  plain,
  withProblems,
  withSalutation,
  afterExpiredLink,
  withGeneralError,
  success,
};
