import { expect, test } from "vitest";
import { durationText } from "./duration-text.ts";

test.each([
  [1, "de-DE", "1 Minute"],
  [5, "pl-PL", "5 minut"],
  [60, "de-DE", "1 Stunde"],
  [90, "fr-CH", "1 heure 30 minutes"],
  [840, "cs-CZ", "14 hodin"],
  [721, "tr-TR", "12 saat 1 dakika"],
])("%i minutes in %s are %s", (minutes, locale, text) => {
  expect(durationText(minutes, locale).replace(/\u00a0/g, " ")).toBe(text);
});
