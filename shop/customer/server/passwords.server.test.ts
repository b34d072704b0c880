import { customerPaths } from "../../shop-paths.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { argon2id } from "../../../platform/security/passwords.ts";
import {
  customerBrowser,
  linkIn,
  login,
  password,
  register,
} from "../../../tests/support/customer-browser.ts";
import { wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { newPasswordProblem } from "./new-passwords.ts";

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());
const { problems } = allSites.DE.texts.customer;
const problemOf = newPasswordProblem("ida.mueller@example.com");

test.each(["password1", "PASSWORD1", "Password1", "ｐａｓｓｗｏｒｄ１", "iloveyou", "12345678"])(
  "a new password that many people have is refused: %s",
  (common) => expect(problemOf(common)).toBe("commonPassword"),
);

test.each([
  ["Kontor2026!", "shopNamePassword"],
  ["k0nt0rcard", "shopNamePassword"],
  ["Ida.Mueller@Example.com", "addressPassword"],
  ["ida.mueller1", "addressPassword"],
  ["aaaaaaaaaaaa", "repeatedPassword"],
])(
  "a new password that an attacker guesses for this account is refused: %s",
  (guessable, problem) => expect(problemOf(guessable)).toBe(problem),
);

test.each(["kaffee am hafen", "zwölfmal täglich", "ÄÖÜäöüéèê", "Geheim123"])(
  "a new password may have any characters: %s",
  (chosen) => expect(problemOf(chosen)).toBeUndefined(),
);

test("a common password is refused at the registration and at a change, with a message of its own", async () => {
  const visitor = customerBrowser(shop);
  const person = { firstName: "Ida", lastName: "Müller", email: "common@example.com" };
  const refused = await visitor.submit(customerPaths.register, {
    ...person,
    password: "Password1",
  });
  expect(refused.statusCode).toBe(400);
  expect(wordsOf(refused.body)).toContain(problems.commonPassword);
  await register(visitor);
  const change = { password, newPassword: "Password1" };
  const unchanged = await visitor.submit(customerPaths.password, change);
  expect(wordsOf(unchanged.body)).toContain(problems.commonPassword);
  const fields = await visitor.get(customerPaths.register);
  expect(fields.body).not.toContain("pattern=");
});

test("a guessable password is refused alike at the registration, at a change and after a reset by mail", async () => {
  const visitor = customerBrowser(shop);
  const email = await register(visitor);
  const [local] = email.split("@");
  const guessable = `${local}-2026!`;
  const person = { firstName: "Ida", lastName: "Müller", email };
  await visitor.submit(customerPaths.forgotten, { email });
  const link = linkIn(await shop.mailTo(email, 1));
  for (const [path, fields] of [
    [customerPaths.register, { ...person, password: guessable }],
    [customerPaths.password, { password, newPassword: guessable }],
    [link, { newPassword: guessable }],
  ] as const) {
    const refused = await visitor.submit(path, fields);
    expect(refused.statusCode).toBe(400);
    expect(wordsOf(refused.body)).toContain(problems.addressPassword);
  }
});

const [composed, apart] = ["Crème brûlée"].flatMap((text) => [
  text.normalize("NFC"),
  text.normalize("NFD"),
]);

test("an accented letter of a password may be written in one character or in two", async () => {
  const email = await register(customerBrowser(shop), { password: apart! });
  for (const written of [composed!, apart!])
    expect(await login(customerBrowser(shop), email, { password: written })).toMatchObject({
      statusCode: 303,
    });
});

test("an account whose hash was made from decomposed accents still opens, and gets a new hash", async () => {
  const email = await register(customerBrowser(shop));
  const { sql } = shop.services.database;
  await sql
    .updateTable("customer")
    .set({ password_hash: await argon2id.hash(apart!) })
    .where("email", "=", email)
    .execute();
  const log = (written: string) => login(customerBrowser(shop), email, { password: written });
  expect((await log(composed!)).statusCode).toBe(400);
  expect((await log(apart!)).statusCode).toBe(303);
  expect((await log(composed!)).statusCode).toBe(303);
});
