import type { Viewpoint } from "./viewpoint.ts";

/**
 * The period in which something is valid, with an inclusive start and an exclusive end: milliseconds since 1970, infinite without
 * a bound.
 */
export interface Span {
  from: number;
  until: number;
}

/** The audience of a content entry: all visitors, or one group of an A/B test. Both fields are null, or neither is. */
export interface Audience {
  test: string | null;
  test_group: string | null;
}

const never: Span = { from: Infinity, until: -Infinity };

/**
 * Returns the period in which an entry is valid. An entry for a group of an A/B test never outlives that test, because groups
 * stay in shoppers' cookies. `tests` maps the name of each test to its validity.
 */
export function spanWithin(
  own: Span,
  { test }: Pick<Audience, "test">,
  tests: ReadonlyMap<string, Span>,
): Span {
  if (test === null) return own;
  const { from, until } = tests.get(test) ?? never;
  return { from: Math.max(own.from, from), until: Math.min(own.until, until) };
}

export const isValidAt = ({ from, until }: Span, now: Date): boolean =>
  from <= now.getTime() && now.getTime() < until;

/**
 * Reports whether an entry is shown: it is valid, and for all visitors or for a group of this visitor. The same rule applies to
 * all content.
 */
export const isShownTo = (
  { test, test_group, ...span }: Audience & Span,
  { now, groups }: Pick<Viewpoint, "now" | "groups">,
): boolean => isValidAt(span, now) && (test === null || groups?.get(test) === test_group);
