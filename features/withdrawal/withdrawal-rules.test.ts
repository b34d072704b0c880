import { expect, test } from "vitest";
import {
  declarationOf,
  declarationProblems,
  longestTexts,
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

test.each(["ida", "ida@example", "ida @example.com", "ida@a@example.com"])(
  "a declaration of withdrawal refuses %s as no e-mail address",
  (email) => expect(problemsOf({ email })).toEqual({ email: "invalidEmail" }),
);

test("a declaration of withdrawal says which text is too long", () => {
  for (const field of ["name", "contract", "part", "reason"] as const) {
    const longest = "x".repeat(longestTexts[field]);
    expect(problemsOf({ [field]: longest })).toEqual({});
    expect(problemsOf({ [field]: `${longest}x` })).toEqual({ [field]: "tooLong" });
  }
});

test("a declaration of withdrawal keeps its lines, and drops control characters", () => {
  expect(declarationOf({ part: " Kanne\r\n\u0000Tasse\u000b \n" }).part).toBe("Kanne\nTasse");
});

test.each([
  ["2026-06-19T08:00:00Z", "2030-01-02"],
  // In Berlin the new year has begun.
  ["2026-12-31T23:30:00Z", "2031-01-02"],
])("a declaration of withdrawal received at %s is stored until %s", (receivedAt, day) => {
  const until = storedUntil(new Date(receivedAt), { timeZone: "Europe/Berlin" });
  expect(until.toISOString()).toBe(`${day}T00:00:00.000Z`);
});
