import type { Site } from "../../platform/shared/sites/site.ts";
import { dateFormat, numberFormat } from "../../platform/shared/texts/formats.ts";
import { inputLabel, inputsOf } from "./lead-inputs.ts";
import type { LeadTexts } from "./leads-texts.ts";
import type { LeadAnswers, LeadCampaign, LeadField } from "./leads-contract.ts";

/** An answer as people read it. */
export interface ShownAnswer {
  label: string;
  text: string;
}

/** Returns the given answers with their labels, in the order of the form. */
export function shownAnswers(
  answers: LeadAnswers,
  campaign: Pick<LeadCampaign, "fields">,
  { site, texts }: { site: Pick<Site, "locale" | "market">; texts: LeadTexts },
): ShownAnswer[] {
  return inputsOf(campaign, site.market).flatMap((input) => {
    const value = answers[input.name] ?? "";
    if (value === "") return [];
    const label = inputLabel(input, texts.labels);
    return [{ label, text: shownValue(value, input.field, { site, texts }) }];
  });
}

function shownValue(
  value: string,
  field: LeadField,
  { site: { locale }, texts }: { site: Pick<Site, "locale">; texts: Pick<LeadTexts, "yes"> },
): string {
  switch (field.kind) {
    case "choice":
      return field.options.find((option) => option.value === value)?.text ?? value;
    case "checkbox":
      return texts.yes;
    case "number":
      return /^-?\d{1,12}$/.test(value) ? numberFormat(locale).format(Number(value)) : value;
    case "date": {
      const date = new Date(`${value}T00:00Z`);
      return Number.isNaN(date.getTime())
        ? value
        : dateFormat(locale, { dateStyle: "long", timeZone: "UTC" }).format(date);
    }
    default:
      return value;
  }
}
