import { newsletterApi } from "../border/border-paths.ts";
import { expect, test } from "vitest";
import { invalidEmailProblem, tooManyProblem } from "../border/newsletter/newsletter-contract.ts";
import { signUpLimits } from "../border/newsletter/server/newsletter-limits.ts";
import { newAddress, openNewsletterShop } from "../tests/support/newsletter-shop.ts";

const { shop, send, renderToken, signUp } = await openNewsletterShop();

test("a sign-up with an address that can never receive mail is refused in both variants of the API", async () => {
  for (const variant of ["private", "internal"] as const) {
    const response = await send("POST", newsletterApi.subscribers(variant), {
      body: { email: "ida@example" },
      "x-kontor-render-token": await renderToken(),
    });
    expect(response.statusCode).toBe(422);
    expect(response.headers["content-type"]).toContain("application/problem+json");
    expect(response.json()).toMatchObject({ type: invalidEmailProblem, status: 422 });
  }
});

test.each([
  undefined,
  "",
  "null",
  "[]",
  '"ida@example.com"',
  "{",
  { email: null },
  { email: ["ida@example.com"] },
  { email: { $ne: "" } },
  { email: "a".repeat(15_000) },
  { email: "ida@example.com", consents: "DNE" },
  { email: "ida@example.com", consents: ["DNE", "DNE"] },
  { email: "ida@example.com", salutation: "QUEEN" },
  { email: "ida@example.com", isAdmin: true },
  { email: "ida@example.com\u0000" },
  { email: "\ud800@example.com" },
  { email: "ida@example.com", origin: "\u0000" },
  { email: "ida@example.com", originAddition: "\ud800" },
])("a sign-up with the body %j is refused", async (body) => {
  const response = await send("POST", newsletterApi.subscribers("internal"), {
    body,
    "content-type": "application/json",
    "x-kontor-render-token": await renderToken(),
  });
  expect(response.statusCode).toBeGreaterThanOrEqual(400);
  expect(response.statusCode).toBeLessThan(500);
});

test("sign-ups of programs that never saw the form are refused, however many come at once", async () => {
  const answers = await Promise.all(
    Array.from({ length: 300 }, (_, bot) =>
      send("POST", newsletterApi.subscribers("private"), {
        body: { email: `bot${bot}@example.com` },
        "x-kontor-render-token": bot % 2 ? "1795284608782.forged" : "",
      }),
    ),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([422]));
  // A later request has been mailed, and no mail went to the refused addresses.
  const email = newAddress();
  await signUp({ email });
  await shop.mailTo(email);
  expect((await shop.mails()).filter(({ to }) => to.startsWith("bot"))).toEqual([]);
});

test("of sign-ups with one copied render token, those of one network are limited, and told when to try again", async () => {
  const token = await renderToken();
  const { times } = signUpLimits.signUpsOfNetwork;
  const answers = await Promise.all(
    Array.from({ length: times + 10 }, (_, bot) =>
      send("POST", newsletterApi.subscribers("private"), {
        body: { email: `bot${bot}@example.org` },
        "x-kontor-render-token": token,
      }),
    ),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 202)).toHaveLength(times);
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(10);
  const { waitMinutes } = refused[0]!.json();
  expect(refused[0]!.json()).toMatchObject({
    type: tooManyProblem,
    title: "Too many sign-ups came from this network; wait",
    status: 429,
    waitMinutes: expect.any(Number),
  });
  expect(refused[0]!.headers["retry-after"]).toBe(String(waitMinutes * 60));
});

test("a sign-up from another website's page is refused", async () => {
  const response = await signUp({ email: newAddress() }, { "sec-fetch-site": "cross-site" });
  expect(response.statusCode).toBe(403);
});
