import type { ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<"select">, keyof FieldProps | "className" | "children"> {
  /** Those with the same group are shown below its name. */
  options: SelectOption[];
}

interface SelectOption {
  value: string;
  text: string;
  group?: string;
}

/** Renders a native select for a single option. */
export function Select({ id, label, hint, error, required, options, ...select }: SelectProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field}>
      <select {...fieldAttributes(field)} {...select} className="kontor-field__control">
        {[...Map.groupBy(options, ({ group = "" }) => group)].map(([group, inGroup]) => {
          const shown = inGroup.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ));
          return group ? (
            <optgroup key={group} label={group}>
              {shown}
            </optgroup>
          ) : (
            shown
          );
        })}
      </select>
    </Field>
  );
}
