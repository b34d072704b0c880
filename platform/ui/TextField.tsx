import type { ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface TextFieldProps
  extends FieldProps, Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "className"> {
  type?: "text" | "email" | "password" | "tel" | "search" | "url" | "date" | "time";
}

/** Renders a single-line text field. `autoComplete`, `maxLength` and all other attributes of inputs are passed to the input. */
export function TextField({ id, label, hint, error, required, ...input }: TextFieldProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field}>
      <input type="text" {...fieldAttributes(field)} {...input} className="kontor-field__control" />
    </Field>
  );
}
