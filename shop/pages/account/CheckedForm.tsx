import { useEffect, useRef, useState, type ReactNode } from "react";
import type { FieldProblem } from "../../customer/customer-contract.ts";
import type { Fields } from "../../customer/customer-forms.ts";
import { hasProblems } from "../../customer/customer-rules.ts";
import { FormNotice, type FieldsProps, type FormState } from "./AccountField.tsx";

export interface CheckedFormProps extends Pick<FieldsProps, "texts"> {
  action: string;
  /** The state in which the server rendered the form. */
  state: FormState;
  check: (fields: Fields) => Partial<Record<string, FieldProblem>>;
  children: (state: FormState) => ReactNode;
}

/**
 * Renders a form that is checked by the server's rules before it is submitted and shows the shop's own messages. Until it is
 * hydrated, the browser checks it and shows its own.
 */
export function CheckedForm({ action, state: sent, texts, check, children }: CheckedFormProps) {
  const [state, setState] = useState(sent);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (state !== sent) form.current?.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }, [state, sent]);
  return (
    <>
      <FormNotice state={state} texts={texts} />
      <form
        ref={(element) => {
          form.current = element;
          if (element) element.noValidate = true;
        }}
        className="kontor-form"
        method="post"
        action={action}
        onSubmit={(event) => {
          const problems = check(submittedFields(event.currentTarget));
          if (!hasProblems(problems)) return;
          event.preventDefault();
          setState({ values: sent.values, problems });
        }}
      >
        {children(state)}
      </form>
    </>
  );
}

const submittedFields = (form: HTMLFormElement): Fields =>
  Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
