import { sql } from "kysely";
import { expect, test } from "vitest";
import {
  day,
  mailTexts,
  newAddress,
  openTestNewsletter,
  second,
  tokenOf,
} from "../../../tests/support/newsletter.ts";

const newsletter = await openTestNewsletter();

test("a newsletter sign-up becomes a subscription with a voucher only when it is confirmed", async () => {
  const email = newAddress();
  const status = () => newsletter.slice.statusOf(email, { code: "DE" });
  expect(await status()).toBe("NOT_SUBSCRIBED");
  await newsletter.signUp(email);
  const mails = await newsletter.renderMails();
  expect(mails).toMatchObject([{ to: email, subject: mailTexts.confirmation.subject }]);
  expect(await status()).toBe("WAITING_FOR_DOI");
  expect(newsletter.issue).not.toHaveBeenCalled();
  expect(await newsletter.confirm(tokenOf(mails[0]!))).toBe("confirmed");
  expect(await status()).toBe("SUBSCRIBED");
  expect(newsletter.issue).toHaveBeenCalledOnce();
  expect(await newsletter.renderMails()).toMatchObject([
    { to: email, subject: mailTexts.welcome.subject, unsubscribe: expect.anything() },
  ]);
});

test("a newsletter sign-up counts for one site only", async () => {
  const email = newAddress();
  await newsletter.subscriber(email);
  expect(await newsletter.slice.statusOf(email, { code: "AT" })).toBe("NOT_SUBSCRIBED");
});

test("a newsletter sign-up leaves the same rows for a new, a waiting and a subscribed address", async () => {
  const [known, asked, fresh] = [newAddress(), newAddress(), newAddress()];
  await newsletter.subscriber(known);
  await newsletter.signUp(asked);
  await newsletter.renderMails();
  const statements = [];
  for (const email of [known, asked, fresh]) {
    const before = (await newsletter.events("requested")).length;
    expect(await newsletter.signUp(email)).toEqual({ status: "accepted" });
    statements.push([
      (await newsletter.events("requested")).length - before,
      newsletter.waiting.splice(0).length,
    ]);
  }
  expect(statements).toEqual([
    [1, 1],
    [1, 1],
    [1, 1],
  ]);
});

test.each([
  "",
  "@",
  "ida",
  "ida@example",
  "ida@@example.com",
  "ida@example.com,eva@example.com",
  "ida@example.com;eva@example.com",
  "ida@example.com eva@example.com",
  "Ida <ida@example.com>",
  "ida@example.com\r\nBcc: eva@example.com",
  "ida\0@example.com",
  '"ida"@example.com',
  "ida(x)@example.com",
  "ida@[192.0.2.1]",
  "ida@192.0.2.1",
  "ida..b@example.com",
  `${"i".repeat(65)}@example.com`,
  `ida@${"a.".repeat(130)}com`,
  `${"a.".repeat(60)}a`,
])(
  "a newsletter sign-up of $0 is refused as an address that can never receive mail",
  async (email) => {
    expect(await newsletter.signUp(email)).toEqual({ status: "invalidEmail" });
    expect(newsletter.waiting).toEqual([]);
  },
);

test.each([
  ["a name with an address", { firstName: "Win at www.example.com" }],
  ["a name of 41 characters", { lastName: "x".repeat(41) }],
  ["a name with markup", { firstName: "<b>" }],
  ["no name where the site needs one", { lastName: "" }],
])("a newsletter sign-up with %s is refused", async (_what, fields) => {
  const request = {
    email: newAddress(),
    salutation: "MRS" as const,
    firstName: "Ida",
    lastName: "Kovács",
    consents: [],
    origin: "",
    originAddition: "",
  };
  expect(await newsletter.signUp("", { request }, "HU")).toEqual({ status: "accepted" });
  expect(await newsletter.signUp("", { request: { ...request, ...fields } }, "HU")).toEqual({
    status: "refused",
  });
});

test("a newsletter sign-up keeps the case of the address for the mail, and compares without it", async () => {
  const email = newAddress();
  await newsletter.subscriber(email);
  expect(await newsletter.slice.statusOf(email.toLowerCase(), { code: "DE" })).toBe("SUBSCRIBED");
  await newsletter.signUp(email.toUpperCase());
  expect(newsletter.waiting[0]!.to).toMatch(/^IDA\d+@example\.com$/);
});

test.each([
  ["none", async () => undefined],
  ["an invented one", async () => `${newsletter.now.getTime() - 10 * second}.${"a".repeat(43)}`],
  [
    "one of a moment ago",
    () => newsletter.slice.renderToken(new Date(newsletter.now.getTime() - second)),
  ],
  [
    "one of yesterday",
    () => newsletter.slice.renderToken(new Date(newsletter.now.getTime() - day - second)),
  ],
  ["one of tomorrow", () => newsletter.slice.renderToken(new Date(newsletter.now.getTime() + day))],
])(
  "a newsletter sign-up needs the token of a form that was shown: %s is refused",
  async (_which, token) => {
    expect(await newsletter.signUp(newAddress(), { renderToken: await token() })).toEqual({
      status: "refused",
    });
    expect(newsletter.waiting).toEqual([]);
  },
);

const cutOff = () =>
  newsletter.createSlice({
    requestMail: async () => {
      throw new Error("cut off");
    },
    // Without values the last part of the statement fails.
    mailInsert: () => sql`insert into outgoing_mail default values`,
  });

test("a newsletter sign-up that fails at its last step changes nothing, and can be repeated", async () => {
  const email = newAddress();
  await expect(newsletter.signUp(email, {}, "DE", cutOff())).rejects.toThrow("outgoing_mail");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
  expect(await newsletter.events()).toEqual([]);
  expect(await newsletter.signUp(email)).toEqual({ status: "accepted" });
});

test("an unsubscription that fails at its last step changes nothing, and can be repeated", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  await expect(cutOff().unsubscribe(token, newsletter.at)).rejects.toThrow("cut off");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
  expect(await newsletter.events("unsubscribed")).toEqual([]);
  expect(await newsletter.slice.unsubscribe(token, newsletter.at)).toBe("ended");
});
