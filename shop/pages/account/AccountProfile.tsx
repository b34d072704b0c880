import { customerPaths } from "../../shop-paths.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { withColon } from "../../../platform/shared/texts/with-colon.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerProfile } from "../../customer/customer-contract.ts";
import { profileFormProblems } from "../../customer/customer-forms.ts";
import { customerLimits } from "../../customer/customer-rules.ts";
import { AccountField, type FieldsProps } from "./AccountField.tsx";
import { PersonFields } from "./AccountPerson.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

export interface AccountProfileProps extends FieldsProps {
  site: Pick<Site, "postalCode" | "label" | "language">;
  profile: CustomerProfile;
}

/** Renders the form for name and address. */
export function ProfileForm({ site, profile, ...sent }: AccountProfileProps) {
  const { texts } = sent;
  const { pattern, example } = site.postalCode;
  return (
    <CheckedForm
      {...sent}
      action={customerPaths.profile}
      check={(fields) => profileFormProblems(fields, site)}
    >
      {(state) => {
        const fields = { ...sent, state };
        return (
          <>
            <PersonFields {...fields} site={site} known={profile} />
            <AccountField
              {...fields}
              name="street"
              label={texts.street}
              input={{
                autoComplete: "street-address",
                maxLength: customerLimits.street,
                defaultValue: profile.street,
              }}
            />
            <div className="kontor-form__pair">
              <AccountField
                {...fields}
                name="postalCode"
                label={texts.postalCode}
                hint={fill(texts.example, { example })}
                input={{
                  autoComplete: "postal-code",
                  maxLength: customerLimits.postalCode,
                  pattern,
                  defaultValue: profile.postalCode,
                }}
              />
              <AccountField
                {...fields}
                name="town"
                label={texts.town}
                input={{
                  autoComplete: "address-level2",
                  maxLength: customerLimits.town,
                  defaultValue: profile.town,
                }}
              />
            </div>
            <p className="kontor-soft">{`${withColon(texts.country, site)} ${site.label}`}</p>
            <p className="kontor-soft">{texts.mandatory}</p>
            <Button type="submit">{texts.save}</Button>
          </>
        );
      }}
    </CheckedForm>
  );
}
