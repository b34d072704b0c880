import { newsletterPaths } from "../../border/border-paths.ts";
import { expect } from "vitest";
import { sql } from "kysely";
import { type NewsletterTexts } from "../../border/newsletter/newsletter-contract.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { customerBrowser } from "./customer-browser.ts";
import { elements, mainOf } from "./html.ts";
import type { TestShop } from "./shop.ts";

/** Returns the newsletter's texts with spaces as in the result of `wordsOf`. */
export const newsletterTexts = (code: SiteCode) =>
  JSON.parse(
    JSON.stringify(valueAt(allSites, code).texts.newsletter).replaceAll("\u00a0", " "),
  ) as NewsletterTexts;

/** Returns the fields of the page's form with their values; the footer has its own form. */
export const newsletterFieldsIn = (html: string) =>
  Object.fromEntries(
    elements(mainOf(html), "input")
      .filter(({ name, type }) => name && type !== "checkbox")
      .map(({ name, value = "" }) => [name!, value]),
  );

/**
 * Opens the newsletter's form in a browser without JavaScript; `pass` advances the clock by the seconds that a person needs for
 * it.
 */
export async function openNewsletterForm(
  shop: TestShop,
  site: SiteCode,
  pass: (seconds: number) => void,
) {
  const browser = customerBrowser(shop, site);
  const page = await browser.get(newsletterPaths.form);
  const { renderToken = "" } = newsletterFieldsIn(page.body);
  pass(3);
  const send = (fields: Record<string, string>) =>
    browser.submit(newsletterPaths.form, { renderToken, ...fields });
  return { page, browser, renderToken, send };
}

/** Returns the token of a link to a path in the mail to an address, as soon as the mail is sent. */
export async function newsletterToken(
  shop: TestShop,
  email: string,
  path: string,
): Promise<string> {
  const link = new RegExp(`${path}/([\\w-]+)`);
  await expect.poll(async () => (await shop.mailTo(email)).text).toMatch(link);
  return link.exec((await shop.mailTo(email)).text)![1]!;
}

/** Deletes all subscriptions, their mails and the attempts that count towards limits. */
export async function emptyNewsletter({ services }: Pick<TestShop, "services">) {
  for (const table of ["rate_limit", "newsletter_subscription", "outgoing_mail"])
    await sql`delete from ${sql.table(table)}`.execute(services.database.sql);
}
