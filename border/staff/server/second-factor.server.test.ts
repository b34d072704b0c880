import { staffPaths } from "../../border-paths.ts";
import { Secret, URI, type TOTP } from "otpauth";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { customerBrowser } from "../../../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { addStaff, logInStaff, staffPassword } from "../../../tests/support/staff.ts";
import { staffLimits } from "./staff-limits.ts";

/** Second factor of staff, and logins of the owner during an attack on the account. */

const second = 1_000;
let shop: TestShop;
let moment = Date.parse("2026-11-25T12:00:00Z");
const now = () => new Date(moment);
beforeAll(async () => {
  shop = await openTestShop({ now });
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.services.database.sql.deleteFrom("rate_limit").execute();
  moment += 3_600 * second;
});

const accountOf = async (name: string) => (await shop.services.staff.accounts.byName(name))!;
/** Creates an account with a second factor and its app. */
async function withApp() {
  const name = await addStaff(shop);
  const { codes } = shop.services.staff.accounts;
  const { url, recoveryCodes } = await codes.start(await accountOf(name));
  const app = URI.parse(url) as TOTP;
  return {
    name,
    recoveryCodes,
    code: (offset = 0) => app.generate({ timestamp: moment + offset }),
  };
}
/** Returns the status of a login, by default in an unknown browser. */
const logIn = async (name: string, code?: string, browser = customerBrowser(shop)) =>
  (await logInStaff(browser, name, { ...(code !== undefined && { code }) })).statusCode;

test("an account with a second factor needs its code, which is right once", async () => {
  const { name, code } = await withApp();
  expect(await logIn(name)).toBe(400);
  expect(await logIn(name, "000000")).toBe(400);
  expect(await logIn(name, code())).toBe(303);
  expect(await logIn(name, code())).toBe(400);
  moment += 30 * second;
  expect(await logIn(name, `${code().slice(0, 3)} ${code().slice(3)}`)).toBe(303);
});

test("the clock of the app may be half a minute wrong, and no earlier code is right after a later one", async () => {
  const { name, code } = await withApp();
  expect(await logIn(name, code(90 * second))).toBe(400);
  expect(await logIn(name, code(-90 * second))).toBe(400);
  const earlier = code(-30 * second);
  expect(await logIn(name, code(30 * second))).toBe(303);
  for (const used of [earlier, code(), code(30 * second)])
    expect(await logIn(name, used)).toBe(400);
});

test("of many logins at once with one code, one succeeds", async () => {
  const { name, code } = await withApp();
  const account = (await accountOf(name)) as { id: number; totp_secret: string };
  const { codes } = shop.services.staff.accounts;
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, () => codes.useSecondFactor(account, code(), now())),
  );
  expect(outcomes.filter(Boolean)).toHaveLength(1);
});

test("a recovery code replaces the app once, however it is typed", async () => {
  const { name, recoveryCodes } = await withApp();
  const [first, other] = recoveryCodes;
  expect(await logIn(name, first!.toLowerCase().replace("-", " "))).toBe(303);
  expect(await logIn(name, first)).toBe(400);
  expect(await logIn(name, other)).toBe(303);
  // A code of another account is invalid.
  expect(await logIn((await withApp()).name, recoveryCodes[2])).toBe(400);
});

test("a new second factor ends the codes of the one before, and without one the password is enough", async () => {
  const { name, code, recoveryCodes } = await withApp();
  const { codes } = shop.services.staff.accounts;
  await codes.start(await accountOf(name));
  for (const old of [code(), recoveryCodes[0]]) expect(await logIn(name, old)).toBe(400);
  await codes.end((await accountOf(name)).id);
  expect(await logIn(name)).toBe(303);
});

/** Makes failed attempts from enough networks to lock the account for unknown browsers. */
async function attack(name: string) {
  const { accounts } = shop.services.staff;
  for (let index = 0; index < staffLimits.staffAccount.times; index++)
    await accounts.checkPassword(name, "falsch", { ip: `198.51.${index}.1`, now: now() });
}

test("an attack from many networks does not lock out a browser in which staff have logged in before", async () => {
  const name = await addStaff(shop);
  const known = customerBrowser(shop);
  expect(await logIn(name, undefined, known)).toBe(303);
  await known.submit(staffPaths.leave);
  await attack(name);
  expect(await logIn(name)).toBe(429);
  expect(await logIn(name, undefined, known)).toBe(303);
  // A browser known to another account is unknown to this one.
  const stranger = customerBrowser(shop);
  expect(await logIn(await addStaff(shop), undefined, stranger)).toBe(303);
  expect(await logIn(name, undefined, stranger)).toBe(429);
});

test("a new password makes strangers of the browsers that the account knew", async () => {
  const name = await addStaff(shop);
  const known = customerBrowser(shop);
  await logIn(name, undefined, known);
  await shop.services.staff.accounts.setPassword(name, staffPassword);
  await attack(name);
  expect(await logIn(name, undefined, known)).toBe(429);
});

test("guesses in a known browser of staff, and with a code of the operator, are limited on their own", async () => {
  const name = await addStaff(shop);
  const known = customerBrowser(shop);
  await logIn(name, undefined, known);
  const { accounts } = shop.services.staff;
  const { id } = await accountOf(name);
  const { knownBrowser, loginCode } = staffLimits;
  const guess = async (more: { browser?: string; code?: string }) => {
    const at = { ip: "203.0.113.1", now: now(), ...more };
    const outcome = await accounts.checkPassword(name, "falsch", at);
    return "problem" in outcome && outcome.problem;
  };
  const browser = known.jar.get("StaffBrowser");
  const code = await accounts.codes.issue(id, now());
  await attack(name);
  for (const [proof, { times }] of [
    [{ browser }, knownBrowser],
    [{ code }, loginCode],
  ] as const) {
    for (let count = 0; count < times; count++) expect(await guess(proof)).toBe("wrong");
    expect(await guess(proof)).toBe("tooMany");
  }
});

test("a code of the operator opens an account that is attacked, once and for a quarter of an hour", async () => {
  const { name } = await withApp();
  const { accounts } = shop.services.staff;
  const issue = async () => accounts.codes.issue((await accountOf(name)).id, now());
  await attack(name);
  const code = await issue();
  expect(await logIn(name, code)).toBe(303);
  expect(await logIn(name, code)).toBe(429);
  const late = await issue();
  moment += 15 * 60 * second;
  expect(await logIn(name, late)).toBe(429);
  expect(await logIn(name, "AAAAA-AAAAA")).toBe(429);
});

test("the database stores only hashes of codes", async () => {
  const { name, recoveryCodes } = await withApp();
  const rows = JSON.stringify(
    await shop.services.database.sql.selectFrom("staff_code").selectAll().execute(),
  );
  expect(rows).toContain("recovery");
  for (const code of recoveryCodes) expect(rows).not.toContain(code.replace("-", ""));
  expect(Secret.fromBase32((await accountOf(name)).totp_secret!).buffer.byteLength).toBe(20);
});
