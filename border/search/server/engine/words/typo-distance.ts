/** Returns the number of wrong, missing, extra or swapped letters between two words (optimal string alignment). */
export function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const isSame = a[i - 1] === b[j - 1];
      const changed = last[j - 1]! + (isSame ? 0 : 1);
      let min = Math.min(changed, last[j]! + 1, row[j - 1]! + 1);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        min = Math.min(min, before[j - 2]! + 1);
      row.push(min);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}

/** Whether two words are within a number of typos; for one typo it is enough to compare their common beginning and end. */
export function isWithin(typos: number, a: string, b: string): boolean {
  if (typos > 1) return distance(a, b) <= typos;
  const [shorter, longer] = a.length <= b.length ? [a.length, b.length] : [b.length, a.length];
  let before = 0;
  while (before < shorter && a.charCodeAt(before) === b.charCodeAt(before)) before++;
  let behind = 0;
  while (behind < shorter - before && a.at(-1 - behind) === b.at(-1 - behind)) behind++;
  const [restOfA, restOfB] = [a.length - before - behind, b.length - before - behind];
  if (longer > shorter || restOfA < 2) return Math.max(restOfA, restOfB) <= 1;
  return restOfA === 2 && a[before] === b[before + 1] && a[before + 1] === b[before];
}
