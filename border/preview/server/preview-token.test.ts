import { createHmac, randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { tokenHours } from "../preview-contract.ts";
import { signPreview, verifyPreview } from "./preview-token.ts";

const key = randomBytes(32);
const now = new Date("2026-11-22T12:00Z");
const preview = {
  site: "AT" as const,
  time: new Date("2026-12-24T17:00Z"),
  test: "Überschrift",
  group: "B",
  staff: "session-7",
};
const token = signPreview(key, preview, now);
const [version, body, signature] = token.split(".") as [string, string, string];

test("a preview token returns the signed preview", () => {
  expect(verifyPreview(key, token, now)).toEqual(preview);
  const { site, time, staff } = preview;
  const untested = { site, time, staff };
  expect(verifyPreview(key, signPreview(key, untested, now), now)).toEqual(untested);
});

test("a preview token needs no encoding in a cookie", () => expect(token).toMatch(/^[\w.-]+$/));

test("a preview token is valid for its hours and no longer", () => {
  const after = (milliseconds: number) => new Date(now.getTime() + milliseconds);
  expect(verifyPreview(key, token, after(tokenHours * 3_600_000 - 1))).toEqual(preview);
  expect(verifyPreview(key, token, after(tokenHours * 3_600_000))).toBeUndefined();
});

const otherBody = Buffer.from(
  Buffer.from(body, "base64url").toString().replace('"B"', '"A"'),
).toString("base64url");
const signed = (text: string) =>
  `${text}.${createHmac("sha256", key).update(text).digest("base64url")}`;

test.each([
  ["nothing", ""],
  ["dots", "..."],
  ["another payload", `${version}.${otherBody}.${signature}`],
  ["no signature", `${version}.${body}.`],
  ["half a signature", `${version}.${body}.${signature.slice(0, 20)}`],
  ["another signature", `${version}.${body}.${"A".repeat(43)}`],
  ["more behind it", `${token}.x`],
  ["another form", signed(`1.${body}`)],
  ["more than a cookie's worth", signed(`${version}.${"A".repeat(2_000)}`)],
])("a forged preview token is refused: %s", (_name, forged) =>
  expect(verifyPreview(key, forged, now)).toBeUndefined(),
);

test("a preview token that an earlier release signed is accepted", () => {
  const old =
    "2.eyJzaXRlIjoiQVQiLCJ0ZXN0Ijoiw5xiZXJzY2hyaWZ0IiwiZ3JvdXAiOiJCIiwic3RhZmYiOiJzZXNzaW9uLTciLCJ0aW1lIjoxNzk4MTMxNjAwMDAwLCJleHBpcmVzIjoxNzk1MzkyMDAwMDAwfQ.zwXS5qkjpRbabfcK0hc8q_6NhWh_UlEeoInwjTVNkJI";
  expect(verifyPreview(Buffer.alloc(32, 1), old, now)).toEqual(preview);
});

test("the preview token of another shop is refused", () =>
  expect(verifyPreview(randomBytes(32), token, now)).toBeUndefined());
