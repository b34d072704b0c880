import type { ComponentPropsWithRef } from "react";
import { Field, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface TextAreaProps
  extends FieldProps, Omit<ComponentPropsWithRef<"textarea">, keyof FieldProps | "className"> {}

/** Lines of text. Where browsers can, it grows with them. */
export function TextArea({ id, label, hint, error, required, ...textArea }: TextAreaProps) {
  const field = { id, label, hint, error, required };
  return (
    <Field {...field}>
      <textarea
        rows={2}
        {...textArea}
        {...fieldAttributes(field)}
        className="kontor-field__control"
      />
    </Field>
  );
}
