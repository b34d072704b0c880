import { dateFormat, numberFormat, parsedLocale } from "../texts/formats.ts";
import type { Site } from "./site.ts";

/** Thrown for a site that lacks a figure or has an impossible one. The message names site, figure and remedy. */
export class SiteError extends Error {
  constructor(code: string, problem: string) {
    super(`The site ${code} ${problem}.`);
  }
}

/** Figures that every site has. */
const required = [
  "locale",
  "language",
  "timeZone",
  "currency",
  "label",
  "market",
  "postalCode",
  "phone",
  "shipping",
  "deliveryDays",
  "taxRates",
  "returns",
  "newsletter",
  "brand",
] as const satisfies (keyof Site)[];

/** Checks the sites of a shop, whose keys are their codes. Throws a SiteError for the first mistake. */
export function checkSites(sites: Readonly<Record<string, { site: Site }>>): void {
  for (const [key, { site }] of Object.entries(sites)) {
    if (site.code !== key)
      throw new SiteError(key, `has the code "${site.code}": write the same in both places`);
    checkSite(site);
  }
}

/** Checks the figures of a site: where a shop starts, the compiler is not heard. Throws a SiteError for the first mistake. */
export function checkSite(site: Site): void {
  const missing = required.find((name) => site[name] === undefined);
  const problem = missing ? `has no "${missing}": add it` : problemOf(site);
  if (problem) throw new SiteError(site.code, problem);
}

function problemOf({ shipping, taxRates, currency, locale, timeZone }: Site): string | undefined {
  const missing = (["cost", "freeFrom"] as const).find((name) => !Number.isFinite(shipping[name]));
  if (missing) return `has no "shipping.${missing}": add the amount, in hundredths`;
  const unknown = Object.keys(shipping.kindFreeFrom ?? {}).find((kind) => !(kind in taxRates));
  if (unknown)
    return `has free delivery for "${unknown}", which is no kind of its taxRates: ${Object.keys(taxRates).join(", ")}`;
  return (
    refusal(`currency "${currency.code}"`, "its code of ISO 4217, such as EUR", () =>
      numberFormat("en", { style: "currency", currency: currency.code }),
    ) ??
    refusal(`locale "${locale}"`, "a tag such as de-AT", () => parsedLocale(locale)) ??
    refusal(`timeZone "${timeZone}"`, "a name such as Europe/Vienna", () =>
      dateFormat("en", { timeZone }),
    )
  );
}

function refusal(figure: string, remedy: string, use: () => unknown): string | undefined {
  try {
    use();
    return undefined;
  } catch {
    return `has the ${figure}: write ${remedy}`;
  }
}
