import { expect, test } from "vitest";
import { hour, newAddress, openTestNewsletter } from "../../../tests/support/newsletter.ts";
import { bounceHours } from "./newsletter-limits.ts";

const newsletter = await openTestNewsletter();

const status = (email: string) => newsletter.slice.statusOf(email, { code: "DE" });
const bounce = (to: string) => newsletter.slice.noteUnknownRecipient({ to });

test("a sign-up ends when the mail server rejects its address as unknown, which gets no mail for a day", async () => {
  const email = newAddress();
  const token = await newsletter.confirmationFor(email);
  expect(await status(email)).toBe("WAITING_FOR_DOI");
  await bounce(email.toUpperCase());
  expect(await status(email)).toBe("NOT_SUBSCRIBED");
  expect(await newsletter.confirm(token)).toBe("invalid");
  expect(await newsletter.events("bounced")).toHaveLength(1);
  newsletter.pass((bounceHours - 1) * hour);
  expect(await newsletter.signUp(email)).toEqual({ status: "accepted" });
  expect(await newsletter.renderMails()).toEqual([]);
  newsletter.pass(2 * hour);
  await newsletter.signUp(email);
  expect(await newsletter.renderMails()).toHaveLength(1);
});

test("a bounce does not end a confirmed subscription", async () => {
  const email = newAddress();
  await newsletter.subscriber(email);
  await bounce(email);
  expect(await status(email)).toBe("SUBSCRIBED");
  expect(await newsletter.events("bounced")).toEqual([]);
});

test("a bounce of an address that never signed up changes nothing", async () => {
  await bounce(newAddress());
  expect(await newsletter.events()).toEqual([]);
});
