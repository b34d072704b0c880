import { expect, test } from "vitest";
import { collator, dateFormat, numberFormat, pluralRules } from "./formats.ts";

test("a formatter is created once for its locale and options", () => {
  expect(numberFormat("de-DE")).toBe(numberFormat("de-DE"));
  expect(numberFormat("de-DE", { style: "percent" })).toBe(
    numberFormat("de-DE", { style: "percent" }),
  );
  expect(numberFormat("de-DE", { style: "percent" })).not.toBe(numberFormat("de-DE"));
  expect(collator("de-DE")).not.toBe(collator("cs-CZ"));
});

test("each formatter writes as its locale does", () => {
  expect(numberFormat("de-DE").format(1234.5)).toBe("1.234,5");
  expect(numberFormat("tr-TR", { style: "percent" }).format(0.1)).toBe("%10");
  expect(pluralRules("pl-PL").select(3)).toBe("few");
  const day = new Date("2026-12-24T00:00Z");
  expect(dateFormat("fr-CH", { month: "long", timeZone: "UTC" }).format(day)).toBe("décembre");
});
