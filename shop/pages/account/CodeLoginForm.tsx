import { customerPaths } from "../../shop-paths.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import { codeLoginProblems } from "../../customer/customer-forms.ts";
import { maxLoginCodeLength } from "../../customer/customer-rules.ts";
import { AccountField, type FormState } from "./AccountField.tsx";
import { Email, LoginPassword, Remember, WantedPage } from "./AccountLogin.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

export interface CodeLoginFormProps {
  texts: CustomerTexts;
  state: FormState;
}

/** Renders the login with a code, after the mail with the code was requested. */
export function CodeLoginForm({ texts, state }: CodeLoginFormProps) {
  const { email = "", remember } = state.values;
  return (
    <section className="kontor-panel">
      <p>{fill(texts.codeSent, { email })}</p>
      <CheckedForm
        action={customerPaths.login}
        state={state}
        texts={texts}
        check={codeLoginProblems}
      >
        {(current) => {
          const fields = { form: "code", state: current, texts };
          return (
            <>
              <WantedPage state={current} />
              <AccountField
                {...fields}
                name="code"
                label={texts.code}
                input={{
                  type: "text",
                  autoComplete: "one-time-code",
                  required: true,
                  maxLength: maxLoginCodeLength,
                  spellCheck: false,
                }}
              />
              <Email {...fields} />
              <LoginPassword {...fields} />
              <Remember texts={texts} form="code" isChecked={remember === "yes"} />
              <Button type="submit">{texts.login}</Button>
            </>
          );
        }}
      </CheckedForm>
      <p className="kontor-soft">{texts.noMail}</p>
    </section>
  );
}
