/** Something about a host that is wrong or cannot be checked, and what to do about it. */
export interface Finding {
  problem: string;
  remedy: string;
  /** Whether it fails no build, such as what is not checked. */
  isNote?: boolean;
}

export const finding = (problem: string, remedy: string): Finding => ({ problem, remedy });

export const note = (problem: string, remedy: string): Finding => ({
  problem,
  remedy,
  isNote: true,
});

/** Returns names as a sentence lists them: "a, b and c", or "a, b, c and 4 more". */
export function listed(names: readonly string[], max = 4): string {
  const shown = names.length > max + 1 ? names.slice(0, max) : names;
  const rest = names.length - shown.length;
  const all = rest > 0 ? [...shown, `${rest} more`] : shown;
  return all.length < 2 ? all.join("") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)!}`;
}
