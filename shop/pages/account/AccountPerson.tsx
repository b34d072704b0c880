import { nameOrder } from "../../../platform/shared/texts/name-order.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { customerSalutations, type CustomerProfile } from "../../customer/customer-contract.ts";
import { customerLimits } from "../../customer/customer-rules.ts";
import { Choice, AccountField, type FieldsProps } from "./AccountField.tsx";

export interface PersonFieldsProps extends FieldsProps {
  site: Pick<Site, "language">;
  known?: CustomerProfile;
}

const autoComplete = { firstName: "given-name", lastName: "family-name" } as const;

/** Renders the fields for salutation and name. */
export function PersonFields({ site, known, ...fields }: PersonFieldsProps) {
  const { texts } = fields;
  return (
    <>
      <Choice
        {...fields}
        name="salutation"
        label={texts.salutation}
        autoComplete="honorific-prefix"
        defaultValue={known?.salutation ?? ""}
        options={[
          { value: "", text: texts.noSalutation },
          ...customerSalutations.map((value) => ({ value, text: texts.salutations[value] })),
        ]}
      />
      <div className="kontor-form__pair">
        {nameOrder(site).map((name) => (
          <AccountField
            key={name}
            {...fields}
            name={name}
            label={texts[name]}
            input={{
              autoComplete: autoComplete[name],
              required: true,
              maxLength: customerLimits.name,
              spellCheck: false,
              defaultValue: known?.[name],
            }}
          />
        ))}
      </div>
    </>
  );
}
