import CircleAlert from "@lucide/icons/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** What every field of a form has beside its control. */
export interface FieldProps {
  /** One of its kind on the page; hint and error are named after it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** What is wrong and how to put it right. */
  error?: string;
  required?: boolean;
}

/** What ties a control to its hint and its error for those who do not see them. */
export function fieldAttributes({ id, hint, error, required }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

export function FieldLabel({ label, required }: Pick<FieldProps, "label" | "required">) {
  return (
    <>
      {label}
      {required && (
        <span className="kontor-field__mark" aria-hidden>
          {" *"}
        </span>
      )}
    </>
  );
}

export function FieldNotes({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">) {
  return (
    <>
      {error && (
        <p id={`${id}-error`} className="kontor-field__error">
          <Icon icon={CircleAlert} size={16} /> {error}
        </p>
      )}
      {hint && (
        <p id={`${id}-hint`} className="kontor-field__hint">
          {hint}
        </p>
      )}
    </>
  );
}

/** Label above, control, then what is wrong with it and what helps. */
export function Field({ children, ...field }: FieldProps & { children: ReactNode }) {
  return (
    <div className="kontor-field">
      <label className="kontor-field__label" htmlFor={field.id}>
        <FieldLabel {...field} />
      </label>
      {children}
      <FieldNotes {...field} />
    </div>
  );
}
