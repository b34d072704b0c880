import { customerPaths } from "../../shop-paths.ts";
import type { Kysely } from "kysely";
import type { LoginProofTables } from "../../../platform/security/login-proof-tables.ts";
import { createLoginCodes } from "../../../platform/security/login-codes.ts";
import { dateFormat } from "../../../platform/shared/texts/formats.ts";
import type { MailTemplates, SendableMail } from "../../../platform/shared/mail.ts";
import { fullName } from "../../../platform/shared/texts/name-order.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { loginCodeMinutes } from "../customer-rules.ts";
import { customerMail, type CustomerMailKind, type CustomerMailTexts } from "../customer-mails.ts";
import { leadingTo } from "../wanted-field.ts";
import { createLink } from "./account-links.ts";
import { passwordStateOf, type CustomerRow } from "./customer-row.ts";
import type { CustomerTables } from "./customer-tables.ts";

/** Kinds of mails triggered by changes of a customer's data, with their data. */
export interface AccountMails {
  /** The id of the registration, and the page that it leads back to. */
  "account-registration": { registration: string; wanted?: string };
  "account-password-reset": object;
  "account-login-code": object;
  /** A moment in the form of ISO 8601. */
  "account-password-changed": { changedAt: string };
  /** `customer` is the number of a row, as releases before opaque ids queue it. */
  "account-email-change": { customer: number; passwordState: string };
  /** The new address. */
  "account-email-notice": { email: string };
  "account-removed": object;
}

export interface AccountMailPorts {
  now(): Date;
  /** Site data for mails: `origin` is the site's address. */
  mailSite(code: SiteCode): {
    site: Pick<Site, "language" | "locale" | "timeZone">;
    texts: CustomerMailTexts;
    origin: string;
  };
}

type Greeted = Pick<CustomerRow, "first_name" | "last_name">;

/**
 * Returns the mail templates for customers. They are rendered when the mail is sent, so that no response time reveals whether an
 * address has an account.
 */
export function accountMailContents(
  database: Kysely<CustomerTables & LoginProofTables>,
  { now, mailSite }: AccountMailPorts,
): MailTemplates<AccountMails> {
  const codes = createLoginCodes(database, "customer_id");
  const write = (
    { site: code }: Pick<SendableMail, "site">,
    kind: CustomerMailKind,
    path: string,
    {
      customer,
      ...places
    }: { customer?: Greeted; time?: string; email?: string; code?: string } = {},
  ) => {
    const { site, texts, origin } = mailSite(code);
    const name =
      customer && fullName({ firstName: customer.first_name, lastName: customer.last_name }, site);
    return customerMail(texts, kind, { ...places, name, url: origin + path });
  };
  const customerAt = ({ site, to }: Pick<SendableMail, "site" | "to">) =>
    database
      .selectFrom("customer")
      .select(["id", "password_hash", "first_name", "last_name"])
      .where("site", "=", site)
      .where("email", "=", to)
      .executeTakeFirst();

  return {
    "account-registration": async (mail) => {
      const customer = await customerAt(mail);
      const { registration: id, wanted } = mail.data;
      const account = leadingTo(customerPaths.account, wanted);
      if (customer) return write(mail, "accountExists", account, { customer });
      const registration = await database
        .selectFrom("registration")
        .select("id")
        .where("id", "=", id)
        .where("expires_at", ">", now())
        .executeTakeFirst();
      if (!registration) return undefined;
      const target = { registration_id: registration.id };
      const secret = await createLink(database, "confirmAddress", target, now());
      const confirm = leadingTo(`${customerPaths.confirm}/${secret}`, wanted);
      return write(mail, "confirmAddress", confirm);
    },

    "account-password-reset": async (mail) => {
      const customer = await customerAt(mail);
      if (!customer) return undefined;
      const target = { customer_id: customer.id };
      const secret = await createLink(database, "resetPassword", target, now());
      return write(mail, "resetPassword", `${customerPaths.newPassword}/${secret}`, { customer });
    },

    "account-login-code": async (mail) => {
      const customer = await customerAt(mail);
      if (!customer) return undefined;
      const code = await codes.issue(customer.id, loginCodeMinutes, now());
      return write(mail, "loginCode", customerPaths.loginCode, { customer, code });
    },

    "account-password-changed": async (mail) => {
      const { locale, timeZone } = mailSite(mail.site).site;
      const format = dateFormat(locale, { dateStyle: "long", timeStyle: "short", timeZone });
      const time = format.format(new Date(mail.data.changedAt));
      const customer = await customerAt(mail);
      return write(mail, "passwordChanged", customerPaths.forgotten, { customer, time });
    },

    "account-email-change": async (mail) => {
      const customer = await database
        .selectFrom("customer")
        .select(["id", "password_hash"])
        .where("id", "=", mail.data.customer)
        .executeTakeFirst();
      if (!customer || passwordStateOf(customer) !== mail.data.passwordState) return undefined;
      const other = await customerAt(mail);
      if (other) return write(mail, "accountExists", customerPaths.account, { customer: other });
      // Without a greeting, since the address may be a stranger's.
      const target = { customer_id: customer.id, email: mail.to };
      const secret = await createLink(database, "changeEmail", target, now());
      return write(mail, "changeEmail", `${customerPaths.confirmEmail}/${secret}`);
    },

    "account-email-notice": async (mail) =>
      write(mail, "emailChangeNotice", customerPaths.forgotten, {
        customer: await customerAt(mail),
        email: mail.data.email,
      }),

    "account-removed": async (mail) => write(mail, "accountRemoved", customerPaths.register),
  };
}
