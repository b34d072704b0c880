import { salutations, type CustomerProfile } from "../features/customer/customer-contract.ts";
import { customerLimits } from "../features/customer/customer-rules.ts";
import { Choice, Field, type FieldsProps } from "./AccountField.tsx";

/** Salutation and name. */
export function PersonFields({ known, ...fields }: FieldsProps & { known?: CustomerProfile }) {
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
          ...salutations.map((value) => ({ value, text: texts.salutations[value] })),
        ]}
      />
      <div className="kontor-form__pair">
        {(
          [
            ["firstName", "given-name"],
            ["lastName", "family-name"],
          ] as const
        ).map(([name, autoComplete]) => (
          <Field
            key={name}
            {...fields}
            name={name}
            label={texts[name]}
            input={{
              autoComplete,
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
