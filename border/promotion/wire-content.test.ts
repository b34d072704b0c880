import { expect, test } from "vitest";
import { decodeAnswer, encodeAnswer } from "./wire-content.ts";

test("a promotion that the endpoint encodes is decoded unchanged", () => {
  const stored = {
    type: "ApiCategory",
    content: { headline: 'Tom & "Jo"', links: [{ url: "/a", text: "A", boldLink: true }] },
  };
  expect(encodeAnswer(stored)).toEqual({ type: "ApiCategory", contentJSON: expect.any(String) });
  expect(decodeAnswer(encodeAnswer(stored))).toEqual(stored);
});
