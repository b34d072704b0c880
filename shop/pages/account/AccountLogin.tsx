import { customerPaths } from "../../shop-paths.ts";
import { maxEmailLength } from "../../../platform/shared/email.ts";
import { passwordLimits } from "../../../platform/shared/passwords.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import { loginProblems } from "../../customer/customer-forms.ts";
import { AccountField, type FieldsProps, type FormState } from "./AccountField.tsx";
import { leadingTo, wantedField } from "../../customer/wanted-field.ts";
import { CheckedForm } from "./CheckedForm.tsx";

export interface AccountLoginProps {
  texts: CustomerTexts;
  state: FormState;
  /** A remembered customer enters only the password; the e-mail address is not shown. */
  isRemembered: boolean;
}

/** The login form, and a link to the registration. */
export function AccountLogin({ texts, state, isRemembered }: AccountLoginProps) {
  return (
    <>
      <section className="kontor-panel" aria-labelledby="login-headline">
        <h2 id="login-headline">{texts.login}</h2>
        <p>{isRemembered ? texts.rememberedIntro : texts.loginIntro}</p>
        <CheckedForm
          action={customerPaths.login}
          state={state}
          texts={texts}
          check={(fields) => loginProblems(fields, isRemembered)}
        >
          {(current) => <LoginFields texts={texts} state={current} isRemembered={isRemembered} />}
        </CheckedForm>
        <p className="kontor-soft">
          <a href={customerPaths.forgotten}>{texts.forgotten}</a>
        </p>
      </section>
      <section className="kontor-panel" aria-labelledby="register-headline">
        <h2 id="register-headline">{isRemembered ? texts.otherAccount : texts.noAccountYet}</h2>
        {isRemembered ? (
          <form method="post" action={customerPaths.logout} data-kontor-logout>
            <Button type="submit" variant="secondary">
              {texts.logout}
            </Button>
          </form>
        ) : (
          <>
            <p>{texts.registerIntro}</p>
            <p>
              <Button
                variant="secondary"
                href={leadingTo(customerPaths.register, state.values[wantedField])}
              >
                {texts.register}
              </Button>
            </p>
          </>
        )}
      </section>
    </>
  );
}

/** Sends the page to which the login leads back. */
export const WantedPage = ({ state: { values } }: Pick<FieldsProps, "state">) =>
  values[wantedField] ? (
    <input type="hidden" name={wantedField} value={values[wantedField]} />
  ) : null;

interface EmailProps {
  name?: string;
  label?: string;
}

/** Renders the field for an account's e-mail address. */
export function Email({ name = "email", label, ...props }: FieldsProps & EmailProps) {
  return (
    <AccountField
      {...props}
      name={name}
      label={label ?? props.texts.email}
      input={{
        type: "email",
        autoComplete: "username",
        required: true,
        maxLength: maxEmailLength,
      }}
    />
  );
}

/** Renders the field for an account's current password. */
export const LoginPassword = (props: FieldsProps) => (
  <AccountField
    {...props}
    name="password"
    label={props.texts.password}
    input={{
      type: "password",
      autoComplete: "current-password",
      required: true,
      maxLength: passwordLimits.max,
    }}
  />
);

/** Renders the fields of a login. */
export function LoginFields({ texts, state, isRemembered }: AccountLoginProps) {
  const fields = { form: "login", state, texts };
  return (
    <>
      <WantedPage state={state} />
      {!isRemembered && <Email {...fields} />}
      <LoginPassword {...fields} />
      <Remember texts={texts} form="login" isChecked={isRemembered} />
      <Button type="submit">{texts.login}</Button>
    </>
  );
}

/** Renders the checkbox "remember me". */
export function Remember({
  texts,
  form,
  isChecked,
}: {
  texts: CustomerTexts;
  form: string;
  isChecked: boolean;
}) {
  return (
    <Checkbox
      id={`${form}-remember`}
      name="remember"
      value="yes"
      label={texts.remember}
      hint={texts.rememberHint}
      defaultChecked={isChecked}
    />
  );
}
