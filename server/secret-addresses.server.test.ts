import { newsletterApi, newsletterPaths } from "../border/border-paths.ts";
import { customerPaths, withdrawalPaths } from "../shop/shop-paths.ts";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { newSecret } from "../platform/security/secrets.ts";
import { allSites } from "../shop/sites/all-sites.ts";
import { collectLog } from "../tests/support/collected-log.ts";
import { customerBrowser, linkIn, password } from "../tests/support/customer-browser.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/** A reader of the log, or of what browsers send to other servers, cannot open the links of a mail. */

const { logged, logTo } = collectLog();
let shop: TestShop;
/** Responses of the secret addresses that a test opened. */
let opened: { path: string; referrerPolicy: unknown }[];
let registered: ReturnType<typeof customerBrowser>;
const email = "eva@example.com";

beforeAll(async () => {
  shop = await openTestShop({ logTo, logLevel: "trace" });
  registered = customerBrowser(shop);
  await registered.submit(customerPaths.register, {
    firstName: "Eva",
    lastName: "Groß",
    email,
    password,
  });
});
beforeEach(() => {
  opened = [];
});
afterAll(() => shop.close());

/** Opens a page and sends its form, in a fresh browser, twice: the second time the link has been used up. */
async function openTwice(path: string, fields: Record<string, string> = {}) {
  const browser = customerBrowser(shop);
  for (const response of [
    await browser.get(path),
    await browser.submit(path, fields),
    await browser.get(path),
    await browser.submit(path, fields),
  ])
    opened.push({ path, referrerPolicy: response.headers["referrer-policy"] });
}

/**
 * Returns the paths of opened secrets that leaked, into a log line of any level or to the next server in the Referer header, and
 * unexpected warnings.
 */
function leaks(): string[] {
  const log = logged.join("");
  expect(log).toContain("answered");
  expect(opened).not.toHaveLength(0);
  const inLog = opened.filter(({ path }) => log.includes(path.split("/").at(-1)!));
  const inReferrer = opened.filter(
    ({ referrerPolicy }) => !/^(strict-origin|no-referrer)$/.test(String(referrerPolicy)),
  );
  // Slow responses of a busy machine are not a finding.
  const warnings = logged.filter((line) => {
    const { level, msg } = JSON.parse(line) as { level: number; msg: string };
    return level >= 40 && msg !== "answer slow";
  });
  return [...[...inLog, ...inReferrer].map(({ path }) => path), ...warnings];
}

test("the log shows no link of an account's mails, also when the link works no more", async () => {
  await openTwice(linkIn(await shop.mailTo(email)), { password });
  await customerBrowser(shop).submit(customerPaths.forgotten, { email });
  const reset = linkIn(await shop.mailTo(email, 1));
  expect((await registered.get(reset)).statusCode).toBe(200);
  await openTwice(reset, { newPassword: "Kaffee am Hafen" });
  await openTwice(`${customerPaths.confirmEmail}/${newSecret()}`);
  expect(leaks()).toEqual([]);
});

test("the log shows no link of the newsletter's mails", async () => {
  const { newsletter } = shop.services;
  await newsletter.subscribe({
    site: allSites.DE.site,
    request: { email: "ida@example.com", consents: [], origin: "", originAddition: "" },
    ip: "192.0.2.1",
    userAgent: "",
    formPath: "",
    renderToken: await newsletter.renderToken(new Date(Date.now() - 10_000)),
    knownBrowser: async () => undefined,
    now: new Date(),
  });
  const secretOf = ({ text }: { text: string }) => /\/([\w-]{43})\b/.exec(text)![1]!;
  await openTwice(`${newsletterPaths.confirm}/${secretOf(await shop.mailTo("ida@example.com"))}`);
  const secret = secretOf(await shop.mailTo("ida@example.com", 1));
  await customerBrowser(shop).get(newsletterApi.subscriber(secret));
  await openTwice(`${newsletterPaths.preferences}/${secret}`);
  await openTwice(`${newsletterPaths.unsubscribe}/${secret}`);
  expect(leaks()).toEqual([]);
});

test("the log shows no address of a withdrawal's receipt", async () => {
  const sent = await customerBrowser(shop).submit(withdrawalPaths.form, {
    name: "Ida Test",
    contract: "4711",
    email: "ida@example.com",
    step: "confirm",
    key: newSecret(),
  });
  expect(sent.statusCode).toBe(303);
  const path = String(sent.headers.location);
  const { headers } = await customerBrowser(shop).get(path);
  opened.push({ path, referrerPolicy: headers["referrer-policy"] });
  expect(leaks()).toEqual([]);
});
