import { panelTexts } from "../preview-contract.ts";

/** Says that the session has ended, perhaps in another window, and links to the login. */
export function LoggedOut({ loginUrl }: { loginUrl: string }) {
  return (
    <>
      <span>{`${panelTexts.loggedOut} `}</span>
      <a href={loginUrl}>{panelTexts.logIn}</a>
    </>
  );
}
