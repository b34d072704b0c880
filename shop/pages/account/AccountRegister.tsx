import { customerPaths } from "../../shop-paths.ts";
import { useState } from "react";
import { passwordLimits } from "../../../platform/shared/passwords.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import { registerProblems } from "../../customer/customer-forms.ts";
import { passwordStrength } from "../../customer/customer-rules.ts";
import { AccountField, type FieldsProps, type FormState } from "./AccountField.tsx";
import { Email, WantedPage } from "./AccountLogin.tsx";
import { PersonFields } from "./AccountPerson.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

export interface AccountRegisterProps {
  site: Pick<Site, "language">;
  texts: CustomerTexts;
  state: FormState;
}

/** Renders the registration form and the advantages of an account. */
export function AccountRegister({ site, texts, state }: AccountRegisterProps) {
  return (
    <>
      <section className="kontor-panel" aria-label={texts.register}>
        <CheckedForm
          action={customerPaths.register}
          state={state}
          texts={texts}
          check={(fields) => registerProblems(fields, site)}
        >
          {(current) => <RegisterFields site={site} texts={texts} state={current} />}
        </CheckedForm>
      </section>
      <section className="kontor-panel" aria-labelledby="benefits-headline">
        <h2 id="benefits-headline">{texts.benefitsHeadline}</h2>
        <Benefits texts={texts} />
        <p>
          <span>{`${texts.hasAccount} `}</span>
          <a href={customerPaths.account}>{texts.login}</a>
        </p>
      </section>
    </>
  );
}

function RegisterFields({ site, texts, state }: AccountRegisterProps) {
  const fields = { form: "register", state, texts };
  return (
    <>
      <WantedPage state={state} />
      <PersonFields {...fields} site={site} />
      <Email {...fields} />
      <NewPassword {...fields} name="password" label={texts.password} />
      <p className="kontor-soft">{texts.mandatory}</p>
      <Button type="submit">{texts.register}</Button>
    </>
  );
}

export function Benefits({ texts }: { texts: CustomerTexts }) {
  return (
    <ul className="kontor-bullets">
      {texts.benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  );
}

/** Renders a field for a new password, with a bar that shows its strength while it is typed. */
export function NewPassword(props: FieldsProps & { name: string; label: string }) {
  const { min, max } = passwordLimits;
  const [typed, setTyped] = useState("");
  const checks = Object.values(passwordStrength(typed));
  return (
    <div onInput={({ target }) => setTyped((target as HTMLInputElement).value)}>
      <AccountField
        {...props}
        hint={props.texts.passwordHint}
        input={{
          type: "password",
          autoComplete: "new-password",
          required: true,
          minLength: min,
          maxLength: max,
        }}
      />
      {typed && (
        <meter
          aria-label={props.texts.passwordStrength}
          max={checks.length}
          low={2.5}
          high={3.5}
          optimum={checks.length}
          value={checks.filter(Boolean).length}
        />
      )}
    </div>
  );
}
