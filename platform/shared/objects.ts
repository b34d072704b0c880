/** Returns an object with the same keys and other values. */
export const mapValues = <Value, Other>(
  values: Readonly<Record<string, Value>>,
  map: (value: Value, key: string) => Other,
): Record<string, Other> =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value, key)]));

/** Returns the object without properties that are "". */
export function withoutEmptyStrings<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== ""),
  ) as Partial<T>;
}
