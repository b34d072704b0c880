import { note, type Finding } from "./finding.ts";

/** Addresses that a host answers itself on purpose. */
export interface AllowedPaths {
  /** Reports whether one of these names is allowed: the entry of `paths.json`, or an address. */
  includes(...names: string[]): boolean;
  /** Returns a note for each pattern that allowed nothing. */
  unused(): Finding[];
}

/** Reads patterns as they are in `paths.json`: "/search" is one address, "/img/*" are all below, and "^…$" is a regular expression. */
export function allowedPaths(patterns: readonly string[]): AllowedPaths {
  const used = new Set<string>();
  return {
    includes(...names) {
      const found = patterns.filter((pattern) =>
        names.some((name) => name === pattern || matches(pattern, name)),
      );
      for (const pattern of found) used.add(pattern);
      return found.length > 0;
    },
    unused: () =>
      patterns
        .filter((pattern) => !used.has(pattern))
        .map((pattern) =>
          note(
            `--allow ${pattern} allows nothing: the shop answers there, or it is none of its addresses.`,
            "Leave it out, or write it as in paths.json.",
          ),
        ),
  };
}

function matches(pattern: string, name: string): boolean {
  if (pattern.startsWith("^")) return new RegExp(pattern).test(name);
  if (pattern.endsWith("*")) return name.startsWith(pattern.slice(0, -1));
  return name.split("?")[0] === pattern;
}
