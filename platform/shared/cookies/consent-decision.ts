import { consentGroups, fieldIn, optionalGroups, type OptionalGroup } from "./consent-cookie.ts";

// Separate from the code that reads the cookie, which many more scripts of a page load.

/** Months after which shoppers are asked again, and the same in seconds. */
export const consentMonths = 12;
export const consentLifetime = 31_536_000;

/**
 * Returns a decision as the cookie's value. Groups that are not allowed are refused, even where a site does not ask about them.
 */
export function consentText(
  allowed: readonly OptionalGroup[],
  { interactions, at }: { interactions: number; at: Date },
): string {
  const groups = ["necessary" as const, ...optionalGroups].map(
    (group) =>
      `${consentGroups[group]}:${Number(group === "necessary" || allowed.includes(group))}`,
  );
  return new URLSearchParams({
    datestamp: at.toISOString(),
    interactionCount: String(interactions),
    groups: groups.join(","),
  }).toString();
}

/** Returns how many times the shopper has decided. */
export const interactionsIn = (cookies?: string): number =>
  Number(fieldIn(cookies, "interactionCount")) || 0;
