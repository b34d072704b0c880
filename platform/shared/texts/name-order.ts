import type { Site } from "../sites/site.ts";

/** Returns the order of the name fields: the family name comes first in languages that put it first. */
export function nameOrder({ language }: Pick<Site, "language">) {
  const order = ["firstName", "lastName"] as const;
  return language === "hu" ? order.toReversed() : [...order];
}

export const fullName = (
  person: { firstName: string; lastName: string },
  site: Pick<Site, "language">,
) =>
  nameOrder(site)
    .map((part) => person[part])
    .join(" ");
