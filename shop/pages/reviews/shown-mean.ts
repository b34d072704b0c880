import { numberFormat } from "../../../platform/shared/texts/formats.ts";

/** Returns the mean of the stars as readers see it: with one decimal. */
export const shownMean = (mean: number, locale: string) =>
  numberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);
