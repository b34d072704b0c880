import { customerPaths } from "../../shop-paths.ts";
import { Select, type SelectProps } from "../../../platform/ui/Select.tsx";
import { Button } from "../../../platform/ui/Button.tsx";
import { TextField, type TextFieldProps } from "../../../platform/ui/TextField.tsx";
import { type CustomerTexts, type FieldProblem } from "../../customer/customer-contract.ts";
import { wantedField } from "../../customer/wanted-field.ts";

/** The state of a form that the server returns: the submitted values and their problems. */
export interface FormState<Field extends string = string> {
  values: Partial<Record<Field, string>>;
  problems: Partial<Record<Field, FieldProblem>>;
  /** The problem of the whole form. */
  notice?: string;
  /** Whether a login that was refused for too many attempts is possible with a code by mail. */
  offersCode?: boolean;
}

/** The state of a form before it is submitted. */
export const emptyForm: FormState = { values: {}, problems: {} };

export interface FieldsProps {
  /** Prefix of the ids of the form's fields: a page may have several forms. */
  form: string;
  state: FormState;
  texts: CustomerTexts;
}

export interface AccountFieldProps extends FieldsProps {
  name: string;
  label: string;
  hint?: string;
  input: Pick<
    TextFieldProps,
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

/** Renders a text field of a form. The first field with a problem has the focus. A password is never sent back. */
export function AccountField({ form, state, texts, name, label, hint, input }: AccountFieldProps) {
  const { defaultValue, ...rest } = input;
  const isPassword = input.type === "password";
  return (
    <TextField
      {...rest}
      {...about({ form, state, texts, name })}
      label={label}
      hint={hint}
      title={input.pattern && hint}
      defaultValue={isPassword ? undefined : (state.values[name] ?? defaultValue)}
    />
  );
}

/** Renders a choice of a form; the first field with a problem has the focus. */
export function Choice({
  form,
  state,
  texts,
  name,
  defaultValue,
  ...select
}: FieldsProps & { name: string; defaultValue: string } & Pick<
    SelectProps,
    "label" | "options" | "autoComplete"
  >) {
  return (
    <Select
      {...select}
      {...about({ form, state, texts, name })}
      defaultValue={state.values[name] ?? defaultValue}
    />
  );
}

/** Returns the attributes of a field that depend on the state of its form. */
function about({ form, state, texts, name }: FieldsProps & { name: string }) {
  const problem = state.problems[name];
  return {
    id: `${form}-${name}`,
    name,
    error: problem && texts.problems[problem],
    autoFocus: Object.keys(state.problems)[0] === name,
  };
}

/** Shows the problem of the whole form, above its fields. */
export function FormNotice({ state, texts }: Pick<FieldsProps, "state" | "texts">) {
  const hasProblems = Object.keys(state.problems).length > 0;
  const notice = state.notice ?? (hasProblems ? texts.checkFields : undefined);
  return (
    notice && (
      <div className="kontor-notice" data-kind="error" role="alert">
        <p>{notice}</p>
        {state.offersCode && <CodeOffer values={state.values} texts={texts} />}
      </div>
    )
  );
}

/** Offers a login code by mail; the page that a link leads to asks for an address that is not known. */
function CodeOffer({
  values: { email, [wantedField]: wanted },
  texts,
}: Pick<FormState, "values"> & { texts: CustomerTexts }) {
  return (
    <>
      <p>{texts.codeOffer}</p>
      {email ? (
        <form method="post" action={customerPaths.loginCode}>
          <input type="hidden" name="email" value={email} />
          {wanted && <input type="hidden" name={wantedField} value={wanted} />}
          <Button type="submit" variant="secondary">
            {texts.requestCode}
          </Button>
        </form>
      ) : (
        <Button variant="secondary" href={customerPaths.loginCode}>
          {texts.requestCode}
        </Button>
      )}
    </>
  );
}
