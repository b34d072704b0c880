/** Returns the object without properties that are "" (spec 5, "Helpers": "empty strings are removed from objects"). */
export function withoutEmptyStrings<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== ""),
  ) as Partial<T>;
}
