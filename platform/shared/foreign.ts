/**
 * Readers for data from other servers, other releases and the browser's storage. The type of such data is a claim until each
 * value is checked, once, where it enters. A schema library would exceed the size budgets of the scripts on every page
 * (tests/repository/sizes.test.ts).
 */

/** Untrusted data in place of a `T`: any of its fields may be present, and each is unknown until it is checked. */
export type Foreign<T> = { readonly [Field in keyof T]?: unknown };

/** A `T` with all optional fields required: code that forgets to read one does not compile. */
export type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

/** Returns the value's fields. Anything but an object has none. */
export const fieldsOf = <T>(value: unknown): Foreign<T> => Object(value);

/** Returns the items of a list, and an empty list for any other value. */
export const itemsOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

export const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "";

/** Parses a JSON text; returns undefined for anything else. */
export function parsed(text: unknown): unknown {
  try {
    return JSON.parse(text as string);
  } catch {
    return undefined;
  }
}
