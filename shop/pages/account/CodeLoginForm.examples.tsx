import { allSites } from "../../sites/all-sites.ts";
import { CodeLoginForm } from "./CodeLoginForm.tsx";

/** Named examples of the login with a code by mail, for the gallery, tests and axe. */

const { customer: texts } = allSites.DE.texts;
const values = { email: "ida@example.com" };

const codeLogin = <CodeLoginForm texts={texts} state={{ values, problems: {} }} />;
const wrongCode = (
  <CodeLoginForm
    texts={texts}
    state={{ values: { ...values, code: "K7QMX-3RTWB" }, problems: { code: "wrongCode" } }}
  />
);

export const examples = { codeLogin, wrongCode };
