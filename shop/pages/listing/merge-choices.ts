/**
 * Returns the address for a choice made by links and fields of the list at `shown` while the list at `current` was loading:
 * applies the choice's changes to `current`, from the first page.
 */
export function mergeChoices(chosen: string, shown: string, current: string): string {
  const [after, before, merged] = [new URL(chosen), new URL(shown), new URL(current)];
  const names = new Set([...after.searchParams.keys(), ...before.searchParams.keys()]);
  for (const name of names) {
    const values = after.searchParams.getAll(name);
    if (values.join() === before.searchParams.getAll(name).join()) continue;
    merged.searchParams.delete(name);
    for (const value of values) merged.searchParams.append(name, value);
  }
  merged.searchParams.delete("page");
  return merged.href;
}
