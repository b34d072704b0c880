import { customerPaths } from "../../shop-paths.ts";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { fill, plural } from "../../../platform/shared/texts/words.ts";
import { linkIn, login, password, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { testedSites } from "../../../tests/support/tested-sites.ts";
import { allSites } from "../../sites/all-sites.ts";
import { linkMinutes } from "./account-links.ts";
import { loginLimits } from "./login-limits.ts";

const { shop, browser, pass } = await openCustomerShop();
const { customer: texts, customerMails: mails } = allSites.DE.texts;
const newPassword = "Kaffee am Hafen";

const registration = (email: string) => ({ firstName: "Eva", lastName: "Groß", email, password });
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);
/** Returns a response without its date and without differences due to the length of an address. */
function comparable({ statusCode, headers, body }: LightMyRequestResponse, email: string) {
  const { date: _date, "content-length": _length, ...others } = headers;
  return { statusCode, headers: others, body: body.replaceAll(email, "…") };
}
/** Sends all pending mails. */
const sendAll = () => shop.services.mails.jobs[0]!.run();

async function askForPassword(email: string) {
  const after = (await mailsTo(email)).length;
  const response = await browser().submit(customerPaths.forgotten, { email });
  expect(response.statusCode).toBe(200);
  return linkIn(await shop.mailTo(email, after));
}

test("a new account waits until the mail's link and the password confirm its address", async () => {
  const email = "neu@example.com";
  const visitor = browser();
  const response = await visitor.submit(customerPaths.register, registration(email));
  expect(wordsOf(response.body)).toContain(fill(texts.registerSent, { email }));
  expect(response.cookies).toEqual([]);
  expect((await login(browser(), email)).statusCode).toBe(400);
  const mail = await shop.mailTo(email);
  expect(mail.subject).toBe(mails.confirmAddress.subject);
  const link = linkIn(mail);
  // Mail scanners open links, so the link alone does not prove the password.
  expect((await visitor.get(link)).headers["referrer-policy"]).toBe("strict-origin");
  expect((await visitor.submit(link, { password: "Falsch123" })).statusCode).toBe(400);
  expect(await visitor.status()).toBe("LOGGED_OUT");
  expect((await visitor.submit(link, { password })).statusCode).toBe(303);
  expect(await visitor.status()).toBe("LOGGED_IN");
  // When opened or submitted again, it reports what it has done.
  const guest = browser();
  for (const again of [await guest.get(link), await guest.submit(link, { password })])
    expect(again.headers.location).toBe(`${customerPaths.account}?done=accountConfirmed`);
  expect(
    wordsOf((await guest.get(`${customerPaths.account}?done=accountConfirmed`)).body),
  ).toContain(texts.done.accountConfirmed);
  expect(await guest.status()).toBe("LOGGED_OUT");
});

test("registering is answered alike for known and unknown addresses, in every byte", async () => {
  const known = await register(browser());
  const unknown = "ungekannt@example.com";
  const answers = [];
  for (const email of [known, unknown])
    answers.push(
      comparable(await browser().submit(customerPaths.register, registration(email)), email),
    );
  expect(answers[0]).toEqual(answers[1]);
  const mail = await shop.mailTo(known, 1);
  expect(mail.subject).toBe(mails.accountExists.subject);
  expect(linkIn(mail)).toBe(customerPaths.account);
  expect((await shop.mailTo(unknown)).subject).toBe(mails.confirmAddress.subject);
});

test("a new account is created neither by an expired link nor at another site", async () => {
  const email = "alt@example.com";
  await browser().submit(customerPaths.register, registration(email));
  const link = linkIn(await shop.mailTo(email));
  expect((await browser("AT").get(link)).statusCode).toBe(404);
  pass(linkMinutes.confirmAddress * minute);
  expect((await browser().submit(link, { password })).statusCode).toBe(404);
});

test("a forgotten password is replaced once by its link, which ends all logins and sends a notice", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const link = await askForPassword(email);
  const greeting = fill(mails.greeting, { name: "Ida Müller" });
  expect((await shop.mailTo(email)).text).toContain(`${greeting}\n`);
  expect((await browser().get(link)).statusCode).toBe(200);
  expect((await browser().submit(link, { newPassword: "x" })).statusCode).toBe(400);
  const after = (await mailsTo(email)).length;
  const tries = await Promise.all([1, 2, 3].map(() => browser().submit(link, { newPassword })));
  const [used, set] = ["resetLinkUsed", "passwordReset"].map(
    (done) => `${customerPaths.account}?done=${done}`,
  );
  expect(tries.map(({ headers }) => headers.location)).toEqual(
    expect.arrayContaining([set, used, used]),
  );
  expect((await browser().get(link)).headers.location).toBe(used);
  expect(await visitor.status()).toBe("LOGGED_OUT");
  expect((await login(browser(), email)).statusCode).toBe(400);
  expect((await login(browser(), email, { password: newPassword })).statusCode).toBe(303);
  const told = await shop.mailTo(email, after);
  expect(told.subject).toBe(mails.passwordChanged.subject);
  expect(told.text).toContain(`${greeting}\n`);
  await sendAll();
  expect((await mailsTo(email)).slice(after)).toHaveLength(1);
});

test("a forgotten password is answered alike for known and unknown addresses", async () => {
  const known = await register(browser());
  const unknown = "niemand@example.com";
  const answers = [];
  for (const email of [known, unknown])
    answers.push(comparable(await browser().submit(customerPaths.forgotten, { email }), email));
  expect(answers[0]).toMatchObject({ statusCode: 200 });
  expect(answers[0]).toEqual(answers[1]);
  expect((await shop.mailTo(known, 1)).subject).toBe(mails.resetPassword.subject);
  await sendAll();
  expect(await mailsTo(unknown)).toEqual([]);
});

test("the link for a forgotten password works for half an hour", async () => {
  const email = await register(browser());
  const link = await askForPassword(email);
  pass(30 * minute - 1);
  expect((await browser().get(link)).statusCode).toBe(200);
  pass(1);
  for (const response of [await browser().get(link), await browser().submit(link, { newPassword })])
    expect(response.statusCode).toBe(404);
  expect((await login(browser(), email)).statusCode).toBe(303);
});

test("resets of a password are limited by address and network, and the last link is valid until the next mail", async () => {
  const email = await register(browser());
  await shop.services.database.sql.deleteFrom("rate_limit").execute();
  const { resetsToAddress, resets } = loginLimits;
  for (let count = 0; count < resets.times; count++)
    expect((await browser().submit(customerPaths.forgotten, { email })).statusCode).toBe(200);
  const refused = await browser().submit(customerPaths.forgotten, { email });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("3600");
  const last = await shop.mailTo(email, resetsToAddress.times);
  await sendAll();
  expect(await mailsTo(email)).toHaveLength(1 + resetsToAddress.times);
  pass(resetsToAddress.minutes * minute - 1);
  const { headers } = await browser().submit(linkIn(last), { newPassword });
  expect(headers.location).toContain("done=passwordReset");
});

async function change(visitor: ReturnType<typeof browser>, newEmail: string) {
  const response = await visitor.submit(customerPaths.email, { newEmail, password });
  expect(response.headers.location).toContain("done=emailRequested");
}

test("a new e-mail address is confirmed by a mail to it, and the old address is notified before", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const wrong = { newEmail: "x@example.com", password: "Falsch123" };
  expect((await visitor.submit(customerPaths.email, wrong)).statusCode).toBe(400);
  const newEmail = `neu-${email}`;
  await change(visitor, newEmail);
  const notice = await shop.mailTo(email, 1);
  expect(notice.subject).toBe(mails.emailChangeNotice.subject);
  expect(notice.text).toContain(newEmail);
  expect(notice.text).toContain(fill(mails.greeting, { name: "Ida Müller" }));
  const asked = await shop.mailTo(newEmail);
  // The address may be a stranger's, so the mail does not contain the name.
  expect(asked.text).not.toContain("Müller");
  const link = linkIn(asked);
  expect(wordsOf((await browser().get(link)).body)).toContain(newEmail);
  expect((await login(browser(), newEmail)).statusCode).toBe(400);
  expect((await browser().submit(link)).statusCode).toBe(303);
  for (const again of [await browser().get(link), await browser().submit(link)])
    expect(again.headers.location).toBe(`${customerPaths.account}?done=emailConfirmed`);
  expect((await login(browser(), newEmail)).statusCode).toBe(303);
  expect((await login(browser(), email)).statusCode).toBe(400);
});

test("a customer sends mails to few new e-mail addresses an hour", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const { addressChanges } = loginLimits;
  for (let count = 0; count < addressChanges.times; count++)
    await change(visitor, `stranger${count}-${email}`);
  const newEmail = `next-${email}`;
  const refused = await visitor.submit(customerPaths.email, { newEmail, password });
  expect(refused.statusCode).toBe(429);
  expect(refused.headers["retry-after"]).toBe("3600");
  expect(wordsOf(refused.body)).toContain(plural(texts.tooManyAttempts, 60, "de-DE"));
  expect(elements(refused.body, "input")).toContainEqual(
    expect.objectContaining({ name: "newEmail", value: newEmail }),
  );
  await sendAll();
  expect(await mailsTo(newEmail)).toEqual([]);
  pass(addressChanges.minutes * minute);
  await change(visitor, newEmail);
});

test("the link of an earlier change of e-mail address does not work again after a later change", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const links: string[] = [];
  for (const newEmail of [`first-${email}`, `second-${email}`]) {
    await change(visitor, newEmail);
    links.push(linkIn(await shop.mailTo(newEmail)));
    expect((await browser().submit(links.at(-1)!)).statusCode).toBe(303);
  }
  expect((await browser().submit(links[0]!)).statusCode).toBe(404);
  expect((await login(browser(), `second-${email}`)).statusCode).toBe(303);
});

test("a change to an address that has an account is told only to that address", async () => {
  const taken = await register(browser());
  const visitor = browser();
  await register(visitor);
  await change(visitor, taken);
  expect((await shop.mailTo(taken, 1)).subject).toBe(mails.accountExists.subject);
});

test("the link to a new e-mail address that has an account by then changes nothing, and says so", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const newEmail = `taken-${email}`;
  await change(visitor, newEmail);
  const link = linkIn(await shop.mailTo(newEmail));
  await register(browser(), { email: newEmail });
  for (const response of [await visitor.submit(link), await visitor.get(link)]) {
    expect(response.statusCode).toBe(404);
    expect(wordsOf(response.body)).toContain(texts.linkInvalid);
  }
  expect((await login(browser(), email)).statusCode).toBe(303);
});

test("a new e-mail address can no longer be confirmed after a new password", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const newEmail = `fremd-${email}`;
  await change(visitor, newEmail);
  const link = linkIn(await shop.mailTo(newEmail));
  await browser().submit(await askForPassword(email), { newPassword });
  expect((await browser().submit(link)).statusCode).toBe(404);
});

test.each(testedSites)(
  "the account pages of %s are in its language, and its mails lead to it",
  async (code) => {
    const visitor = browser(code);
    const { customer, customerMails } = allSites[code].texts;
    const page = await visitor.get(customerPaths.forgotten);
    expect(wordsOf(page.body)).toContain(customer.forgottenIntro);
    const email = `${code.toLowerCase()}@example.com`;
    await visitor.submit(customerPaths.register, registration(email));
    const mail = await shop.mailTo(email);
    expect(mail.subject).toBe(customerMails.confirmAddress.subject);
    expect(mail.text).toContain(`http://${shop.host(code)}${customerPaths.confirm}/`);
    expect(wordsOf((await visitor.get(linkIn(mail))).body)).toContain(customer.confirmAddressIntro);
    const gone = await visitor.get(`${customerPaths.newPassword}/${"x".repeat(32)}`);
    expect(gone.statusCode).toBe(404);
    expect(wordsOf(gone.body)).toContain(customer.linkInvalid);
  },
);
