/** Reading data from other servers: its type is a claim until it is checked. */

/** Untrusted data in place of a `T`: any of its fields may be present, and each is unknown until it is checked. */
export type Foreign<T> = { readonly [Field in keyof T]?: unknown };

/** A `T` with all optional fields required: code that forgets to read one does not compile. */
export type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

/** Returns the value's fields, or none when it is not an object. */
export const fieldsOf = <T>(value: unknown): Foreign<T> =>
  typeof value === "object" && value !== null ? value : {};
