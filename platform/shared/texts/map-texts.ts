/** Returns a copy of a value in which `change` has replaced every text. It receives the text and its path in the value. */
export function mapTexts<Value>(
  value: Value,
  change: (text: string, path: string[]) => string,
  path: string[] = [],
): Value {
  const inside = (inner: unknown, at: string[]): unknown => {
    if (typeof inner === "string") return change(inner, at);
    if (Array.isArray(inner)) return inner.map((each, index) => inside(each, [...at, `${index}`]));
    if (typeof inner !== "object" || inner === null) return inner;
    return Object.fromEntries(
      Object.entries(inner).map(([key, each]) => [key, inside(each, [...at, key])]),
    );
  };
  return inside(value, path) as Value;
}
