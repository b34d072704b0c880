/** Reading what another server sent: its type is a claim until it is checked. */

/** What may have come in place of a `T`: any of its fields, each unknown until it is checked. */
export type Foreign<T> = { readonly [Field in keyof T]?: unknown };

/** A `T` in which optional fields are named too: a reader that forgets one does not compile. */
export type Complete<T> = { [Field in keyof Required<T>]: T[Field] };

/** No field at all where the value is no object. */
export const fieldsOf = <T>(value: unknown): Foreign<T> =>
  typeof value === "object" && value !== null ? value : {};
