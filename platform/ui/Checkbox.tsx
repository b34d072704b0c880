import type { ComponentPropsWithRef } from "react";
import { FieldLabel, FieldNotes, fieldAttributes, type FieldProps } from "./Field.tsx";

export interface CheckboxProps
  extends
    FieldProps,
    Omit<ComponentPropsWithRef<"input">, keyof FieldProps | "className" | "type"> {}

/** Renders a checkbox; its whole label is clickable. */
export function Checkbox({ id, label, hint, error, required, ...input }: CheckboxProps) {
  const field = { id, label, hint, error, required };
  return (
    <div className="kontor-field">
      <label className="kontor-checkbox">
        <input {...fieldAttributes(field)} {...input} type="checkbox" />
        <span>
          <FieldLabel {...field} />
        </span>
      </label>
      <FieldNotes {...field} />
    </div>
  );
}
