import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Select } from "../../../platform/ui/Select.tsx";
import { TextField } from "../../../platform/ui/TextField.tsx";
import type { Site } from "../../../platform/shared/sites/site.ts";
import {
  salutationOrder,
  type NewsletterExtras,
  type NewsletterFormTexts,
} from "../newsletter-contract.ts";
import {
  askedFieldsOf,
  nameFieldsOf,
  isRequiredBy,
  type NewsletterField,
  type NewsletterProblems,
  type NewsletterValues,
} from "../newsletter-rules.ts";
import { LinkedWords } from "./LinkedWords.tsx";

export interface NewsletterFieldsProps {
  id: string;
  site: Pick<Site, "newsletter">;
  texts: NewsletterFormTexts;
  extras: NewsletterExtras;
  values: NewsletterValues;
  problems: NewsletterProblems;
  /** Whether to ask for the consent to personal offers. */
  asksForOffers: boolean;
}

const autoComplete = { firstName: "given-name", lastName: "family-name" } as const;

/** Salutation and names, where the site asks for them, and the checkboxes. No box is ticked in advance. */
export function NewsletterFields({ asksForOffers, ...props }: NewsletterFieldsProps) {
  const { id, site, texts, extras, values } = props;
  return (
    <>
      <CountryFields {...props} />
      <div className="kontor-newsletter__legal">
        <p>
          <LinkedWords text={texts.legalNotice} />
        </p>
        {extras.example && (
          <p>
            <LinkedWords text={extras.example} />
          </p>
        )}
      </div>
      {extras.consent && (
        <Checkbox
          id={`${id}-legals`}
          name="legals"
          value="NEWSLETTER"
          label={<LinkedWords text={extras.consent.label} />}
          required={isRequiredBy(site, "legals")}
          error={messageOf("legals", props)}
          defaultChecked={values.legals.includes("NEWSLETTER")}
        />
      )}
      {asksForOffers && (
        <Checkbox
          id={`${id}-consents`}
          name="consents"
          value="DNE"
          label={texts.personalOffers}
          defaultChecked={values.consents.includes("DNE")}
        />
      )}
      <p className="kontor-newsletter__hint">
        <LinkedWords text={texts.privacy} />
      </p>
    </>
  );
}

export function CountryFields(props: Omit<NewsletterFieldsProps, "asksForOffers">) {
  const { id, site, texts, values } = props;
  const fields = askedFieldsOf(site);
  const names = nameFieldsOf(site);
  return (
    <>
      {fields.includes("salutation") && (
        <Select
          // React applies the default value of a select only when it is created.
          key={values.salutation}
          id={`${id}-salutation`}
          name="salutation"
          label={texts.salutation}
          required={isRequiredBy(site, "salutation")}
          error={messageOf("salutation", props)}
          defaultValue={values.salutation}
          autoComplete="honorific-prefix"
          options={[
            { value: "", text: texts.noSalutation },
            ...salutationOrder.map((value) => ({ value, text: texts.salutations[value] })),
          ]}
        />
      )}
      {names.length > 0 && (
        <div className="kontor-newsletter__names">
          {names.map((field) => (
            <TextField
              key={field}
              id={`${id}-${field}`}
              name={field}
              label={texts[field]}
              required={isRequiredBy(site, field)}
              error={messageOf(field, props)}
              defaultValue={values[field]}
              autoComplete={autoComplete[field]}
              spellCheck={false}
            />
          ))}
        </div>
      )}
    </>
  );
}

/** Returns the message beside a field with a problem. */
export function messageOf(
  field: NewsletterField,
  { problems, texts, extras }: Pick<NewsletterFieldsProps, "problems" | "texts" | "extras">,
): string | undefined {
  const problem = problems[field];
  if (problem === undefined) return undefined;
  if (problem === "consentRequired") return extras.consent?.required;
  return field === "email" && problem === "required"
    ? texts.problems.emailRequired
    : texts.problems[problem];
}
