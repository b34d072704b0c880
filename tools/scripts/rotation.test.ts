import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import {
  inPart,
  nightFiles,
  nightPart,
  outsidePart,
  parts,
  rotatingFiles,
  rotatingOnEmbedded,
  rotatingSpecs,
  sitesInPart,
} from "./rotation.ts";

const lists = {
  rotatingFiles,
  rotatingOnEmbedded,
  nightFiles,
  rotatingSpecs: rotatingSpecs.map((name) => `tests/e2e/${name}`),
};
const eachPart = Array.from({ length: parts }, (_, at) => at + 1);

test.each(Object.entries(lists))("%s names each file once, and only existing ones", (_, files) => {
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  expect(new Set(files).size).toBe(files.length);
});

test.each(Object.entries(lists))("in all parts together each of %s runs once", (_, files) => {
  const run = eachPart.flatMap((part) => inPart(files, part));
  expect(run.toSorted()).toEqual(files.toSorted());
  for (const part of eachPart)
    expect([...inPart(files, part), ...outsidePart(files, part)].toSorted()).toEqual(
      files.toSorted(),
    );
});

test("each part tests one site, and all parts together test each site at least thrice", () => {
  const tested = eachPart.map((part) => sitesInPart(siteCodes, part));
  expect(tested.every((sites) => sites.length === 1)).toBe(true);
  for (const code of siteCodes)
    expect(tested.flat().filter((site) => site === code).length).toBeGreaterThanOrEqual(3);
});

test("without a part, tests of each site run for all sites", () => {
  expect(sitesInPart(siteCodes, undefined)).toEqual(siteCodes);
});

test("without a part, and at night, everything runs", () => {
  expect(nightPart({})).toBeUndefined();
  expect(nightPart({ NIGHT: "yes", NIGHT_PART: "3" })).toBeUndefined();
  expect(outsidePart(rotatingFiles, undefined)).toEqual([]);
});

test.each(["0", "29", "1.5", "all"])("%j is no part of the night", (NIGHT_PART) => {
  expect(() => nightPart({ NIGHT_PART })).toThrow("a number from 1 to 28");
});
