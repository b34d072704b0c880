import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat, numberFormat } from "../../platform/shared/texts/formats.ts";
import { fill } from "../../platform/shared/texts/words.ts";
import { maxLineLength } from "./lead-rules.ts";
import type { LeadField, LeadProblem } from "./leads-contract.ts";
import type { LeadTexts } from "./leads-texts.ts";

/** Returns the message of a problem with its remedy. `field` is missing for a consent. */
export function leadProblemText(
  problem: LeadProblem,
  field: LeadField | undefined,
  { site, texts }: { site: Site; texts: LeadTexts },
): string {
  const { postalCode, phone } = site;
  return fill(texts.problems[problem], {
    ...(field && boundsOf(field, site)),
    hint: (field?.kind === "text" && field.patternHint) || texts.problems.required,
    example: problem === "invalidPhone" ? phone : postalCode.example,
  });
}

function boundsOf(field: LeadField, { locale }: Pick<Site, "locale">): Record<string, string> {
  const number = (bound: number) => numberFormat(locale).format(bound);
  const date = (day: string) =>
    dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${day}T00:00Z`));
  switch (field.kind) {
    case "text":
    case "textarea":
      return { max: number(field.maxLength) };
    case "address":
      return { max: number(maxLineLength) };
    case "number":
      return { min: number(field.min), max: number(field.max) };
    case "date":
      return {
        ...(field.min !== undefined && { min: date(field.min) }),
        ...(field.max !== undefined && { max: date(field.max) }),
      };
    default:
      return {};
  }
}
