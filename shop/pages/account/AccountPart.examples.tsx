import { plural } from "../../../platform/shared/texts/words.ts";
import { allSites } from "../../sites/all-sites.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import { AccountPart } from "./AccountPart.tsx";
import { exampleAccount } from "./example-account.ts";

/** Named examples of the forms of an account, for the gallery, tests and axe. */

const {
  site,
  texts: { customer: texts },
} = allSites.DE;

const refused: FormState = {
  values: { email: "ida@example" },
  problems: { email: "invalidEmail", password: "required" },
};

const limited: FormState = {
  values: { email: "ida@example.com" },
  problems: {},
  notice: plural(texts.tooManyAttempts, 15, site.locale),
  offersCode: true,
};

const login = <AccountPart login={{ texts, state: emptyForm, isRemembered: false }} />;
const refusedLogin = <AccountPart login={{ texts, state: refused, isRemembered: false }} />;
const limitedLogin = <AccountPart login={{ texts, state: limited, isRemembered: false }} />;
const remembered = <AccountPart login={{ texts, state: emptyForm, isRemembered: true }} />;
const register = <AccountPart register={{ site, texts, state: emptyForm }} />;
const profile = (
  <AccountPart
    profile={{ form: "profile", site, texts, state: emptyForm, profile: exampleAccount.profile }}
  />
);
const loginData = <AccountPart loginData={{ texts, email: exampleAccount.email }} />;
const removal = <AccountPart removal={{ form: "delete", texts, state: emptyForm }} />;

export const examples = {
  login,
  refusedLogin,
  limitedLogin,
  remembered,
  register,
  profile,
  loginData,
  removal,
};
