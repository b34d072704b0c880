/** Returns the value of a key that has one, such as that of a site whose code was checked where it entered. Throws without it. */
export function valueAt<Value>(values: Readonly<Record<string, Value>>, key: string): Value {
  const value = Object.hasOwn(values, key) ? values[key] : undefined;
  if (value === undefined) throw new Error(`There is no value for ${key}.`);
  return value;
}
