import { expect, test } from "vitest";
import { withoutEmptyStrings } from "./objects.ts";

test("leaves out empty strings and nothing else", () => {
  const form = { email: "a@b.de", firstName: "", age: 0, agreed: false, none: null, list: [""] };
  const { firstName: _, ...filled } = form;
  expect(withoutEmptyStrings(form)).toStrictEqual(filled);
});

test("does not touch what it was given", () => {
  const form = { name: "" };
  withoutEmptyStrings(form);
  expect(form).toEqual({ name: "" });
});
