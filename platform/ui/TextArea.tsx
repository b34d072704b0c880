import type { ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps | "className"> {}

/** Renders a text field with several lines. It grows with its text in browsers that support that. */
export function TextArea({ id, label, hint, error, required, ...textArea }: TextAreaProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field}>
      <textarea
        rows={2}
        {...fieldAttributes(field)}
        {...textArea}
        className="kontor-field__control"
      />
    </Field>
  );
}
