import { expect, test } from "vitest";
import type { MailContent } from "../../../platform/shared/mail.ts";
import {
  hour,
  mailTexts,
  newAddress,
  openTestNewsletter,
  second,
  subjects,
  tokenOf,
} from "../../../tests/support/newsletter.ts";

const newsletter = await openTestNewsletter();

test("an address gets one confirmation mail an hour and three a day over all sites, for the last sign-up of each", async () => {
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

test("the mail for a second sign-up within an hour waits, and has the consents ticked last", async () => {
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

test("a waiting sign-up ends when an earlier mail is confirmed", async () => {
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

test("a sign-up after unsubscribing gets its mail when the hour is over", async () => {
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

test("a retried confirmation mail is rendered again, and the links of all attempts confirm", async () => {
  const email = newAddress();
  await newsletter.signUp(email);
  const [mail] = newsletter.waiting.splice(0);
  const tries: MailContent[] = [];
  for (let each = 0; each < 3; each++)
    tries.push((await newsletter.renderMail(mail!)) as MailContent);
  expect(subjects(tries)).toEqual(Array(3).fill(mailTexts.confirmation.subject));
  expect(await newsletter.confirm(tokenOf(tries[0]!))).toBe("confirmed");
  expect(await newsletter.confirm(tokenOf(tries[2]!))).toBe("confirmed");
  expect(await newsletter.events("confirmed")).toHaveLength(1);
  expect(await newsletter.renderMails()).toHaveLength(1);
  // Confirmed already: retrying the mail sends no notice either.
  expect(await newsletter.renderMail(mail!)).toBeUndefined();
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
  // Someone else may have filled in the form.
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
  expect(await newsletter.renderMail(welcome!)).toBe(undefined);
});
