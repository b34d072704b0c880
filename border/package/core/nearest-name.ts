/** Returns the number of letters to add, remove or replace to get from one name to another (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (let at = 0; at < from.length; at++)
    row = row.reduce<number[]>((next, above, index) => {
      const replaced = (row[index - 1] ?? at) + (to[index - 1] === from[at] ? 0 : 1);
      return [...next, index === 0 ? at + 1 : Math.min(above + 1, next.at(-1)! + 1, replaced)];
    }, []);
  return row.at(-1)!;
}

/** Returns the name that was probably meant by a wrong one: at most two letters of it differ, whatever its case. */
export function nearestName(wrong: string, names: readonly string[]): string | undefined {
  // Names are short, and the wrong one may come from a visitor.
  if (wrong.length > 40) return undefined;
  const [best] = names
    .map((name) => ({ name, far: distance(wrong.toLowerCase(), name.toLowerCase()) }))
    .sort((a, b) => a.far - b.far);
  return best && best.far <= 2 ? best.name : undefined;
}
