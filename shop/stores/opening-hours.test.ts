import { describe, expect, test } from "vitest";
import type { Site } from "../../platform/shared/sites/site.ts";
import { hoursOfDay, nextDays, nextStateChange, openState } from "./opening-hours.ts";
import type { OpeningHours, OpenSpan } from "./stores-contract.ts";

const germany: Pick<Site, "holidays" | "market" | "timeZone"> = {
  market: "DE",
  timeZone: "Europe/Berlin",
  holidays: ["01-01", "easter-2", "easter+1", "12-25", "12-26"],
};
const turkey = {
  market: "TR",
  timeZone: "Europe/Istanbul",
  holidays: ["islamic 10-01", "islamic 10-02"] as const,
};

/** Writes periods as the content does: "09:00-12:30, 13:30-18:00". */
const spans = (text: string): OpenSpan[] =>
  text.split(", ").flatMap((span) => {
    const [from, to] = span.split("-");
    return from && to ? { from, to } : [];
  });

function storeOf(weekdays: string, more: Partial<OpeningHours> = {}, saturday = "", sunday = "") {
  const usual = spans(weekdays);
  const weekly = [spans(sunday), usual, usual, usual, usual, usual, spans(saturday)];
  return { hours: { weekly, onHolidays: [], exceptions: [], ...more } };
}

const usual = storeOf("09:00-19:00", {}, "10:00-18:00");
const stateAt = (moment: string, store: Parameters<typeof openState>[0] = usual) =>
  openState(store, new Date(moment), germany);

describe("whether a store is open", () => {
  test.each([
    // 2026-12-03 is a Thursday.
    ["2026-12-03T09:00+01:00", { kind: "open", until: new Date("2026-12-03T19:00+01:00") }],
    ["2026-12-03T18:59:59+01:00", { kind: "open", until: new Date("2026-12-03T19:00+01:00") }],
    ["2026-12-03T19:00+01:00", { kind: "closed", opens: new Date("2026-12-04T09:00+01:00") }],
    ["2026-12-03T08:59+01:00", { kind: "closed", opens: new Date("2026-12-03T09:00+01:00") }],
    ["2026-12-05T18:00+01:00", { kind: "closed", opens: new Date("2026-12-07T09:00+01:00") }],
    ["2026-12-06T12:00+01:00", { kind: "closed", opens: new Date("2026-12-07T09:00+01:00") }],
    // Friday and Saturday are holidays, Sunday follows.
    ["2026-12-24T19:30+01:00", { kind: "closed", opens: new Date("2026-12-28T09:00+01:00") }],
  ])("at %s: %o", (moment, state) => {
    expect(stateAt(moment)).toEqual(state);
  });

  test("a store with a break closes at noon and opens again", () => {
    const store = storeOf("09:00-12:30, 13:30-18:00");
    expect(stateAt("2026-12-03T12:00+01:00", store)).toEqual({
      kind: "open",
      until: new Date("2026-12-03T12:30+01:00"),
    });
    expect(stateAt("2026-12-03T12:30+01:00", store)).toEqual({
      kind: "closed",
      opens: new Date("2026-12-03T13:30+01:00"),
    });
  });

  test("hours past midnight belong to the day on which they begin", () => {
    const store = storeOf("18:00-02:00");
    const until = new Date("2026-12-04T02:00+01:00");
    expect(stateAt("2026-12-03T23:00+01:00", store)).toEqual({ kind: "open", until });
    expect(stateAt("2026-12-04T01:59+01:00", store)).toEqual({ kind: "open", until });
    expect(stateAt("2026-12-04T02:00+01:00", store)).toEqual({
      kind: "closed",
      opens: new Date("2026-12-04T18:00+01:00"),
    });
    // Those of Friday go into Saturday, on which the store does not open.
    expect(stateAt("2026-12-05T01:00+01:00", store)).toMatchObject({ kind: "open" });
    expect(stateAt("2026-12-05T12:00+01:00", store)).toMatchObject({
      opens: new Date("2026-12-07T18:00+01:00"),
    });
  });

  test("hours that follow each other without a gap are one period", () => {
    const store = storeOf("10:00-24:00", {}, "00:00-03:00");
    expect(stateAt("2026-12-04T22:00+01:00", store)).toEqual({
      kind: "open",
      until: new Date("2026-12-05T03:00+01:00"),
    });
  });

  test("a store that never closes has no end", () => {
    const store = storeOf("00:00-24:00", { onHolidays: spans("00:00-24:00") }, "00:00-24:00");
    store.hours.weekly[0] = spans("00:00-24:00");
    expect(stateAt("2026-12-03T12:00+01:00", store)).toEqual({ kind: "open" });
  });

  test("a store without hours is closed for long", () => {
    expect(stateAt("2026-12-03T12:00+01:00", storeOf(""))).toEqual({ kind: "closedForLong" });
  });

  test("a store closes for good at its moment, in the middle of its hours", () => {
    const closes = new Date("2026-12-03T15:00+01:00");
    const store = { ...usual, closes };
    expect(stateAt("2026-12-03T14:00+01:00", store)).toEqual({ kind: "open", until: closes });
    expect(stateAt("2026-12-03T15:00+01:00", store)).toEqual({
      kind: "closedForGood",
      since: closes,
    });
  });

  test("a new store opens at its moment", () => {
    const opens = new Date("2026-12-03T12:00+01:00");
    expect(stateAt("2026-12-02T10:00+01:00", { ...usual, opens })).toEqual({
      kind: "closed",
      opens,
    });
  });
});

describe("daylight saving time", () => {
  // Clocks go from 2:00 to 3:00 on 2027-03-28, and from 3:00 to 2:00 on 2026-10-25: both are Sundays.
  test("nine o'clock is nine o'clock before and after the change", () => {
    const store = storeOf("", {}, "09:00-18:00", "09:00-18:00");
    expect(stateAt("2026-10-24T09:00+02:00", store)).toMatchObject({ kind: "open" });
    expect(stateAt("2026-10-25T08:59+01:00", store)).toEqual({
      kind: "closed",
      opens: new Date("2026-10-25T09:00+01:00"),
    });
  });

  test("a time that clocks skip is the first one that they show afterwards", () => {
    const store = storeOf("", {}, "20:00-02:30");
    expect(stateAt("2027-03-27T23:00+01:00", store)).toEqual({
      kind: "open",
      until: new Date("2027-03-28T03:00+02:00"),
    });
  });

  test("a night in which an hour comes twice is an hour longer", () => {
    const store = storeOf("", {}, "22:00-04:00");
    expect(stateAt("2026-10-25T03:30+01:00", store)).toEqual({
      kind: "open",
      until: new Date("2026-10-25T04:00+01:00"),
    });
  });
});

describe("hours of a day", () => {
  const saxony = { ...usual.hours, region: "SN" };
  test.each([
    ["2026-12-25", "holiday", []],
    ["2026-12-24", "usual", spans("09:00-19:00")],
    // Easter Monday moves: 2026-04-06, 2027-03-29.
    ["2026-04-06", "holiday", []],
    ["2027-03-29", "holiday", []],
    ["2027-04-05", "usual", spans("09:00-19:00")],
    // Of Saxony only: the day of repentance, Reformation Day.
    ["2026-11-18", "holiday", []],
    ["2027-11-17", "holiday", []],
    ["2026-10-31", "holiday", []],
  ])("%s is %s in Saxony", (day, reason, open) => {
    expect(hoursOfDay(saxony, day, germany)).toEqual({ day, reason, open });
  });

  test("a holiday of another part of the country is a usual day", () => {
    expect(hoursOfDay({ ...usual.hours, region: "HH" }, "2026-11-18", germany).reason).toBe(
      "usual",
    );
  });

  test("holidays of one part of Switzerland do not close stores in another", () => {
    const swiss = { market: "CH", timeZone: "Europe/Zurich", holidays: ["12-26"] as const };
    const reasonIn = (region: string, day: string) =>
      hoursOfDay({ ...usual.hours, region }, day, swiss).reason;
    expect(reasonIn("ZH", "2026-12-26")).toBe("holiday");
    expect(reasonIn("GE", "2026-12-26")).toBe("usual");
    // Fasts that are counted from a Sunday of September.
    expect(reasonIn("GE", "2026-09-10")).toBe("holiday");
    expect(reasonIn("VD", "2026-09-21")).toBe("holiday");
    expect(reasonIn("VD", "2026-09-20")).toBe("usual");
  });

  test("a holiday of the Islamic calendar moves, and a store may be open on it", () => {
    const hours = { ...usual.hours, onHolidays: spans("12:00-20:00") };
    expect(hoursOfDay(hours, "2026-03-20", turkey)).toMatchObject({
      reason: "holiday",
      open: spans("12:00-20:00"),
    });
    expect(hoursOfDay(hours, "2027-03-10", turkey).reason).toBe("holiday");
    expect(hoursOfDay(hours, "2027-03-22", turkey).reason).toBe("usual");
  });

  test("an exception comes before a holiday, and that of one year before that of every year", () => {
    const exceptions = [
      { day: "12-24", open: spans("09:00-13:00") },
      { day: "2027-12-24", open: [] },
      { day: "12-26", open: spans("13:00-18:00") },
    ];
    const open = (day: string) => hoursOfDay({ ...usual.hours, exceptions }, day, germany).open;
    expect(open("2026-12-24")).toEqual(spans("09:00-13:00"));
    expect(open("2027-12-24")).toEqual([]);
    expect(open("2026-12-26")).toEqual(spans("13:00-18:00"));
  });
});

test("the next seven days begin with today at the store", () => {
  const days = nextDays(usual, new Date("2026-12-23T23:30Z"), germany);
  expect(days.map(({ day, reason }) => `${day} ${reason}`)).toEqual([
    "2026-12-24 usual",
    "2026-12-25 holiday",
    "2026-12-26 holiday",
    "2026-12-27 usual",
    "2026-12-28 usual",
    "2026-12-29 usual",
    "2026-12-30 usual",
  ]);
});

test("a list changes when the first of its stores opens or closes", () => {
  const early = storeOf("08:00-18:30");
  const at = (moment: string) => nextStateChange([usual, early], new Date(moment), germany);
  expect(at("2026-12-03T07:00+01:00")).toEqual(new Date("2026-12-03T08:00+01:00"));
  expect(at("2026-12-03T12:00+01:00")).toEqual(new Date("2026-12-03T18:30+01:00"));
  expect(at("2026-12-03T18:30+01:00")).toEqual(new Date("2026-12-03T19:00+01:00"));
});
