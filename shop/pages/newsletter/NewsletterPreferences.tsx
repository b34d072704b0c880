import {
  CountryFields,
  type NewsletterFieldsProps,
} from "../../../border/newsletter/client/NewsletterFields.tsx";
import {
  newsletterFields,
  type NewsletterTexts,
} from "../../../border/newsletter/newsletter-contract.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";

export interface NewsletterPreferencesProps extends Pick<
  NewsletterFieldsProps,
  "site" | "values" | "problems" | "extras"
> {
  texts: NewsletterTexts;
  /** The form for a new address. */
  move: NewsletterMoveProps;
  /** The outcome of the submitted form. */
  notice?: { text: string; isGood: boolean };
  unsubscribeUrl: string;
}

export interface NewsletterMoveProps {
  action: string;
  renderToken: string;
  texts: { title: string; email: string };
  email?: string;
  problem?: string;
}

/** Renders a subscriber's settings: salutation and names where the site has them, consent to personal offers, and address. */
export function NewsletterPreferences({
  texts: { form, pages },
  move,
  notice,
  unsubscribeUrl,
  ...fields
}: NewsletterPreferencesProps) {
  const { preferences } = pages;
  return (
    <>
      {notice && (
        <div
          className="kontor-notice"
          data-kind={notice.isGood ? "good" : "error"}
          role={notice.isGood ? "status" : "alert"}
        >
          <p>{notice.text}</p>
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
      <h2>{move.texts.title}</h2>
      <form className="kontor-form" method="post" action={move.action} noValidate>
        <input type="hidden" name={newsletterFields.renderToken} value={move.renderToken} />
        <TextField
          id="preferences-email"
          name="email"
          type="email"
          label={move.texts.email}
          required
          error={move.problem}
          defaultValue={move.email}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Button type="submit" variant="secondary">
          {move.texts.title}
        </Button>
      </form>
      <p>
        <a className="kontor-link" href={unsubscribeUrl}>
          {preferences.toUnsubscribe}
        </a>
      </p>
    </>
  );
}
