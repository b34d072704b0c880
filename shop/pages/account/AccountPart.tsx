import type { FieldsProps } from "./AccountField.tsx";
import { LoginDataForms, RemovalForm, type LoginDataProps } from "./AccountForms.tsx";
import { AccountLogin, type AccountLoginProps } from "./AccountLogin.tsx";
import { ProfileForm, type AccountProfileProps } from "./AccountProfile.tsx";
import { AccountRegister, type AccountRegisterProps } from "./AccountRegister.tsx";

export type AccountPartProps =
  | { login: AccountLoginProps }
  | { register: AccountRegisterProps }
  | { profile: AccountProfileProps }
  | { loginData: LoginDataProps }
  | { removal: FieldsProps & { cardEnd?: string } };

/** Renders the panels of a page with account forms. */
export function AccountPart(props: AccountPartProps) {
  if ("login" in props) return <AccountLogin {...props.login} />;
  if ("register" in props) return <AccountRegister {...props.register} />;
  if ("loginData" in props) return <LoginDataForms {...props.loginData} />;
  return (
    <section className="kontor-panel">
      {"profile" in props ? (
        <ProfileForm {...props.profile} />
      ) : (
        <>
          <h2>{props.removal.texts.removeAccount}</h2>
          <p>{props.removal.texts.removeAccountHint}</p>
          {props.removal.cardEnd && <p className="kontor-notice">{props.removal.cardEnd}</p>}
          <RemovalForm {...props.removal} />
        </>
      )}
    </section>
  );
}
