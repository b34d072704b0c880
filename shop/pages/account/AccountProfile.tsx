import { customerPaths } from "../../shop-paths.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerProfile } from "../../customer/customer-contract.ts";
import { profileFormProblems } from "../../customer/customer-forms.ts";
import type { FieldsProps } from "./AccountField.tsx";
import { PersonFields } from "./AccountPerson.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

export interface AccountProfileProps extends FieldsProps {
  site: Pick<Site, "language">;
  profile: CustomerProfile;
}

/** Renders the form for salutation and name. */
export function ProfileForm({ site, profile, ...sent }: AccountProfileProps) {
  const { texts } = sent;
  return (
    <CheckedForm
      {...sent}
      action={customerPaths.profile}
      check={(fields) => profileFormProblems(fields, site)}
    >
      {(state) => (
        <>
          <PersonFields {...sent} state={state} site={site} known={profile} />
          <p className="kontor-soft">{texts.mandatory}</p>
          <Button type="submit">{texts.save}</Button>
        </>
      )}
    </CheckedForm>
  );
}
