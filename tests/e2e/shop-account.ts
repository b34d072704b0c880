import { customerPaths } from "../../shop/shop-paths.ts";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { storedMails } from "../../platform/mail/server/file-transport.ts";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

/** A person who registers. All have the same password. */
export interface Person {
  email: string;
  firstName: string;
  lastName: string;
}
export const password = "Bohne-2026";

let people = 0;
/** Creates a person with an address that has no account yet. */
export const newPerson = (firstName = "Ada", lastName = "Lovelace"): Person => ({
  email: `${process.pid}.${Date.now()}.${people++}@example.com`,
  firstName,
  lastName,
});

/** Returns the account of a shop's customer: its pages, forms and mails. */
export function accountOn(page: Page, code: ShopSiteCode, origin: string) {
  const { texts } = valueAt(allSites, code);
  const { customer: customerTexts } = texts;
  const main = page.getByRole("main");
  /** The label of a required field ends with a mark. */
  const field = (label: string) => main.getByLabel(new RegExp(`^${label}( \\*)?$`));
  return {
    loginButton: main.getByRole("button", { name: customerTexts.login, exact: true }),
    field,
    passwordField: field(customerTexts.password),
    /** Fills in the form for a new account and submits it. */
    async fillRegistration(person: Person) {
      await page.goto(origin + customerPaths.register);
      await field(customerTexts.firstName).fill(person.firstName);
      await field(customerTexts.lastName).fill(person.lastName);
      await field(customerTexts.email).fill(person.email);
      await field(customerTexts.password).fill(password);
      await send(main.getByRole("button", { name: customerTexts.register, exact: true }));
    },
    /** Registers a person and confirms the address, which logs in. */
    async register(person: Person, { remember = false } = {}) {
      await this.fillRegistration(person);
      await page.goto(await this.linkTo(person, texts.customerMails.confirmAddress.subject));
      await field(customerTexts.password).fill(password);
      if (remember) await main.getByLabel(customerTexts.remember).check();
      await send(main.getByRole("button", { name: customerTexts.confirmAddress, exact: true }));
    },
    /** Returns the target of the button in the newest such mail to a person. */
    async linkTo({ email }: Person, subject: string): Promise<string> {
      let text = "";
      await expect(async () => {
        const mails = await storedMails(join(process.env.E2E_DATA!, "mails"));
        text = mails.findLast((mail) => mail.to === email && mail.subject === subject)?.text ?? "";
        expect(text).not.toBe("");
      }).toPass();
      const [url] = /http:\S+/.exec(text)!;
      return url;
    },
    async login({ email }: Person, { remember = false, with: given = password } = {}) {
      await page.goto(origin + customerPaths.account);
      await field(customerTexts.email).fill(email);
      await field(customerTexts.password).fill(given);
      if (remember) await main.getByLabel(customerTexts.remember).check();
      await send(main.getByRole("button", { name: customerTexts.login, exact: true }));
    },
    async logout() {
      await page.goto(origin + customerPaths.userMenu);
      await send(main.getByRole("button", { name: customerTexts.logout, exact: true }));
    },
    /** The message after a form was submitted. */
    notice: main.getByRole("status"),
    refusal: main.getByRole("alert"),
  };
}

/** Submits a form, and waits for the next page, whose address may be the same. */
async function send(button: Locator) {
  const arrived = button.page().waitForEvent("domcontentloaded");
  await button.click();
  await arrived;
}
