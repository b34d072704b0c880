import type { InputHTMLAttributes } from "react";
import type { CustomerTexts, FieldProblem } from "../features/customer/customer-contract.ts";

/** What a form shows when it comes back: the values that were sent, and what was wrong with them. */
export interface FormState<Field extends string = string> {
  values: Partial<Record<Field, string>>;
  problems: Partial<Record<Field, FieldProblem>>;
  /** What is wrong with the whole. */
  notice?: string;
}

/** A form that nobody has sent yet. */
export const emptyForm: FormState = { values: {}, problems: {} };

export interface FieldsProps {
  /** Begins the ids of the form's fields: a page may have several forms. */
  form: string;
  state: FormState;
  texts: CustomerTexts;
}

export interface FieldProps extends FieldsProps {
  name: string;
  label: string;
  hint?: string;
  input: Pick<
    InputHTMLAttributes<HTMLInputElement>,
    | "type"
    | "autoComplete"
    | "required"
    | "minLength"
    | "maxLength"
    | "pattern"
    | "spellCheck"
    | "defaultValue"
  >;
}

/** A labelled input with its hint and its problem; the first one with a problem has the focus. A password never comes back. */
export function Field({ form, state, texts, name, label, hint, input }: FieldProps) {
  const { attributes, notes } = describe({ form, state, texts, name, hint });
  const { defaultValue, ...rest } = input;
  const isPassword = input.type === "password";
  return (
    <div className="kontor-field">
      <label htmlFor={attributes.id}>{label}</label>
      <input
        type="text"
        {...rest}
        {...attributes}
        name={name}
        title={input.pattern && hint}
        defaultValue={isPassword ? undefined : (state.values[name] ?? defaultValue)}
      />
      {notes}
    </div>
  );
}

export interface ChoiceProps extends FieldsProps {
  name: string;
  label: string;
  options: { value: string; label: string }[];
  defaultValue: string;
  autoComplete: string;
}

/** The same for a choice. */
export function Choice({
  form,
  state,
  texts,
  name,
  label,
  options,
  defaultValue,
  autoComplete,
}: ChoiceProps) {
  const { attributes, notes } = describe({ form, state, texts, name });
  return (
    <div className="kontor-field">
      <label htmlFor={attributes.id}>{label}</label>
      <select
        {...attributes}
        name={name}
        autoComplete={autoComplete}
        defaultValue={state.values[name] ?? defaultValue}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      {notes}
    </div>
  );
}

/** What concerns the whole form, above its fields. */
export function FormNotice({ state, texts }: Pick<FieldsProps, "state" | "texts">) {
  const hasProblems = Object.keys(state.problems).length > 0;
  const notice = state.notice ?? (hasProblems ? texts.checkFields : undefined);
  return (
    notice && (
      <div className="kontor-notice" data-kind="error" role="alert">
        <p>{notice}</p>
      </div>
    )
  );
}

function describe({
  form,
  state,
  texts,
  name,
  hint,
}: FieldsProps & { name: string; hint?: string }) {
  const id = `${form}-${name}`;
  const problem = state.problems[name];
  const [hintId, problemId] = [hint && `${id}-hint`, problem && `${id}-problem`];
  const described = [problemId, hintId].filter(Boolean).join(" ");
  return {
    attributes: {
      id,
      "aria-invalid": problem ? true : undefined,
      "aria-describedby": described || undefined,
      autoFocus: Object.keys(state.problems)[0] === name,
    },
    notes: (
      <>
        {problem && (
          <p className="kontor-field__problem" id={problemId}>
            {texts.problems[problem]}
          </p>
        )}
        {hint && (
          <p className="kontor-soft" id={hintId}>
            {hint}
          </p>
        )}
      </>
    ),
  };
}
