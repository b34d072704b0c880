import { expect, test } from "vitest";
import { solutionOf } from "../client/solve-challenge.ts";
import { newChallenge, solvedChallenge } from "./proof-of-work.ts";

const now = new Date("2026-11-22T12:00:00Z");
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const solved = async (secret = "the shop's") =>
  (await solutionOf(await newChallenge(secret, now)))!;

test("a browser's work is a proof for ten minutes", async () => {
  const text = await solved();
  const { challenge } = JSON.parse(text);
  expect(await solvedChallenge("the shop's", text, now)).toBe(challenge.signature);
  expect(await solvedChallenge("the shop's", text, later(10))).toBeUndefined();
});

test("no proof is a challenge that another made, or made easier, or that is not solved", async () => {
  const text = await solved();
  const { challenge, solution } = JSON.parse(text);
  const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
  const longer = { ...challenge, parameters: { ...challenge.parameters, data: { until: 9e15 } } };
  const { signature: _, ...unsigned } = challenge;
  for (const payload of [
    { challenge: easier, solution },
    { challenge: longer, solution },
    { challenge: unsigned, solution },
    { challenge, solution: { ...solution, derivedKey: "00".repeat(32) } },
  ])
    expect(await solvedChallenge("the shop's", JSON.stringify(payload), now)).toBeUndefined();
  expect(await solvedChallenge("another's", text, now)).toBeUndefined();
});

test.each([
  undefined,
  "",
  "{",
  "null",
  "[]",
  '{"challenge":null,"solution":{}}',
  '{"challenge":{},"solution":{}}',
  '{"challenge":{"parameters":{"data":{"until":9e15}}},"solution":{}}',
  `{"challenge":"${"x".repeat(3_000)}"}`,
])("the text %# is no proof", async (text) => {
  expect(await solvedChallenge("the shop's", text, now)).toBeUndefined();
});
