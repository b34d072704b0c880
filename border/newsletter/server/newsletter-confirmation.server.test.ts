import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import {
  day,
  hour,
  newAddress,
  openTestNewsletter,
  proof,
  second,
  tokenOf,
  unsubscribeTokenOf,
} from "../../../tests/support/newsletter.ts";

const newsletter = await openTestNewsletter();

test("100 concurrent confirmations of a newsletter have the effect of one: one event, one voucher, one mail", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  const outcomes = await Promise.all(Array.from({ length: 100 }, () => newsletter.confirm(token)));
  expect(new Set(outcomes)).toEqual(new Set(["confirmed"]));
  expect(await newsletter.events("confirmed")).toHaveLength(1);
  const holders = newsletter.issue.mock.calls.map(([{ holder }]) => holder);
  expect(new Set(holders).size).toBe(1);
  expect(newsletter.waiting).toHaveLength(1);
});

test("addresses that differ only after a plus get one newsletter voucher", async () => {
  const [name, domain] = newAddress().split("@");
  for (const address of [`${name}@${domain}`, `${name}+shop@${domain}`, `${name}+a+b@${domain}`])
    await newsletter.subscriber(address);
  await newsletter.subscriber(newAddress());
  const [own, withLabel, withTwo, other] = newsletter.issue.mock.calls.map(
    ([{ holder }]) => holder,
  );
  expect([withLabel, withTwo]).toEqual([own, own]);
  expect(other).not.toBe(own);
});

test("opening the page of a newsletter confirmation confirms nothing", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  for (let scanner = 0; scanner < 3; scanner++)
    expect(await newsletter.signUpOf(token)).toEqual({
      status: "pending",
      maskedEmail: expect.stringMatching(/^I…\d@example\.com$/),
      consents: [],
    });
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
});

test.each(["", "x", "a".repeat(43), "../../etc/passwd", "%00", "a".repeat(200)])(
  "the invalid newsletter token $0 confirms, shows, changes and ends nothing",
  async (token) => {
    expect(await newsletter.signUpOf(token)).toBeUndefined();
    expect(await newsletter.confirm(token)).toBe("invalid");
    expect(await newsletter.slice.subscriber(token, newsletter.now)).toBeUndefined();
    expect(await newsletter.slice.unsubscribe(token, newsletter.at)).toBe("invalid");
    expect(await newsletter.slice.update(token, {}, newsletter.at)).toBe("invalid");
  },
);

test("a token of another site or for another purpose confirms no newsletter", async () => {
  const token = await newsletter.confirmationFor(newAddress());
  expect(await newsletter.signUpOf(token, "AT")).toBeUndefined();
  expect(await newsletter.confirm(token, "AT")).toBe("invalid");
  expect(await newsletter.slice.unsubscribe(token, newsletter.at)).toBe("invalid");
  const links = await newsletter.subscriber(newAddress());
  expect(await newsletter.confirm(links)).toBe("invalid");
});

test("a newsletter subscription stays when a move to its own address is confirmed", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  await newsletter.slice.unsubscribe(token, newsletter.at);
  await newsletter.renderMails();
  newsletter.pass(2 * hour);
  await newsletter.confirmationFor(email);
  newsletter.pass(2 * hour);
  await newsletter.signUp(email, { movesWith: token });
  const [mail] = await newsletter.renderMails();
  expect(await newsletter.confirm(tokenOf(mail!))).toBe("confirmed");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
});

test("a newsletter sign-up can be confirmed for 72 hours", async () => {
  const token = await newsletter.confirmationFor(newAddress());
  newsletter.pass(72 * hour - second);
  expect(await newsletter.signUpOf(token)).toBeDefined();
  newsletter.pass(second);
  expect(await newsletter.signUpOf(token)).toBeUndefined();
  expect(await newsletter.confirm(token)).toBe("invalid");
});

test("the link of an earlier confirmation mail confirms no newsletter", async () => {
  const email = newAddress();
  const earlier = await newsletter.confirmationFor(email);
  newsletter.pass(2 * hour);
  const later = await newsletter.confirmationFor(email);
  expect(await newsletter.confirm(earlier)).toBe("invalid");
  expect(await newsletter.confirm(later)).toBe("confirmed");
});

test("a confirmation link reports the state of its subscription until 60 days after its end", async () => {
  const token = await newsletter.confirmationFor(newAddress());
  await newsletter.confirm(token);
  const [welcome] = await newsletter.renderMails();
  newsletter.pass(400 * day);
  await newsletter.slice.deleteExpired(newsletter.now);
  expect(await newsletter.signUpOf(token)).toEqual({ status: "confirmed" });
  await newsletter.slice.unsubscribe(unsubscribeTokenOf(welcome!), newsletter.at);
  expect(await newsletter.signUpOf(token)).toEqual({ status: "ended" });
  expect(await newsletter.confirm(token)).toBe("ended");
  newsletter.pass(60 * day);
  expect(await newsletter.signUpOf(token)).toBeUndefined();
  expect(await newsletter.confirm(token)).toBe("invalid");
});

test("a used confirmation link holds neither address nor names", async () => {
  const token = await newsletter.confirmationFor(newAddress());
  await newsletter.confirm(token);
  const { email, profile } = await newsletter.database.sql
    .selectFrom("newsletter_token")
    .selectAll()
    .where("mail", "=", "confirmation")
    .executeTakeFirstOrThrow();
  expect({ email, profile }).toEqual({ email: null, profile: null });
});

test("an immutable proof of a newsletter confirmation has what was shown, sent and done", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  await newsletter.confirm(token);
  const [asked] = await newsletter.events("requested");
  const [done] = await newsletter.events("confirmed");
  expect(asked!.details).toMatchObject({
    ip: expect.stringContaining("2001:db8:"),
    userAgent: "Firefox",
    formPath: "https://de.example/subscribenewsletter",
    language: "de",
  });
  expect(done!.details).toMatchObject({
    ...proof,
    request: asked!.id,
    messageId: "<0@x>",
    templateHash: expect.stringMatching(/^[\w-]{43}$/),
    token: expect.stringMatching(/^[\w-]{43}$/),
  });
  const shown = await newsletter.database.sql
    .selectFrom("newsletter_consent_text")
    .select("words")
    .where("version", "=", asked!.details.consentVersion as string)
    .executeTakeFirst();
  expect(shown?.words).toBe("I agree in DE.");
  await expect(
    newsletter.database.sql
      .updateTable("newsletter_event")
      .set({ happened_at: newsletter.now })
      .execute(),
  ).rejects.toThrow("proof");
  await expect(
    newsletter.database.sql.deleteFrom("newsletter_event").where("id", "=", done!.id).execute(),
  ).rejects.toThrow("proof");
});

test("a newsletter confirmation that fails at any step changes nothing, and can be repeated", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  const cut = async () => {
    throw new Error("cut off");
  };
  newsletter.issue.mockImplementationOnce(cut);
  await expect(newsletter.confirm(token)).rejects.toThrow("cut off");
  const without = newsletter.createSlice({ requestMail: cut });
  const at = { site: allSites.DE.site, ...newsletter.at };
  await expect(without.confirm(token, at)).rejects.toThrow("cut off");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
  expect(await newsletter.confirm(token)).toBe("confirmed");
});
