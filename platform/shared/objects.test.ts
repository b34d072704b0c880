import { expect, test } from "vitest";
import { withoutEmptyStrings } from "./objects.ts";

test("an object without empty strings has everything else", () => {
  const form = { email: "a@b.de", firstName: "", age: 0, agreed: false, none: null, list: [""] };
  const { firstName: _, ...filled } = form;
  expect(withoutEmptyStrings(form)).toStrictEqual(filled);
});

test("leaving out empty strings does not change the given object", () => {
  const form = { name: "" };
  withoutEmptyStrings(form);
  expect(form).toEqual({ name: "" });
});
