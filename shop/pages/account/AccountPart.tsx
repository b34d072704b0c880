import { AccountForms, type AccountFormsProps } from "./AccountForms.tsx";
import { AccountLogin, type AccountLoginProps } from "./AccountLogin.tsx";
import { AccountRegister, type AccountRegisterProps } from "./AccountRegister.tsx";

export type AccountPartProps =
  | { login: AccountLoginProps }
  | { register: AccountRegisterProps }
  | { forms: AccountFormsProps };

/** Renders the panels of a page with account forms. */
export function AccountPart(props: AccountPartProps) {
  if ("login" in props) return <AccountLogin {...props.login} />;
  if ("register" in props) return <AccountRegister {...props.register} />;
  return <AccountForms {...props.forms} />;
}
