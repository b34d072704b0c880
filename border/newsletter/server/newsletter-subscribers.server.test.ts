import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import {
  day,
  hour,
  mailTexts,
  newAddress,
  openTestNewsletter,
  second,
  subjects,
  unsubscribeTokenOf,
} from "../../../tests/support/newsletter.ts";
import { RefusedConsent } from "./iys.ts";

const newsletter = await openTestNewsletter();

test("a subscriber sees and changes the subscription by the links of the mails", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email, "TR");
  expect(await newsletter.slice.subscriber(token, newsletter.now)).toMatchObject({
    site: "TR",
    status: "SUBSCRIBED",
    consents: [],
  });
  expect(
    await newsletter.slice.update(token, { firstName: "www.example.com" }, newsletter.at),
  ).toBe("refused");
  expect(
    await newsletter.slice.update(token, { firstName: "Ayşe", consents: ["DNE"] }, newsletter.at),
  ).toBe("saved");
  expect(await newsletter.slice.subscriber(token, newsletter.now)).toMatchObject({
    firstName: "Ayşe",
    consents: ["DNE"],
  });
});

test("a consent that is given in the preferences is proven by the words that were shown", async () => {
  const token = await newsletter.subscriber(newAddress());
  await newsletter.slice.update(token, { consents: ["DNE"] }, newsletter.at);
  await newsletter.slice.update(token, { firstName: "Ida" }, newsletter.at);
  const [names, consent] = (await newsletter.events("changed"))
    .map(({ details }) => details)
    .toSorted((one, other) => Object.keys(one).length - Object.keys(other).length);
  expect(names).toEqual(newsletter.at.proof);
  expect(consent).toMatchObject({ ...newsletter.at.proof, consents: ["DNE"], language: "de" });
  const shown = await newsletter.database.sql
    .selectFrom("newsletter_consent_text")
    .select("words")
    .where("version", "=", consent!.consentVersion as string)
    .executeTakeFirst();
  expect(shown?.words).toBe("I agree in DE.");
});

test("20 concurrent requests to unsubscribe end the subscription once, and leave no token with the address", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  const outcomes = await Promise.all(
    Array.from({ length: 20 }, () => newsletter.slice.unsubscribe(token, newsletter.at)),
  );
  expect(new Set(outcomes)).toEqual(new Set(["ended"]));
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.goodbye.subject]);
  expect(await newsletter.slice.subscriber(token, newsletter.now)).toBe("ended");
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
  const stored = await newsletter.database.sql.selectFrom("newsletter_token").selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(email);
});

test("a subscriber's mails go to the address as spelled in the confirmed sign-up", async () => {
  const email = newAddress();
  await newsletter.signUp(email.toUpperCase());
  await newsletter.renderMails();
  newsletter.pass(2 * hour);
  expect(await newsletter.confirm(await newsletter.confirmationFor(email))).toBe("confirmed");
  const [welcome] = await newsletter.renderMails();
  expect(welcome!.to).toBe(email);
  await newsletter.slice.unsubscribe(unsubscribeTokenOf(welcome!), newsletter.at);
  expect(newsletter.waiting.map(({ to }) => to)).toEqual([email]);
});

test("the links of a subscription that has ended change no later sign-up", async () => {
  const email = newAddress();
  const token = await newsletter.subscriber(email);
  await newsletter.slice.unsubscribe(token, newsletter.at);
  await newsletter.signUp(email);
  expect(await newsletter.slice.update(token, { consents: ["DNE"] }, newsletter.at)).toBe(
    "invalid",
  );
});

test("the links of a subscription that has ended say so for 60 days", async () => {
  const token = await newsletter.subscriber(newAddress());
  const unsubscribe = () => newsletter.slice.unsubscribe(token, newsletter.at);
  await unsubscribe();
  newsletter.pass(60 * day - second);
  expect(await unsubscribe()).toBe("ended");
  newsletter.pass(second);
  expect(await unsubscribe()).toBe("invalid");
});

test("a subscriber of a site with a register is entered there on subscribing and unsubscribing", async () => {
  const [email, other] = [newAddress(), newAddress()];
  const token = await newsletter.subscriber(email, "TR");
  await newsletter.slice.unsubscribe(token, newsletter.at);
  expect(subjects(await newsletter.renderMails())).toEqual([
    allSites.TR.texts.newsletterMails.goodbye.subject,
  ]);
  await newsletter.subscriber(other, "TR");
  await newsletter.subscriber(newAddress(), "DE");
  const [tell] = newsletter.slice.jobs;
  // The register fails once: entries of other addresses are sent, and the second entry of this address waits for the first.
  newsletter.enter
    .mockReset()
    .mockRejectedValueOnce(new Error("down"))
    .mockResolvedValue(undefined);
  await tell!.run();
  const entered = () =>
    newsletter.enter.mock.calls.map(
      ([consent]) => consent as { email: string; isConsent: boolean },
    );
  expect(entered()).toMatchObject([
    { email, isConsent: true },
    { email: other, isConsent: true },
  ]);
  newsletter.pass(hour);
  // Several processes run it at once.
  await Promise.all([1, 2, 3].map(() => tell!.run()));
  expect(entered().slice(2)).toMatchObject([
    { email, isConsent: true, happenedAt: new Date("2026-11-22T12:00:00Z") },
    { email, isConsent: false },
  ]);
});

test("the withdrawal of a consent is entered even if the register has refused the consent for good", async () => {
  const token = await newsletter.subscriber(newAddress(), "TR");
  await newsletter.slice.unsubscribe(token, newsletter.at);
  newsletter.enter.mockReset().mockRejectedValueOnce(new RefusedConsent("H174"));
  const [tell] = newsletter.slice.jobs;
  await tell!.run();
  expect(newsletter.enter.mock.calls).toMatchObject([
    [{ isConsent: true }],
    [{ isConsent: false }],
  ]);
  newsletter.pass(day);
  await tell!.run();
  expect(newsletter.enter).toHaveBeenCalledTimes(2);
});

test("a newsletter sign-up that is not confirmed is deleted after 14 days, with its events", async () => {
  const email = newAddress();
  await newsletter.confirmationFor(email);
  newsletter.pass(14 * day - second);
  await newsletter.slice.deleteExpired(newsletter.now);
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("WAITING_FOR_DOI");
  newsletter.pass(second);
  // Several processes run it at once.
  await Promise.all([1, 2, 3].map(() => newsletter.slice.deleteExpired(newsletter.now)));
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("NOT_SUBSCRIBED");
  expect(await newsletter.events()).toEqual([]);
});

test("a newsletter subscription and its proof are not deleted after 20 years", async () => {
  const email = newAddress();
  await newsletter.subscriber(email);
  const before = await newsletter.events("confirmed");
  newsletter.pass(20 * 365 * day);
  await newsletter.slice.deleteExpired(newsletter.now);
  expect(await newsletter.slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
  expect(await newsletter.events("confirmed")).toEqual(before);
});

test("the proof of a newsletter subscription that moved to another address stays after its end", async () => {
  const [from, to] = [newAddress(), newAddress()];
  const token = await newsletter.subscriber(from);
  const { slice, now } = newsletter;
  await slice.moveTo({ site: "DE", from, to, now });
  expect(await slice.unsubscribe(token, newsletter.at)).toBe("ended");
  newsletter.pass(30 * day);
  await slice.deleteExpired(newsletter.now);
  expect(await newsletter.events("changed")).toHaveLength(1);
  expect(await newsletter.events("unsubscribed")).toHaveLength(1);
});

test("ending a removed account's newsletter can be repeated, and spares one that began later", async () => {
  const [email, pending] = [newAddress(), newAddress()];
  await newsletter.subscriber(email);
  const { slice, now: removed } = newsletter;
  await slice.endOf({ site: "DE", email, now: removed });
  await slice.endOf({ site: "DE", email, now: removed });
  expect(subjects(await newsletter.renderMails())).toEqual([mailTexts.goodbye.subject]);
  newsletter.pass(day);
  await newsletter.subscriber(email);
  await newsletter.signUp(pending);
  for (const address of [email, pending])
    await slice.endOf({ site: "DE", email: address, now: removed });
  expect(await slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
  expect(await slice.statusOf(pending, { code: "DE" })).toBe("WAITING_FOR_DOI");
  expect(await newsletter.events("unsubscribed")).toHaveLength(1);
});

test("moving a newsletter to another address can be repeated, and leaves a later subscription of the old address", async () => {
  const [from, to] = [newAddress(), newAddress()];
  await newsletter.subscriber(from);
  const { slice, now } = newsletter;
  await Promise.all([1, 2].map(() => slice.moveTo({ site: "DE", from, to, now })));
  newsletter.pass(second);
  await newsletter.subscriber(from);
  await slice.moveTo({ site: "DE", from, to, now });
  for (const email of [from, to])
    expect(await slice.statusOf(email, { code: "DE" })).toBe("SUBSCRIBED");
  expect(await newsletter.events("changed")).toHaveLength(1);
});

test("after a change of address a newsletter that began at the new one stays, and the old one ends", async () => {
  const [from, to] = [newAddress(), newAddress()];
  await newsletter.subscriber(from);
  const { slice, now: changed } = newsletter;
  newsletter.pass(day);
  const token = await newsletter.subscriber(to);
  await slice.moveTo({ site: "DE", from, to, now: changed });
  expect(await slice.statusOf(from, { code: "DE" })).toBe("NOT_SUBSCRIBED");
  expect(await slice.statusOf(to, { code: "DE" })).toBe("SUBSCRIBED");
  await slice.moveTo({ site: "DE", from: to, to, now: newsletter.now });
  expect(await slice.unsubscribe(token, newsletter.at)).toBe("ended");
});

test("in TR a newsletter subscription is deleted after two years without activity", async () => {
  const [silent, active] = [newAddress(), newAddress()];
  await newsletter.subscriber(silent, "TR");
  const token = await newsletter.subscriber(active, "TR");
  newsletter.pass(365 * day);
  expect(await newsletter.slice.update(token, { consents: [] }, newsletter.at)).toBe("saved");
  newsletter.now = new Date("2028-11-22T11:59:59Z");
  await newsletter.slice.deleteExpired(newsletter.now);
  expect(await newsletter.slice.statusOf(silent, { code: "TR" })).toBe("SUBSCRIBED");
  newsletter.pass(second);
  await Promise.all([1, 2, 3].map(() => newsletter.slice.deleteExpired(newsletter.now)));
  expect(await newsletter.slice.statusOf(silent, { code: "TR" })).toBe("NOT_SUBSCRIBED");
  expect(await newsletter.slice.statusOf(active, { code: "TR" })).toBe("SUBSCRIBED");
  expect(await newsletter.events("stopped")).toHaveLength(1);
  // The register is notified once.
  const entries = await newsletter.database.sql
    .selectFrom("newsletter_register_entry")
    .select(["email", "is_consent"])
    .orderBy("number")
    .execute();
  expect(entries).toEqual([
    { email: silent, is_consent: true },
    { email: active, is_consent: true },
    { email: silent, is_consent: false },
  ]);
});
