import { expect, test } from "vitest";
import {
  declarationMail,
  declarationOf,
  declarationProblems,
  maxTextLengths,
  storedUntil,
} from "./withdrawal-rules.ts";

const filled = { name: "Ida Müller", contract: "4711", email: "ida@example.com" };
const problemsOf = (form: Record<string, string>) =>
  declarationProblems(declarationOf({ ...filled, ...form }));

test("a declaration of withdrawal needs a name, a contract and an address, and nothing else", () => {
  expect(problemsOf({})).toEqual({});
  expect(declarationProblems(declarationOf({ contract: " \r\n " }))).toEqual({
    name: "required",
    contract: "required",
    email: "required",
  });
});

test.each(["o'neil+kontor@post.example", "šárka@čaj.example", "a-@b.example"])(
  "a declaration of withdrawal takes the address %s",
  (email) => expect(problemsOf({ email })).toEqual({}),
);

test.each([
  "ida",
  "ida@example",
  "ida @example.com",
  "ida@a@example.com",
  "<ida@example.com>",
  "ida,eva@example.com",
])("a declaration of withdrawal refuses %s as no e-mail address", (email) =>
  expect(problemsOf({ email })).toEqual({ email: "invalidEmail" }),
);

test("a declaration of withdrawal says which text is too long", () => {
  for (const field of ["name", "contract", "part", "reason"] as const) {
    const longest = "x".repeat(maxTextLengths[field]);
    expect(problemsOf({ [field]: longest })).toEqual({});
    expect(problemsOf({ [field]: `${longest}x` })).toEqual({ [field]: "tooLong" });
  }
});

test("a declaration of withdrawal keeps its lines, and drops control characters", () => {
  expect(declarationOf({ part: " Kanne\r\n\u0000Tasse\u000b \n" }).part).toBe("Kanne\nTasse");
});

test.each([
  ["2026-06-19T08:00:00Z", "2030-01-02"],
  // In Berlin the new year has already begun.
  ["2026-12-31T23:30:00Z", "2031-01-02"],
])("a declaration of withdrawal received at %s is stored until %s", (receivedAt, day) => {
  const until = storedUntil(new Date(receivedAt), { timeZone: "Europe/Berlin" });
  expect(until.toISOString()).toBe(`${day}T00:00:00.000Z`);
});

test("a name may have 100 characters, an address 256, other fields 1,000", () =>
  expect(maxTextLengths).toEqual({
    name: 100,
    contract: 1_000,
    email: 256,
    part: 1_000,
    reason: 1_000,
  }));

test("a field without a problem has no entry among the problems", () =>
  expect(Object.keys(problemsOf({ email: "ida" }))).toEqual(["email"]));

test("an address with a space behind its domain is no address", () =>
  expect(problemsOf({ email: "ida@example.com eve" })).toEqual({ email: "invalidEmail" }));

test("the mail that replaces a declaration contains the filled-in fields, with CRLF line breaks", () => {
  const declaration = declarationOf({ ...filled, part: "Kanne & Tasse\nrot" });
  const address = declarationMail(declaration, {
    withdraw: "Withdraw from the contract",
    declaration: "I withdraw:",
    labels: { name: "Name", contract: "Order", email: "E-mail", part: "Part", reason: "Reason" },
  });
  const { protocol, pathname, searchParams } = new URL(address);
  expect(protocol + pathname).toBe("mailto:service@kontor.example");
  expect([...searchParams]).toEqual([
    ["subject", "Withdraw from the contract"],
    [
      "body",
      "I withdraw:\r\n\r\nName: Ida Müller\r\nOrder: 4711\r\nE-mail: ida@example.com\r\nPart: Kanne & Tasse\r\nrot",
    ],
  ]);
});
