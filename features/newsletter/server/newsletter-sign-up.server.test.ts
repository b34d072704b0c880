import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { solutionOf } from "../../../shared/client/solve-challenge.ts";
import type { MailContent } from "../../../shared/mail.ts";
import {
  day,
  hour,
  mailTexts,
  newAddress,
  openTestNewsletter,
  second,
  subjects,
  tokenOf,
  type TestNewsletter,
} from "../../../tests/support/newsletter.ts";
import { signUpLimits } from "./newsletter-limits.ts";
import type { SignUp, SignUpOutcome } from "./newsletter.ts";

let newsletter: TestNewsletter;
beforeAll(async () => {
  newsletter = await openTestNewsletter();
});
afterAll(() => newsletter.close());
beforeEach(() => newsletter.reset());

test("a newsletter sign-up waits for its confirmation, and only then is a subscription with a voucher", async () => {
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

test("a newsletter sign-up of one site is none of another", async () => {
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

test("too many newsletter sign-ups of one network are refused, whatever their addresses", async () => {
  const known = newAddress();
  await newsletter.subscriber(known);
  const { times } = signUpLimits.signUpsOfNetwork;
  const outcomes = await Promise.all(
    Array.from({ length: times + 20 }, () => newsletter.signUp(newAddress(), { ip: "192.0.2.9" })),
  );
  expect(outcomes.filter(({ status }) => status === "accepted")).toHaveLength(times);
  const refused = { status: "tooMany", waitMinutes: 60 };
  for (const email of [known, newAddress()])
    expect(await newsletter.signUp(email, { ip: "192.0.2.9" })).toEqual(refused);
  expect(await newsletter.signUp(known, { ip: "192.0.2.10" })).toEqual({ status: "accepted" });
  newsletter.pass(hour + second);
  expect(await newsletter.signUp(newAddress(), { ip: "192.0.2.9" })).toEqual({
    status: "accepted",
  });
});

test("of a block of addresses no more newsletter sign-ups pass than its limit", async () => {
  const { times } = signUpLimits.signUpsOfNetwork;
  const outcomes = await Promise.all(
    Array.from({ length: 4 * times }, (_, n) =>
      newsletter.signUp(newAddress(), { ip: `2001:db8:1:${(n * 131).toString(16)}::1` }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "accepted")).toHaveLength(3 * times);
});

describe("when too many sign up for the newsletter from everywhere", () => {
  const limits = { ...signUpLimits, signUpsOfAll: { times: 1, minutes: 60 } };
  const signUp = (more: Partial<SignUp> = {}) =>
    newsletter.signUp(newAddress(), more, "DE", newsletter.createSlice({ limits }));

  async function challenge() {
    expect(await signUp()).toEqual({ status: "accepted" });
    const outcome = await signUp();
    expect(outcome).toMatchObject({ status: "crowded", waitMinutes: 60 });
    return (outcome as Extract<SignUpOutcome, { challenge: object }>).challenge;
  }

  test("a browser that does some work signs up all the same, once for each piece of work", async () => {
    const solution = await solutionOf(await challenge());
    expect(await signUp({ solution })).toEqual({ status: "accepted" });
    expect(await signUp({ solution })).toMatchObject({ status: "crowded" });
    expect(await signUp({ solution: "{}" })).toMatchObject({ status: "crowded" });
  });

  test("a browser that the shop has known for a day signs up all the same, a few times", async () => {
    await challenge();
    const known = { knownBrowser: async () => "cart of yesterday" };
    const outcomes = [];
    for (let times = 0; times < 5; times++) outcomes.push((await signUp(known)).status);
    expect(outcomes).toEqual(["accepted", "accepted", "accepted", "crowded", "crowded"]);
  });

  test("the others do not use up the sign-ups of their network", async () => {
    await challenge();
    for (let times = 0; times < signUpLimits.signUpsOfNetwork.times + 5; times++)
      expect(await signUp({ ip: "192.0.2.9" })).toMatchObject({ status: "crowded" });
  });
});

const cutOff = () =>
  newsletter.createSlice({
    requestMail: async () => {
      throw new Error("cut off");
    },
    // No column is filled: the last part of the statement fails.
    mailInsert: () => sql`insert into outgoing_mail default values`,
  });

test("a newsletter sign-up that is cut off at its last step has not happened, and can be repeated", async () => {
  const email = newAddress();
  await expect(newsletter.signUp(email, {}, "DE", cutOff())).rejects.toThrow("outgoing_mail");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
  expect(await newsletter.events()).toEqual([]);
  expect(await newsletter.signUp(email)).toEqual({ status: "accepted" });
});

test("an unsubscription that is cut off at its last step has not happened, and can be repeated", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  await expect(cutOff().unsubscribe(token, newsletter.at)).rejects.toThrow("cut off");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
  expect(await newsletter.events("unsubscribed")).toEqual([]);
  expect(await newsletter.slice.unsubscribe(token, newsletter.at)).toBe("ended");
});

test("an address gets one confirmation mail an hour and three a day on all sites, and the last sign-up of each site is answered", async () => {
  const email = newAddress();
  const start = newsletter.now.getTime();
  const sent: number[] = [];
  const links: string[] = [];
  for (let halfHour = 0; halfHour < 100; halfHour++) {
    if (halfHour < 10) await newsletter.signUp(email, {}, halfHour % 4 < 2 ? "DE" : "AT");
    for (const mail of await newsletter.renderMails()) {
      sent.push((newsletter.now.getTime() - start) / hour);
      links.push(tokenOf(mail));
    }
    newsletter.pass(hour / 2);
  }
  expect(newsletter.waiting).toEqual([]);
  expect(sent.slice(0, 3)).toEqual([0, 1, 2]);
  for (const [index, at] of sent.entries()) {
    expect(at - (sent[index - 1] ?? -Infinity)).toBeGreaterThanOrEqual(1);
    expect(at - (sent[index - 3] ?? -Infinity)).toBeGreaterThanOrEqual(24);
  }
  for (const site of ["DE", "AT"] as const) {
    const states = await Promise.all(links.map((link) => newsletter.signUpOf(link, site)));
    expect(states).toContainEqual(expect.objectContaining({ status: "pending" }));
  }
});

test("a sign-up within an hour of another waits for its mail, which has what was ticked last", async () => {
  const email = newAddress();
  await newsletter.signUp(email);
  const [first] = await newsletter.renderMails();
  for (const consents of [[], ["DNE" as const]]) {
    newsletter.pass(hour / 3);
    const request = { email, consents, origin: "onsite", originAddition: "subsite" };
    await newsletter.signUp(email, { request });
    expect(await newsletter.renderMails()).toEqual([]);
  }
  newsletter.pass(hour / 3 - second);
  expect(await newsletter.renderMails()).toEqual([]);
  newsletter.pass(second);
  const [mail, ...more] = await newsletter.renderMails();
  expect(more).toEqual([]);
  expect(await newsletter.signUpOf(tokenOf(first!))).toBeUndefined();
  expect(await newsletter.signUpOf(tokenOf(mail!))).toMatchObject({ consents: ["DNE"] });
});

test("a sign-up that waits for its mail is over when the mail before confirms", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  newsletter.pass(hour / 2);
  await newsletter.signUp(email);
  await newsletter.renderMails();
  newsletter.pass(hour / 4);
  expect(await newsletter.confirm(token)).toBe("confirmed");
  newsletter.pass(hour);
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.welcome.subject]);
  expect(newsletter.waiting).toEqual([]);
});

test("who signs up again after unsubscribing gets the mail when the hour is over", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  await newsletter.slice.unsubscribe(token, newsletter.at);
  await newsletter.renderMails();
  newsletter.pass(second);
  await newsletter.signUp(email);
  expect(await newsletter.renderMails()).toEqual([]);
  newsletter.pass(hour);
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.confirmation.subject]);
});

test("a subscriber who signs up again is told once in 24 hours that nothing changed", async () => {
  const email = newAddress();
  await newsletter.subscriber(email);
  newsletter.pass(2 * hour);
  await newsletter.subscriber(email, "AT");
  newsletter.pass(2 * hour);
  await newsletter.signUp(email);
  await newsletter.signUp(email);
  await newsletter.signUp(email, {}, "AT");
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.notice.subject]);
  newsletter.pass(23 * hour);
  await newsletter.signUp(email, {}, "AT");
  expect(await newsletter.renderMails()).toEqual([]);
  newsletter.pass(hour);
  await newsletter.signUp(email);
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.notice.subject]);
});

test("a confirmation mail that is tried again is rendered again, and every try's link confirms", async () => {
  const email = newAddress();
  await newsletter.signUp(email);
  const [mail] = newsletter.waiting.splice(0);
  const tries: MailContent[] = [];
  for (let each = 0; each < 3; each++)
    tries.push(
      (await newsletter.slice.mails[mail!.kind]!({
        ...mail!,
        messageId: "<1@x>",
      })) as MailContent,
    );
  expect(subjects(tries)).toEqual(Array(3).fill(mailTexts.confirmation.subject));
  expect(await newsletter.confirm(tokenOf(tries[0]!))).toBe("confirmed");
  expect(await newsletter.confirm(tokenOf(tries[2]!))).toBe("confirmed");
  expect(await newsletter.events("confirmed")).toHaveLength(1);
  expect(await newsletter.renderMails()).toHaveLength(1);
  // Confirmed already: another try of the same mail is no notice either.
  expect(
    await newsletter.slice.mails[mail!.kind]!({ ...mail!, messageId: "<1@x>" }),
  ).toBeUndefined();
});

test.each([
  ["HU", "Kedves Nagy Éva!"],
  ["TR", "Merhaba Éva Nagy,"],
  ["DE", undefined],
] as const)("the newsletter's welcome mail of %s begins with %j", async (site, greeting) => {
  const email = newAddress();
  const names = { firstName: "Éva", lastName: "Nagy", salutation: "MRS" as const };
  await newsletter.signUp(
    email,
    {
      request: {
        email,
        consents: [],
        origin: "onsite",
        originAddition: "subsite",
        ...(site !== "DE" && names),
      },
    },
    site,
  );
  const [confirmation] = await newsletter.renderMails();
  // Another may have filled in the form.
  expect(JSON.stringify(confirmation)).not.toContain("Nagy");
  await newsletter.confirm(tokenOf(confirmation!), site);
  const [welcome] = await newsletter.renderMails();
  const first = welcome!.blocks[0];
  expect(first?.type === "paragraph" && first.text.includes("Nagy") ? first.text : undefined).toBe(
    greeting,
  );
});

test("a welcome mail is not rendered for a subscription that has ended", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  await newsletter.confirm(token);
  const [welcome] = newsletter.waiting;
  await newsletter.database.sql.deleteFrom("newsletter_subscription").execute();
  expect(await newsletter.slice.mails[welcome!.kind]!({ ...welcome!, messageId: "<1@x>" })).toBe(
    undefined,
  );
});
