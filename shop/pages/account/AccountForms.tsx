import { customerPaths } from "../../shop-paths.ts";
import { passwordLimits } from "../../../platform/shared/passwords.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { type CustomerTexts } from "../../customer/customer-contract.ts";
import {
  emailFormProblems,
  passwordFormProblems,
  removalProblems,
} from "../../customer/customer-forms.ts";
import { emptyForm, AccountField, type FieldsProps, type FormState } from "./AccountField.tsx";
import { Email } from "./AccountLogin.tsx";
import { NewPassword } from "./AccountRegister.tsx";
import { CheckedForm } from "./CheckedForm.tsx";

/** The forms of an account, one of which may have been returned with problems. */
export type AccountFormName = "profile" | "email" | "password" | "delete";

export interface SentForm {
  form: AccountFormName;
  state: FormState;
}

/** Returns the state of a form: as it was sent, or empty. */
export const stateOf = (form: AccountFormName, sent?: SentForm): FormState =>
  sent?.form === form ? sent.state : emptyForm;

export interface LoginDataProps {
  texts: CustomerTexts;
  email: string;
  sent?: SentForm;
}

/** Renders the forms for e-mail address and password. */
export function LoginDataForms({ texts, email, sent }: LoginDataProps) {
  const formProps = (form: AccountFormName) => ({ form, texts, state: stateOf(form, sent) });
  return (
    <>
      <section className="kontor-panel" aria-labelledby="email-headline">
        <h2 id="email-headline">{texts.changeEmail}</h2>
        <p>
          <strong translate="no">{email}</strong>
        </p>
        <p>{texts.changeEmailHint}</p>
        <EmailForm {...formProps("email")} />
      </section>
      <section className="kontor-panel" aria-labelledby="password-headline">
        <h2 id="password-headline">{texts.changePassword}</h2>
        <PasswordForm email={email} {...formProps("password")} />
      </section>
    </>
  );
}

function PasswordForm({ email, ...sent }: FieldsProps & { email: string }) {
  const { texts } = sent;
  return (
    <CheckedForm {...sent} action={customerPaths.password} check={passwordFormProblems}>
      {(state) => (
        <>
          {/* Tells a password manager to which account the password belongs. */}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          <CurrentPassword {...sent} state={state} />
          <NewPassword {...sent} state={state} name="newPassword" label={texts.newPassword} />
          <p className="kontor-soft">{texts.changePasswordHint}</p>
          <Button type="submit" variant="secondary">
            {texts.changePassword}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

/** Renders the form for a new e-mail address. */
export function EmailForm(sent: FieldsProps) {
  const { texts } = sent;
  return (
    <CheckedForm {...sent} action={customerPaths.email} check={emailFormProblems}>
      {(state) => (
        <>
          <Email {...sent} state={state} name="newEmail" label={texts.newEmail} />
          <CurrentPassword {...sent} state={state} />
          <Button type="submit" variant="secondary">
            {texts.changeEmail}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

/** Renders the form that deletes the account. */
export function RemovalForm(sent: FieldsProps) {
  return (
    <CheckedForm {...sent} action={customerPaths.remove} check={removalProblems}>
      {(state) => (
        <>
          <CurrentPassword {...sent} state={state} />
          <Button type="submit" variant="secondary">
            {sent.texts.removeAccount}
          </Button>
        </>
      )}
    </CheckedForm>
  );
}

function CurrentPassword(fields: FieldsProps) {
  return (
    <AccountField
      {...fields}
      name="password"
      label={fields.texts.currentPassword}
      input={{
        type: "password",
        autoComplete: "current-password",
        required: true,
        maxLength: passwordLimits.max,
      }}
    />
  );
}
