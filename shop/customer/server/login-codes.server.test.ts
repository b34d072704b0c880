import { customerPaths } from "../../shop-paths.ts";
import type { LightMyRequestResponse } from "fastify";
import { expect, test } from "vitest";
import { proofLimits } from "../../../platform/security/login-proofs.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import { login, password, register } from "../../../tests/support/customer-browser.ts";
import { minute, openCustomerShop } from "../../../tests/support/customer-shop.ts";
import { customerRow } from "../../../tests/support/customers.ts";
import { elements, mainOf, wordsOf } from "../../../tests/support/html.ts";
import { allSites } from "../../sites/all-sites.ts";
import { loginCodeMinutes } from "../customer-rules.ts";
import { loginLimits } from "./login-limits.ts";

/** Logins with a code by mail, in browsers that an attacked account does not know. */

const { shop, browser, pass } = await openCustomerShop();
const { customer: texts, customerMails: mails } = allSites.DE.texts;

/** Makes failures until logins from this network are refused. */
async function attack(email: string) {
  for (let guess = 0; guess < loginLimits.accountFromNetwork.times; guess++)
    await login(browser(), email, { password: "Falsch123" });
  expect((await login(browser(), email)).statusCode).toBe(429);
}
const mailsTo = async (email: string) => (await shop.mails()).filter(({ to }) => to === email);
const requestCode = (email: string) => browser().submit(customerPaths.loginCode, { email });
/** Returns the code of the nth mail to an address. */
const codeIn = async (email: string, nth: number) =>
  /[A-Z2-9]{5}-[A-Z2-9]{5}/.exec((await shop.mailTo(email, nth)).text)![0];
const attacked = async () => {
  const email = await register(browser());
  await attack(email);
  return email;
};
const sendAll = () => shop.services.mails.jobs[0]!.run();

test("a login that is refused for too many attempts offers a code by mail, which works once, however it is typed", async () => {
  const email = await attacked();
  const owner = browser();
  const refused = await login(owner, email);
  expect(wordsOf(refused.body)).toContain(texts.codeOffer);
  // The form of the offer, as a browser without scripts sends it.
  expect(mainOf(refused.body)).toContain(`action="${customerPaths.loginCode}"`);
  expect(elements(mainOf(refused.body), "input")).toContainEqual(
    expect.objectContaining({ type: "hidden", name: "email", value: email }),
  );
  const page = await owner.submit(customerPaths.loginCode, { email });
  expect(page.statusCode).toBe(200);
  expect(elements(mainOf(page.body), "input").map(({ name }) => name)).toEqual([
    "code",
    "email",
    "password",
    "remember",
  ]);
  const mail = await shop.mailTo(email, 1);
  expect(mail.subject).toBe(mails.loginCode.subject);
  const code = await codeIn(email, 1);
  expect(mail.subject).not.toContain(code);
  const typed = code.toLowerCase().replace("-", " ");
  expect((await login(owner, email, { code: typed, remember: "yes" })).headers.location).toContain(
    "done=loggedIn",
  );
  // The browser is known now, another one is not.
  await owner.submit(customerPaths.logout);
  expect((await login(owner, email)).statusCode).toBe(303);
  expect((await login(browser(), email, { code })).statusCode).toBe(429);
});

test("a code needs the password, and expires after five wrong ones", async () => {
  const email = await attacked();
  await requestCode(email);
  const code = await codeIn(email, 1);
  const wrong = { code, password: "Falsch123" };
  for (let count = 0; count < proofLimits.loginCode.times; count++) {
    const refused = await login(browser(), email, wrong);
    expect(refused.statusCode).toBe(400);
    expect(wordsOf(refused.body)).toContain(texts.problems.wrongLogin);
    // The code is typed once; the password is never sent back.
    expect(elements(refused.body, "input")).toContainEqual(
      expect.objectContaining({ name: "code", value: code }),
    );
    expect(refused.body).not.toContain("Falsch123");
  }
  expect((await login(browser(), email, { code })).statusCode).toBe(429);
});

test("a wrong code, one of another account and one that has expired are refused with advice", async () => {
  const email = await attacked();
  const other = await attacked();
  await requestCode(email);
  await requestCode(other);
  const expired = await codeIn(email, 1);
  const foreign = await codeIn(other, 1);
  const refused = async (code: string) => {
    const { statusCode, body } = await login(browser(), email, { code });
    expect(statusCode).toBe(429);
    expect(wordsOf(body)).toContain(texts.problems.wrongCode);
    expect(wordsOf(body)).toContain(texts.codeLogin);
  };
  await refused("AAAAA-AAAAA");
  await refused(foreign);
  const empty = await login(browser(), email, { code: " " });
  expect(empty.statusCode).toBe(400);
  expect(wordsOf(empty.body)).toContain(texts.problems.required);
  pass(loginCodeMinutes * minute);
  await attack(email);
  await refused(expired);
});

test("a code request is answered alike for known and unknown addresses, and mails only the known", async () => {
  const known = await register(browser());
  const unknown = "niemand@example.com";
  const comparable = ({ statusCode, headers, body }: LightMyRequestResponse, email: string) => {
    const { date: _date, "content-length": _length, ...others } = headers;
    return { statusCode, headers: others, body: body.replaceAll(email, "…") };
  };
  const answers = [];
  for (const email of [known, unknown]) answers.push(comparable(await requestCode(email), email));
  expect(answers[0]).toEqual(answers[1]);
  expect((await shop.mailTo(known, 1)).subject).toBe(mails.loginCode.subject);
  await sendAll();
  expect(await mailsTo(unknown)).toEqual([]);
});

test("a login with a wrong code is answered alike for known and unknown addresses", async () => {
  const answers = [];
  for (const email of [await register(browser()), "niemand@example.com"]) {
    const { statusCode, body } = await login(browser(), email, {
      code: "AAAAA-AAAAA",
      password: "Falsch123",
    });
    answers.push({ statusCode, body: body.replaceAll(email, "…") });
  }
  expect(answers[0]).toMatchObject({ statusCode: 400 });
  expect(answers[0]).toEqual(answers[1]);
});

test("requests of others cannot flood a mailbox or lock the owner out: a mailed code is valid until the next may be sent", async () => {
  const email = await attacked();
  const { codesToAddress, codeRequests } = loginLimits;
  expect(loginCodeMinutes).toBeGreaterThanOrEqual(2 * codesToAddress.minutes);
  for (let count = 0; count < codeRequests.times; count++)
    expect((await requestCode(email)).statusCode).toBe(200);
  const refused = await requestCode(email);
  expect(refused.statusCode).toBe(429);
  expect(wordsOf(refused.body)).toContain(plural(texts.tooManyAttempts, 60, "de-DE"));
  const code = await codeIn(email, codesToAddress.times);
  await sendAll();
  expect(await mailsTo(email)).toHaveLength(1 + codesToAddress.times);
  pass(codesToAddress.minutes * minute - 1);
  expect((await login(browser(), email)).statusCode).toBe(429);
  // Requested in another browser, by someone else.
  expect((await login(browser(), email, { code })).statusCode).toBe(303);
});

test("the codes in mails end with the password and with the account, and the database has only their hashes", async () => {
  const owner = browser();
  const email = await register(owner);
  await requestCode(email);
  const code = await codeIn(email, 1);
  const { id } = await customerRow(shop, email);
  const stored = () =>
    shop.services.database.sql
      .selectFrom("login_code")
      .selectAll()
      .where("customer_id", "=", id)
      .execute();
  expect(await stored()).toHaveLength(1);
  expect(JSON.stringify(await stored())).not.toContain(code.replace("-", ""));
  const newPassword = "Kaffee am Hafen";
  await owner.submit(customerPaths.password, { password, newPassword });
  expect(await stored()).toEqual([]);
  await requestCode(email);
  await codeIn(email, 3);
  expect(await stored()).toHaveLength(1);
  await owner.submit(customerPaths.remove, { password: newPassword });
  expect(await stored()).toEqual([]);
});

test("the page that requests a code asks for an address, also of a remembered browser", async () => {
  const owner = browser();
  const email = await register(owner, { remember: "yes" });
  owner.jar.delete("kontorSession");
  owner.jar.delete("kontorBrowser");
  await attack(email);
  const refused = await owner.submit(customerPaths.login, { password, remember: "yes" });
  expect(refused.statusCode).toBe(429);
  expect(refused.body).not.toContain(email);
  expect(mainOf(refused.body)).toContain(`href="${customerPaths.loginCode}"`);
  const page = await owner.get(customerPaths.loginCode);
  expect(wordsOf(page.body)).toContain(texts.codeLoginIntro);
  const empty = await owner.submit(customerPaths.loginCode, { email: "" });
  expect(empty.statusCode).toBe(400);
  expect(wordsOf(empty.body)).toContain(texts.problems.required);
});
