import { plural } from "../../../platform/shared/texts/words.ts";
import type { Account } from "../../customer/customer-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { emptyForm, type FormState } from "./AccountField.tsx";
import type { AccountFormsProps } from "./AccountForms.tsx";
import { AccountPart } from "./AccountPart.tsx";

/** Named examples of the forms of an account, for the gallery, tests and axe. */

const {
  site,
  texts: { customer: texts, newsletter, orders },
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

const account: Account = {
  firstName: "Ida",
  lastName: "Brandt",
  loyaltyBeans: 120,
  isCommunityMember: true,
  card: "kontorcard",
  cardNumber: "6300 1204 5578",
  email: "ida@example.com",
  profile: {
    salutation: "",
    firstName: "Ida",
    lastName: "Brandt",
    street: "Am Sandtorkai 5",
    postalCode: "20457",
    town: "Hamburg",
  },
};

const forms: AccountFormsProps = {
  site,
  texts,
  account,
  orders: { title: orders.orders, text: orders.ordersIntro, href: "/account/orders" },
  newsletter: {
    text: newsletter.pages.subscribed.title,
    action: newsletter.pages.unsubscribe.button,
  },
};

const login = <AccountPart login={{ texts, state: emptyForm, isRemembered: false }} />;
const refusedLogin = <AccountPart login={{ texts, state: refused, isRemembered: false }} />;
const limitedLogin = <AccountPart login={{ texts, state: limited, isRemembered: false }} />;
const remembered = <AccountPart login={{ texts, state: emptyForm, isRemembered: true }} />;
const register = <AccountPart register={{ site, texts, state: emptyForm }} />;
const withCard = <AccountPart forms={forms} />;
const withoutCard = <AccountPart forms={{ ...forms, account: { ...account, card: undefined } }} />;

export const examples = {
  login,
  refusedLogin,
  limitedLogin,
  remembered,
  register,
  withCard,
  withoutCard,
};
