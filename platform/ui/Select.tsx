import type { ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface SelectProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<"select">, keyof FieldProps | "className" | "children"> {
  options: { value: string; text: string }[];
}

/** Renders a native select for a single option. */
export function Select({ id, label, hint, error, required, options, ...select }: SelectProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field}>
      <select {...fieldAttributes(field)} {...select} className="kontor-field__control">
        {options.map(({ value, text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </Field>
  );
}
