import { expect, test } from "vitest";
import { filesOf } from "../../../tests/support/content-files.ts";
import { withoutMistakes } from "../../../tests/support/without-mistakes.ts";
import { readAbTests } from "./read-ab-tests.ts";
import { shopSites } from "../../../shop/sites/site-set.ts";

const banner = {
  name: "banner",
  sites: ["DE", "AT"],
  from: "2026-11-16T00:00:00+01:00",
  until: "2026-12-21T00:00:00+01:00",
  groups: [
    { name: "control", share: 60 },
    { name: "gift", share: 40 },
  ],
};

const read = (files: Record<string, unknown[]>) =>
  withoutMistakes((mistakes) => readAbTests(filesOf(files), shopSites, mistakes));

test("A/B test files may lie in folders", async () => {
  expect(await read({ "2026/winter.yaml": [banner] })).toHaveLength(banner.sites.length);
});

test("each site gets its A/B tests of every file", async () => {
  const always = { name: "always", sites: ["TR"], groups: banner.groups };
  const rows = await read({ "other.yaml": [always], "winter.yaml": [banner] });
  expect(rows).toEqual([
    {
      site: "TR",
      name: "always",
      groups: JSON.stringify(banner.groups),
      valid_from: "-infinity",
      valid_until: "infinity",
    },
    ...["DE", "AT"].map((site) => ({
      site,
      name: "banner",
      groups: JSON.stringify(banner.groups),
      valid_from: new Date("2026-11-15T23:00:00Z"),
      valid_until: new Date("2026-12-20T23:00:00Z"),
    })),
  ]);
});

test.each([
  [
    "a day that does not exist",
    { ...banner, from: "2026-02-30T00:00:00+01:00" },
    "the day 2026-02-30 does not exist; correct it",
  ],
  ["a day without a time", { ...banner, from: "2026-11-16" }, "from"],
  ["a time without a zone", { ...banner, from: "2026-11-16T00:00:00" }, "from"],
  [
    "an end before its beginning",
    { ...banner, until: banner.from },
    "winter.yaml:6: banner: it ends before it begins",
  ],
  ["an unknown site", { ...banner, sites: ["XX"] }, "banner, sites → 0"],
  ["a blank in its name", { ...banner, name: "Black Week" }, "Black Week, name"],
  [
    "an unknown key",
    { ...banner, split: 50 },
    "there is no such key; correct its name or remove it",
  ],
  ["one group alone", { ...banner, groups: [{ name: "control", share: 100 }] }, "banner, groups"],
  [
    "shares above 100",
    { ...banner, groups: [...banner.groups, { name: "third", share: 10 }] },
    "winter.yaml:7: banner: the shares add up to 110; make them add up to 100",
  ],
  [
    "a group used twice",
    { ...banner, groups: [banner.groups[0], { name: "control", share: 40 }] },
    "banner: control: this group is used twice; it must be unique",
  ],
  [
    "a comma in a group's name",
    { ...banner, groups: [{ name: "a,b", share: 50 }, banner.groups[0]] },
    "banner, groups",
  ],
])(
  "an A/B test file with %s is refused with the mistake and its line",
  async (_mistake, entry, named) => {
    await expect(read({ "winter.yaml": [entry] })).rejects.toThrow(named);
    await expect(read({ "winter.yaml": [entry] })).rejects.toThrow("winter.yaml:");
  },
);

test("two files may not have A/B tests of one name", async () => {
  await expect(read({ "a.yaml": [banner], "b.yaml": [banner] })).rejects.toThrow(
    "b.yaml:1: banner: banner: this test is used twice; it must be unique",
  );
});
