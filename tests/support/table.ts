/**
 * Checks every case of a table, and returns a line for each mistake, which begins with the name of its case. Compared with an
 * empty list, a failure names all wrong cases. An error thrown by a check is a mistake of its case.
 */
export async function mistakesIn<Case>(
  table: Readonly<Record<string, Case>>,
  mistakesOf: (each: Case) => Iterable<string> | Promise<Iterable<string>>,
): Promise<string[]> {
  const cases = Object.entries(table);
  if (cases.length === 0) throw new Error("The table has no case, so that nothing is checked.");
  const mistakes: string[] = [];
  for (const [name, each] of cases)
    try {
      for (const mistake of await mistakesOf(each)) mistakes.push(`${name}: ${mistake}`);
    } catch (error) {
      mistakes.push(`${name}: ${String(error)}`);
    }
  return mistakes;
}
