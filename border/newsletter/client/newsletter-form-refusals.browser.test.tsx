import { createChallenge, verifySolution } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { plural } from "../../../platform/shared/texts/words.ts";
import {
  button,
  email,
  posts,
  server,
  showForm,
  textsOf,
  track,
} from "../../../tests/support/newsletter-form.tsx";
import {
  crowdedProblem,
  invalidEmailProblem,
  solutionHeader,
  tooManyProblem,
} from "../newsletter-contract.ts";

const easyChallenge = () =>
  createChallenge({ algorithm: "PBKDF2/SHA-256", cost: 1, deriveKey, hmacSignatureSecret: "x" });

const refuse = async (response: () => Promise<Response>) => {
  server.answer = response;
  showForm();
  await email().fill("ida@example.com");
  await button().click();
};

test("a newsletter address that the server refuses is reported at its field", async () => {
  await refuse(async () => Response.json({ type: invalidEmailProblem }, { status: 400 }));
  await expect.element(email()).toHaveAccessibleDescription(textsOf("DE").problems.invalidEmail);
  await expect.element(page.getByText(textsOf("DE").errorGeneric)).not.toBeInTheDocument();
});

test.each([
  ["another problem", async () => Response.json({ type: "urn:x" }, { status: 400 })],
  [
    "a page to which a proxy redirects",
    async () =>
      new Response("<h1>Log in</h1>", { headers: { "content-type": "text/html; charset=utf-8" } }),
  ],
  ["no JSON", async () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["no network", () => Promise.reject(new TypeError("Failed to fetch"))],
])(
  "a newsletter sign-up refused by %s shows the banner and keeps what was typed",
  async (_, response) => {
    await refuse(response);
    await expect.element(page.getByText(textsOf("DE").errorGeneric)).toBeVisible();
    await expect.element(email()).toHaveValue("ida@example.com");
    await expect.element(email()).toBeEnabled();
    await expect.element(email()).not.toHaveAttribute("aria-invalid");
    expect(track).not.toHaveBeenCalled();
    server.answer = async () => new Response(null, { status: 204 });
    await button().click();
    await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  },
);

test("a newsletter sign-up beyond the network's limit says when to try again, and keeps what was typed", async () => {
  await refuse(async () =>
    Response.json({ type: tooManyProblem, waitMinutes: 12 }, { status: 429 }),
  );
  const { tooMany } = textsOf("DE");
  await expect.element(page.getByRole("alert")).toHaveTextContent(plural(tooMany, 12, "de-DE"));
  await expect.element(page.getByRole("alert")).toHaveFocus();
  await expect.element(email()).toHaveValue("ida@example.com");
});

test("when too many sign up, the browser solves the challenge and the sign-up succeeds", async () => {
  const answers = [
    Response.json(
      { type: crowdedProblem, waitMinutes: 40, challenge: await easyChallenge() },
      { status: 429 },
    ),
    new Response(null, { status: 202 }),
  ];
  await refuse(async () => answers.shift()!);
  await expect.element(page.getByText(textsOf("DE").success)).toBeVisible();
  expect(posts()).toHaveLength(2);
  const { challenge, solution } = JSON.parse(posts()[1]!.headers[solutionHeader]!);
  expect(
    await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: "x" }),
  ).toMatchObject({ verified: true });
});

test("a browser that cannot solve the challenge says when to try again", async () => {
  await refuse(async () =>
    Response.json({ type: crowdedProblem, waitMinutes: 1, challenge: {} }, { status: 429 }),
  );
  await expect.element(page.getByText(plural(textsOf("DE").crowded, 1, "de-DE"))).toBeVisible();
});
