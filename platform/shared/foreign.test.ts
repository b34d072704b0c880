import { expect, expectTypeOf, test } from "vitest";
import { fieldsOf, isText, itemsOf, parsed, type Complete, type Foreign } from "./foreign.ts";

interface Link {
  title: string;
  target?: string;
}

test.each([null, undefined, 1, "text", true])(
  "%j has no fields when it is read as foreign data",
  (value) => {
    expect(fieldsOf<Link>(value).title).toBeUndefined();
  },
);

test("a foreign object has its fields, of unknown types", () => {
  const { title } = fieldsOf<Link>({ title: 1 });
  expect(title).toBe(1);
  expectTypeOf<Foreign<Link>>().toEqualTypeOf<{
    readonly title?: unknown;
    readonly target?: unknown;
  }>();
});

test("a complete type names its optional fields", () => {
  expectTypeOf<{ title: string }>().not.toExtend<Complete<Link>>();
  expectTypeOf<{ title: string; target: undefined }>().toExtend<Complete<Link>>();
});

test("a text is not empty, and anything but a list has no items", () => {
  expect(["a", "", 1, null].filter(isText)).toEqual(["a"]);
  expect([[1], "a", { length: 1 }, null].map(itemsOf)).toEqual([[1], [], [], []]);
});

test.each([
  ["{}", {}],
  ["{", undefined],
  ["", undefined],
  [undefined, undefined],
  [{}, undefined],
])("%j is parsed as %j", (text, value) => expect(parsed(text)).toEqual(value));
