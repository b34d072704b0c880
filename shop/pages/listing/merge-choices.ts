/**
 * Returns the address for a choice made by links and fields of the list at `shown` while the list at `current` was loading:
 * applies the choice's changes to `current`, from the first page. Of a parameter with several values each value is added or
 * removed by itself.
 */
export function mergeChoices(
  chosen: string,
  shown: string,
  current: string,
  hasSeveralValues: (name: string) => boolean,
): string {
  const [after, before, merged] = [new URL(chosen), new URL(shown), new URL(current)];
  const names = new Set([...after.searchParams.keys(), ...before.searchParams.keys()]);
  for (const name of names) {
    const [chosenValues, shownValues, loading] = [after, before, merged].map(
      ({ searchParams }) => new Set(searchParams.getAll(name)),
    ) as [Set<string>, Set<string>, Set<string>];
    if (chosenValues.symmetricDifference(shownValues).size === 0) continue;
    const values = hasSeveralValues(name)
      ? loading
          .difference(shownValues.difference(chosenValues))
          .union(chosenValues.difference(shownValues))
      : chosenValues;
    merged.searchParams.delete(name);
    for (const value of values) merged.searchParams.append(name, value);
  }
  merged.searchParams.delete("page");
  return merged.href;
}
