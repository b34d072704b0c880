import type { ReactNode } from "react";
import { focusedIf, FieldLabel, FieldNotes, type FieldProps } from "./Field.tsx";

export interface RadioGroupProps extends Omit<FieldProps, "hint"> {
  name: string;
  options: { value: string; label: ReactNode; hint?: ReactNode }[];
  defaultValue?: string;
  autoFocus?: boolean;
}

/** Renders options of which one is chosen, each a card with a hint. */
export function RadioGroup({
  id,
  label,
  error,
  required,
  name,
  options,
  defaultValue,
  autoFocus,
}: RadioGroupProps) {
  return (
    <fieldset
      className="kontor-radios"
      role="radiogroup"
      aria-labelledby={`${id}-legend`}
      aria-required={required}
      aria-invalid={error ? true : undefined}
      aria-describedby={error && `${id}-error`}
    >
      <legend id={`${id}-legend`} className="kontor-field__label">
        <FieldLabel label={label} required={required} />
      </legend>
      <FieldNotes id={id} error={error} />
      {options.map((option, index) => (
        <label key={option.value} className="kontor-radio">
          <input
            type="radio"
            id={`${id}-${option.value}`}
            name={name}
            value={option.value}
            required={required}
            defaultChecked={option.value === defaultValue}
            {...focusedIf(autoFocus && index === 0)}
          />
          <span>
            <strong>{option.label}</strong>
            {option.hint && <span className="kontor-soft">{option.hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
