/** What was filled in: the same object without the properties that are "". */
export function withoutEmptyStrings<T extends object>(object: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(object).filter(([, value]) => value !== ""),
  ) as Partial<T>;
}
