import { expect, test } from "vitest";
import { ContentError } from "../../../platform/shared/content/content-file.ts";
import { filesOf } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { readSeasonalTerms } from "./read-seasonal-terms.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const read = (...seasons: unknown[]) =>
  withoutMistakes((mistakes) =>
    readSeasonalTerms(filesOf({ "seasonal.yaml": seasons }), shopSites, mistakes),
  );

const advent = {
  sites: ["DE", "AT"],
  from: "2026-11-20T00:00:00+01:00",
  until: "2026-12-25T00:00:00+01:00",
  terms: ["Lichterkette", "Duftkerze"],
};

test("each site gets each seasonal term, in the order of the file", async () => {
  const rows = await read(advent, { sites: ["DE"], terms: ["Kaffee"] });
  expect(rows.map(({ site, term, position }) => [site, term, position])).toEqual([
    ["DE", "Lichterkette", 0],
    ["DE", "Duftkerze", 1],
    ["AT", "Lichterkette", 2],
    ["AT", "Duftkerze", 3],
    ["DE", "Kaffee", 4],
  ]);
  expect(rows[0]).toMatchObject({
    valid_from: new Date("2026-11-19T23:00:00Z"),
    valid_until: new Date("2026-12-24T23:00:00Z"),
  });
  expect(rows[4]).toMatchObject({ valid_from: "-infinity", valid_until: "infinity" });
});

test.each([
  [{ ...advent, from: "2026-20-11T00:00:00+01:00" }, "the day 2026-20-11 does not exist"],
  [{ ...advent, until: advent.from }, "seasonal.yaml:5: it ends before it begins"],
  [{ ...advent, from: "20.11.2026" }, "0 → from"],
  [{ ...advent, terms: [] }, "0 → terms"],
  [{ ...advent, sites: ["XX"] }, "0 → sites"],
  [{ ...advent, words: ["Kerze"] }, "no such key"],
])("a mistake in the seasonal terms is named with its place: %j", async (season, named) => {
  const mistake = await read(season).catch((error: unknown) => error);
  expect(mistake).toBeInstanceOf(ContentError);
  expect((mistake as Error).message).toContain("seasonal.yaml");
  expect((mistake as Error).message).toContain(named);
});
