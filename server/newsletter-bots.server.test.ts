import { newsletterApi, newsletterPaths } from "../border/border-paths.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  newsletterFields,
  renderTokenHeader,
  renderTokenLife,
} from "../border/newsletter/newsletter-contract.ts";
import { siteCodes } from "../shop/sites/site-codes.ts";
import { randomIntegers } from "../tests/support/seed.ts";
import { openTestShop, type TestShop } from "../tests/support/shop.ts";

/**
 * Number of posts of bots, to the API and to the page without JavaScript; NEWSLETTER_BOTS overrides it (`npm run test:long` sets
 * more). Each post lacks something that a form has, or has something that no form sends.
 */
const posts = Number(process.env.NEWSLETTER_BOTS ?? 300);

let shop: TestShop;
const now = new Date("2026-11-25T12:00:00Z");
beforeAll(async () => {
  shop = await openTestShop({ now: () => now });
});
afterAll(() => shop.close());

const oddities = [
  "",
  " ",
  "\0",
  "\ud83d",
  "\u202eida",
  "' or 1=1 --",
  "${7*7}{{7*7}}",
  "<script>alert(1)</script>",
  "https://casino.example/?win=1",
  "ida@example.com,eve@example.com",
  "ida@example.com\r\nBcc: eve@example.com",
  "%00%0d%0a",
  "__proto__",
  "0".repeat(2_000),
  "💌".repeat(400),
  null,
  true,
  -0.5e300,
  [],
  ["ida@example.com"],
  { toString: "ida@example.com" },
];
const types = [
  "application/json",
  "application/x-www-form-urlencoded",
  "multipart/form-data; boundary=x",
  "text/plain",
  "application/json; charset=utf-7",
  "x",
];

test(`${posts} posts of bots get answers, but no mail, and break nothing`, async () => {
  const below = randomIntegers();
  const pick = <T>(list: readonly T[]): T => list[below(list.length)]!;
  const tokenOfAge = (age: number) =>
    shop.services.newsletter.renderToken(new Date(now.getTime() - age));
  const good = await tokenOfAge(60_000);
  const badTokens = [
    await tokenOfAge(0),
    await tokenOfAge(renderTokenLife.min - 1),
    await tokenOfAge(renderTokenLife.max + 1),
    await tokenOfAge(-60_000),
    good.replace(/\d/, "9"),
    good.slice(0, -1),
    `${good}${good}`,
    "x".repeat(5_000),
    "",
  ];

  /** Returns a person's sign-up, as complete as a bot can make it, with one thing that no person sends. */
  function fields(): { token: string; sent: Record<string, unknown> } {
    const sent: Record<string, unknown> = {
      email: `bot${below(1_000)}@example.com`,
      salutation: "MR",
      firstName: "Bot",
      lastName: "Net",
      consents: [],
      origin: "onsite",
      originAddition: "subsite",
    };
    for (let odd = below(4); odd > 0; odd--)
      sent[pick([...Object.keys(sent), "__proto__", "constructor", "site"])] = pick(oddities);
    if (below(2) === 0) return { token: pick(badTokens), sent };
    // With a valid token, the address must be invalid, or not even text.
    return { token: good, sent: { ...sent, email: pick(oddities) } };
  }

  function apiPost() {
    const { token, sent } = fields();
    const body = JSON.stringify(sent);
    return {
      url: newsletterApi.subscribers(pick(["private", "internal"])),
      headers: {
        "content-type": below(3) > 0 ? "application/json" : pick(types),
        [renderTokenHeader]: token,
      },
      payload: below(5) > 0 ? body : body.slice(0, below(body.length)),
    };
  }

  function pagePost() {
    const { token, sent } = fields();
    const isCaught = below(3) === 0;
    const form = new URLSearchParams(
      Object.entries(sent).map(([name, value]) => [
        name,
        typeof value === "string" ? value : JSON.stringify(value),
      ]),
    );
    form.set(newsletterFields.renderToken, isCaught ? good : token);
    if (isCaught) form.set(newsletterFields.honeypot, "bot@example.com");
    // A value that was not text may become a valid address when it is converted to text.
    else if (token === good) form.set("email", pick(["", "bot", "a@b", "a@x.example,b@x.example"]));
    return {
      url: newsletterPaths.form,
      headers: {
        "content-type": below(4) > 0 ? "application/x-www-form-urlencoded" : pick(types),
      },
      payload: form.toString(),
    };
  }

  const statuses = new Map<number, number>();
  for (let post = 0; post < posts; post++) {
    const { headers, ...request } = below(2) === 0 ? apiPost() : pagePost();
    const { statusCode, body } = await shop.app.inject({
      ...request,
      method: "POST",
      headers: {
        host: shop.host(pick(siteCodes)),
        "user-agent": pick(["curl/8", "", "x".repeat(3_000)]),
        referer: pick(["https://casino.example/", "x", "javascript:1"]),
        ...headers,
      },
      remoteAddress: `10.${below(256)}.${below(256)}.${below(256)}`,
    });
    const what = `post ${post}: ${JSON.stringify(request)} was answered with ${statusCode} ${body}`;
    expect(statusCode < 500 || statusCode === 503, what).toBe(true);
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  }
  // The posts reached the rules of the form, not only the body parser.
  expect([...statuses.keys()]).toEqual(expect.arrayContaining([200, 400]));
  const { sql: database } = shop.services.database;
  for (const table of ["newsletter_subscription", "newsletter_event", "outgoing_mail"]) {
    const { rows } = await sql`select 1 from ${sql.table(table)}`.execute(database);
    expect(rows, table).toEqual([]);
  }
});
