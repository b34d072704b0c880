import { customerPaths } from "../../shop-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { hashOf } from "../../../platform/security/secrets.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { fill } from "../../../platform/shared/texts/words.ts";
import {
  customerBrowser,
  login,
  password,
  register,
  type CustomerBrowser,
} from "../../../tests/support/customer-browser.ts";
import { customerRow } from "../../../tests/support/customers.ts";
import { elements, wordsOf } from "../../../tests/support/html.ts";
import { openTestShop, type TestShop } from "../../../tests/support/shop.ts";
import { allSites } from "../../sites/all-sites.ts";
import { maxRememberedHours, maxSessionHours } from "../customer-rules.ts";

const hour = 3_600_000;
const start = new Date("2026-11-22T09:00:00Z");
let moment = start.getTime();
let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({ now: () => new Date(moment) });
});
afterAll(() => shop.close());
beforeEach(async () => {
  moment = start.getTime();
  await shop.services.database.sql.deleteFrom("rate_limit").execute();
});

const firefox = "Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0";
const safari =
  "Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1";
const browser = (userAgent?: string, site?: string) => customerBrowser(shop, site, userAgent);
const page = async (visitor: CustomerBrowser) => (await visitor.get(customerPaths.sessions)).body;
const buttons = (body: string) => elements(body, "button").filter(({ name }) => name === "end");
const end = (visitor: CustomerBrowser, which = "") =>
  visitor.submit(customerPaths.sessions, { end: which });
const { customer: texts } = allSites.DE.texts;

test.each(siteCodes)(
  "the page of sessions of %s names browsers, times and the current session in words",
  async (code) => {
    const { texts, site } = allSites[code];
    const { device, thisDevice, unknownDevice, sessionsIntro, noOtherSessions } = texts.customer;
    const [one, other] = [browser(firefox, code), browser("<b>curl", code)];
    const email = await register(one);
    expect(wordsOf(await page(one))).toContain(wordsOf(noOtherSessions));
    moment += hour;
    await login(other, email);
    const body = await page(one);
    for (const words of [
      thisDevice,
      unknownDevice,
      sessionsIntro,
      fill(device, { browser: "Firefox", system: "Windows" }),
    ])
      expect(wordsOf(body)).toContain(wordsOf(words));
    expect(elements(body, "html")[0]?.lang).toBe(site.locale);
    expect(body).not.toContain("curl");
    expect(elements(body, "time").map(({ datetime }) => datetime)).toEqual(
      [0, 1, 1, 1].map((hours) => new Date(start.getTime() + hours * hour).toISOString()),
    );
    expect(buttons(body).map((button) => button["aria-label"])).toEqual([
      fill(texts.customer.endSessionOf, { device: unknownDevice }),
      undefined,
    ]);
  },
);

test("the page of sessions shows no secret", async () => {
  const visitor = browser();
  const email = await register(visitor, { remember: "yes" });
  await login(browser(), email, { remember: "yes" });
  const body = await page(visitor);
  const { sql } = shop.services.database;
  const rows = [
    ...(await sql.selectFrom("customer_session").selectAll().execute()),
    ...(await sql.selectFrom("login_token").selectAll().execute()),
  ];
  const secrets = [
    ...visitor.jar.values(),
    ...rows.flatMap((row) =>
      "id_hash" in row ? row.id_hash : [row.selector, row.validator_hash, row.rotation_key],
    ),
  ];
  for (const secret of secrets) expect(body).not.toContain(secret);
  expect(buttons(body)).toHaveLength(2);
});

test("the page of sessions needs the password, and does not open for a remembered browser", async () => {
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  visitor.jar.delete("kontorSession");
  expect(await visitor.status()).toBe("REMEMBERED");
  for (const response of [await visitor.get(customerPaths.sessions), await end(visitor, "others")])
    expect(response.headers.location).toBe(
      `${customerPaths.account}?${new URLSearchParams({ next: customerPaths.sessions })}`,
    );
});

test("the page of sessions lists a session of an earlier release", async () => {
  const visitor = browser();
  const email = await register(visitor);
  const { sql } = shop.services.database;
  const { id } = await customerRow(shop, email);
  await sql
    .insertInto("customer_session")
    .values({
      id_hash: hashOf("early"),
      customer_id: id,
      selector: null,
      expires_at: new Date(moment + hour),
    })
    .execute();
  expect(buttons(await page(visitor))).toHaveLength(2);
});

/** Creates three browsers of one customer; two of them are remembered, the last one is not logged in. */
async function threeBrowsers() {
  const [one, other, phone] = [browser(firefox), browser(), browser(safari)];
  const email = await register(one, { remember: "yes" });
  await login(other, email);
  await login(phone, email, { remember: "yes" });
  phone.jar.delete("kontorSession");
  return { one, other, phone };
}
const statuses = (...browsers: CustomerBrowser[]) =>
  Promise.all(browsers.map((each) => each.status()));

test("ending a remembered session from the list keeps the current one", async () => {
  const { one, other, phone } = await threeBrowsers();
  moment += 3 * hour;
  // The phone's session has ended; its browser is remembered.
  const email = wordsOf((await one.get(customerPaths.account)).body);
  expect(email).toContain(texts.rememberedIntro);
  await one.submit(customerPaths.login, { password, remember: "yes" });
  const body = await page(one);
  expect(wordsOf(body)).toContain(texts.onlyRemembered);
  const [ofPhone] = buttons(body);
  expect(ofPhone?.["aria-label"]).toContain("Safari");
  const response = await end(one, ofPhone?.value);
  const after = await one.get(response.headers.location!);
  expect(wordsOf(after.body)).toContain(texts.done.sessionEnded);
  expect(await statuses(one, other, phone)).toEqual(["LOGGED_IN", "LOGGED_OUT", "LOGGED_OUT"]);
});

test("ending all other sessions ends them, whether logged in or remembered", async () => {
  const { one, other, phone } = await threeBrowsers();
  const response = await end(one, "others");
  expect(wordsOf((await one.get(response.headers.location!)).body)).toContain(
    texts.done.otherSessionsEnded,
  );
  expect(await statuses(one, other, phone)).toEqual(["LOGGED_IN", "LOGGED_OUT", "LOGGED_OUT"]);
  one.jar.delete("kontorSession");
  expect(await one.status()).toBe("REMEMBERED");
});

test("a session of another customer cannot be ended", async () => {
  const [one, stranger] = [browser(), browser()];
  const email = await register(one);
  await login(browser(), email);
  const [id] = buttons(await page(one));
  await register(stranger);
  for (const sent of [id?.value, "'; delete", "", "others"])
    expect((await end(stranger, sent)).statusCode).toBe(303);
  expect(buttons(await page(one))).toHaveLength(2);
});

test("a session ends a day after its login, also while it is used", async () => {
  const visitor = browser();
  await register(visitor);
  for (let used = 1; used < maxSessionHours; used++) {
    moment += hour;
    expect(await visitor.status()).toBe("LOGGED_IN");
  }
  moment += hour;
  expect(await visitor.status()).toBe("LOGGED_OUT");
});

test("a browser is remembered for half a year after its login, also while it comes back", async () => {
  const visitor = browser();
  await register(visitor, { remember: "yes" });
  const step = 20 * 24 * hour;
  for (let passed = step; passed < maxRememberedHours * hour; passed += step) {
    moment += step;
    expect(await visitor.status()).toBe("REMEMBERED");
  }
  moment += step;
  expect(await visitor.status()).toBe("LOGGED_OUT");
});
