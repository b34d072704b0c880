import CircleAlert from "@lucide/icons/icons/circle-alert";
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";

/** Props of every form field in addition to those of its control. */
export interface FieldProps {
  /** Unique on the page. The ids of hint and error are derived from it. */
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  /** The problem and its remedy. */
  error?: string;
  required?: boolean;
}

/** Returns the attributes that connect a control with its hint and error for assistive technology. */
export function fieldAttributes({ id, hint, error, required }: FieldProps) {
  const described = [error && `${id}-error`, hint && `${id}-hint`].filter(Boolean).join(" ");
  return {
    id,
    required,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
}

/** Returns the attribute that focuses an element when the page opens, only for the first problem of a form. */
export const focusedIf = (isFirstProblem: boolean | undefined) => ({ autoFocus: isFirstProblem });

export function FieldLabel({ label, required }: Pick<FieldProps, "label" | "required">) {
  return (
    <>
      <span>{label}</span>
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
          <Icon icon={CircleAlert} size={16} />
          <span>{error}</span>
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

/** Renders a field: label, control, error and hint. */
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
