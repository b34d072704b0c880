import { customerPaths, type CustomerTexts } from "../../features/customer/customer-contract.ts";
import { customerLimits } from "../../features/customer/customer-rules.ts";
import { Field, FormNotice, type FieldsProps, type FormState } from "./AccountField.tsx";
import { Remember } from "./AccountLogin.tsx";
import { PersonFields } from "./AccountPerson.tsx";
import type { Site } from "../../shared/site.ts";
import { Button } from "../../ui/Button.tsx";

/** The registration form. */
export function AccountRegister({
  site,
  texts,
  state,
}: {
  site: Pick<Site, "language">;
  texts: CustomerTexts;
  state: FormState;
}) {
  const fields = { form: "register", state, texts };
  return (
    <div className="kontor-page">
      <div className="kontor-intro">
        <h1>{texts.register}</h1>
        <p>{texts.registerIntro}</p>
      </div>
      <div className="kontor-account">
        <section className="kontor-panel" aria-label={texts.register}>
          <FormNotice state={state} texts={texts} />
          <form className="kontor-form" method="post" action={customerPaths.register}>
            <PersonFields {...fields} site={site} />
            <Field
              {...fields}
              name="email"
              label={texts.email}
              input={{
                type: "email",
                autoComplete: "username",
                required: true,
                maxLength: customerLimits.email,
              }}
            />
            <NewPassword {...fields} name="password" label={texts.password} />
            <Remember
              texts={texts}
              form="register"
              isChecked={state.values["remember"] === "yes"}
            />
            <p className="kontor-soft">{texts.mandatory}</p>
            <Button type="submit">{texts.register}</Button>
          </form>
        </section>
        <section className="kontor-panel" aria-labelledby="benefits-headline">
          <h2 id="benefits-headline">{texts.benefitsHeadline}</h2>
          <Benefits texts={texts} />
          <p>
            {texts.hasAccount} <a href={customerPaths.account}>{texts.login}</a>
          </p>
        </section>
      </div>
    </div>
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

/** A field for a new password; the browser checks its length before the form is sent. */
export function NewPassword(props: FieldsProps & { name: string; label: string }) {
  const { min, max } = customerLimits.password;
  return (
    <Field
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
  );
}
