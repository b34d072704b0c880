import type { Viewpoint } from "./viewpoint.ts";

/** From when (inclusive) until when (exclusive) something is valid: milliseconds since 1970, infinite without a bound. */
export interface Span {
  from: number;
  until: number;
}

/** Whom an entry of content is for: all, or one group of an A/B test. Both are null, or none is. */
export interface Audience {
  test: string | null;
  test_group: string | null;
}

const never: Span = { from: Infinity, until: -Infinity };

/**
 * When an entry is valid: what is for a group of an A/B test never outlives that test, because groups stay in the cookies of
 * shoppers. `tests` has the validity of each test by its name.
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

/** The rule by which all content is shown: it is valid, and for everybody or for a group that the visitor is in. */
export const isShownTo = (
  { test, test_group, ...span }: Audience & Span,
  { now, groups }: Pick<Viewpoint, "now" | "groups">,
): boolean => isValidAt(span, now) && (test === null || groups?.get(test) === test_group);
