import { describe, expect, test } from "vitest";
import { solutionOf } from "../../../platform/client/solve-challenge.ts";
import { hour, newAddress, openTestNewsletter, second } from "../../../tests/support/newsletter.ts";
import { signUpLimits } from "./newsletter-limits.ts";
import type { SignUp, SignUpOutcome } from "./newsletter.ts";

const newsletter = await openTestNewsletter();

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

test("newsletter sign-ups of a block of addresses are limited", async () => {
  const { times } = signUpLimits.signUpsOfNetwork;
  const outcomes = await Promise.all(
    Array.from({ length: 4 * times }, (_, n) =>
      newsletter.signUp(newAddress(), { ip: `2001:db8:1:${(n * 131).toString(16)}::1` }),
    ),
  );
  expect(outcomes.filter(({ status }) => status === "accepted")).toHaveLength(3 * times);
});

describe("when too many networks sign up for the newsletter", () => {
  const limits = { ...signUpLimits, signUpsOfAll: { times: 1, minutes: 60 } };
  const signUp = (more: Partial<SignUp> = {}) =>
    newsletter.signUp(newAddress(), more, "DE", newsletter.createSlice({ limits }));

  async function challenge() {
    expect(await signUp()).toEqual({ status: "accepted" });
    const outcome = await signUp();
    expect(outcome).toMatchObject({ status: "crowded", waitMinutes: 60 });
    return (outcome as Extract<SignUpOutcome, { challenge: object }>).challenge;
  }

  test("beyond the limit a browser signs up once for each proof of work", async () => {
    const solution = await solutionOf(await challenge());
    expect(await signUp({ solution })).toEqual({ status: "accepted" });
    expect(await signUp({ solution })).toMatchObject({ status: "crowded" });
    expect(await signUp({ solution: "{}" })).toMatchObject({ status: "crowded" });
  });

  test("beyond the limit a browser that the shop has known for a day signs up a few times", async () => {
    await challenge();
    const known = { knownBrowser: async () => "cart of yesterday" };
    const outcomes = [];
    for (let times = 0; times < 5; times++) outcomes.push((await signUp(known)).status);
    expect(outcomes).toEqual(["accepted", "accepted", "accepted", "crowded", "crowded"]);
  });

  test("refused sign-ups do not count for their network", async () => {
    await challenge();
    for (let times = 0; times < signUpLimits.signUpsOfNetwork.times + 5; times++)
      expect(await signUp({ ip: "192.0.2.9" })).toMatchObject({ status: "crowded" });
  });
});
