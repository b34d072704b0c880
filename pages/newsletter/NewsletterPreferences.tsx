import {
  CountryFields,
  type NewsletterFieldsProps,
} from "../../features/newsletter/client/NewsletterFields.tsx";
import type { NewsletterTexts } from "../../features/newsletter/newsletter-contract.ts";
import { Button } from "../../ui/Button.tsx";
import { Checkbox } from "../../ui/Checkbox.tsx";

export interface NewsletterPreferencesProps extends Pick<
  NewsletterFieldsProps,
  "site" | "values" | "problems" | "extras"
> {
  texts: NewsletterTexts;
  isSaved: boolean;
  unsubscribeUrl: string;
}

/** What a subscriber changes: salutation and names where the site has them, the consent to personal offers. */
export function NewsletterPreferences({
  texts: { form, pages },
  isSaved,
  unsubscribeUrl,
  ...fields
}: NewsletterPreferencesProps) {
  const { preferences } = pages;
  const hasProblems = Object.keys(fields.problems).length > 0;
  return (
    <>
      {(isSaved || hasProblems) && (
        <div
          className="kontor-notice"
          data-kind={hasProblems ? "error" : "good"}
          role={hasProblems ? "alert" : "status"}
        >
          <p>{hasProblems ? form.checkFields : preferences.saved}</p>
        </div>
      )}
      <form className="kontor-form" method="post" noValidate>
        <CountryFields {...fields} id="preferences" texts={form} />
        <Checkbox
          id="preferences-consents"
          name="consents"
          value="DNE"
          label={form.personalOffers}
          defaultChecked={fields.values.consents.includes("DNE")}
        />
        <Button type="submit">{preferences.save}</Button>
      </form>
      <p>
        <a className="kontor-link" href={unsubscribeUrl}>
          {preferences.toUnsubscribe}
        </a>
      </p>
    </>
  );
}
