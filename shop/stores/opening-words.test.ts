import { expect, test } from "vitest";
import { valueAt } from "../../platform/shared/value-at.ts";
import { allSites } from "../sites/all-sites.ts";
import { spansText, stateText, weekdayText } from "./opening-words.ts";

/** A Thursday. */
const now = new Date("2026-12-03T12:00Z");

const textOf = (code: string, kind: "open" | "closed", moment: string) => {
  const { site, texts } = valueAt(allSites, code);
  const at = new Date(moment);
  const state = kind === "open" ? { kind, until: at } : { kind, opens: at };
  return stateText(state, now, { site, texts: texts.stores }).replace(/\s/g, " ");
};

test.each([
  ["DE", "Jetzt geöffnet, bis 19:00 Uhr"],
  ["CH_FR", "Ouvert actuellement, jusqu’à 19:00"],
  ["PL", "Teraz otwarte, do 19:00"],
  ["CZ", "Nyní otevřeno, do 19:00"],
  ["HU", "Most nyitva, 19:00-ig"],
  ["SK", "Teraz otvorené, do 19:00"],
])("%s: %s", (code, text) => {
  expect(textOf(code, "open", "2026-12-03T18:00Z")).toBe(text);
});

test("times are those of the site's clock", () => {
  expect(textOf("TR", "open", "2026-12-03T18:00Z")).toBe("Şu anda açık, kapanış 21:00");
});

test.each([
  ["2026-12-03T13:00Z", "Öffnet heute um 14:00 Uhr"],
  ["2026-12-04T08:00Z", "Öffnet morgen um 9:00 Uhr"],
  // Before midnight in UTC, on the next day at the site.
  ["2026-12-03T23:30Z", "Öffnet morgen um 0:30 Uhr"],
  ["2026-12-07T08:00Z", "Öffnet am Montag um 9:00 Uhr"],
  ["2026-12-09T08:00Z", "Öffnet am Mittwoch um 9:00 Uhr"],
  // The same day of the week again needs its date.
  ["2026-12-10T08:00Z", "Öffnet am 10. Dezember um 9:00 Uhr"],
])("a store that opens at %s: %s", (moment, text) => {
  expect(textOf("DE", "closed", moment)).toBe(text);
});

test.each([
  ["CH_FR", "Ouvre lundi à 9:00"],
  ["PL", "Otwarcie w poniedziałek o 9:00"],
  ["CZ", "Otevřeno v pondělí od 9:00"],
  ["HU", "Hétfőn 9:00-kor nyit"],
  ["SK", "Otvára v pondelok o 9:00"],
])("%s: %s", (code, text) => {
  expect(textOf(code, "closed", "2026-12-07T08:00Z")).toBe(text);
});

test("every site has words for each day of the week", () => {
  for (const { site, texts } of Object.values(allSites))
    expect(new Set(texts.stores.onWeekday).size, site.code).toBe(7);
});

test("hours of a day name each period, and days their date", () => {
  const { site } = allSites.DE;
  const open = [
    { from: "09:00", to: "12:30" },
    { from: "13:30", to: "24:00" },
  ];
  expect(spansText(open, site, "zu")).toBe("9:00–12:30, 13:30–24:00");
  expect(spansText([], site, "zu")).toBe("zu");
  expect(weekdayText("2026-12-24", site)).toBe("Donnerstag, 24. Dezember");
});
