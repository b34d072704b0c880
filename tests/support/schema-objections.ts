/** Compares JSON schemas of releases that are in use at the same time. */

/** Returns where the new schema refuses what the old one allowed. A wider bound or another choice is no objection. */
export function schemaObjections(before: unknown, after: unknown, path = ""): string[] {
  if (!isObject(before) || !isObject(after))
    return isWithin(path, before, after) ? [] : [`${path} changed`];
  const [old, now] = [before, after];
  return Object.keys({ ...old, ...now }).flatMap((name) => {
    const inside = `${path}/${name}`;
    const isField = path.endsWith("/properties") || path === "";
    if (!isField && name === "required") return newlyRequired(old[name], now[name], inside);
    if (!isField && name === "enum") return missing(old[name], now[name], inside);
    if (!isField && name === "nullable")
      return old[name] && !now[name] ? [`${inside} was removed`] : [];
    if (!(name in now)) return isField ? [`${inside} was removed`] : [];
    if (!(name in old)) return isField ? [] : [`${inside} is new`];
    return schemaObjections(old[name], now[name], inside);
  });
}

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const newlyRequired = (old: unknown, now: unknown, path: string) =>
  ((now ?? []) as string[])
    .filter((name) => !((old ?? []) as string[]).includes(name))
    .map((name) => `${path}: ${name}`);

const missing = (old: unknown, now: unknown, path: string) =>
  ((old ?? []) as unknown[])
    .filter((value) => !((now ?? []) as unknown[]).includes(value))
    .map((value) => `${path}: ${String(value)} is missing`);

function isWithin(path: string, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  const isWider = Number(after) > Number(before);
  return /\/max\w+$/.test(path) ? isWider : /\/min\w+$/.test(path) && !isWider;
}
