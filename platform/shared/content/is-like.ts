/**
 * Reports whether a value has all properties of an example, with the same types. In an example, the only item of a list stands
 * for all items, and null for any value. Optional fields are not part of examples.
 */
export function isLike<Example>(value: unknown, example: Example): value is Example {
  if (example === null) return true;
  if (typeof value !== typeof example || value === null) return false;
  if (Array.isArray(example))
    return Array.isArray(value) && value.every((item) => isLike(item, example[0]));
  return (
    typeof example !== "object" ||
    Object.entries(example).every(([name, each]) =>
      isLike((value as Record<string, unknown>)[name], each),
    )
  );
}
