import { panelTexts } from "../preview-contract.ts";

/** Says that the login has ended, perhaps in another window, and leads to a new one. */
export function LoggedOut({ loginUrl }: { loginUrl: string }) {
  return (
    <>
      {panelTexts.loggedOut} <a href={loginUrl}>{panelTexts.logIn}</a>
    </>
  );
}
