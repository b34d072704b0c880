import { previewYears } from "./preview-contract.ts";

/** Whether a moment is near enough to now to be previewed. */
export function canBePreviewed(moment: Date, now: Date): boolean {
  return inYears(now, -previewYears.back) <= moment && moment <= inYears(now, previewYears.ahead);
}

function inYears(moment: Date, years: number): Date {
  const other = new Date(moment);
  other.setUTCFullYear(moment.getUTCFullYear() + years);
  return other;
}
