import { basename } from "node:path";
import { expect, test } from "vitest";
import { parse } from "yaml";
import { projectFiles } from "./project-files.ts";

interface AbTest {
  name: string;
  sites: string[];
  groups: { name: string }[];
}
interface Tested {
  test?: { name: string; group: string };
}

/** Returns the groups of a test that no promotion shows, by the promotions of each site. */
const notShown = (tests: AbTest[], promotions: Record<string, Tested[]>) =>
  tests.flatMap(({ name, sites, groups }) =>
    sites.flatMap((site) => {
      const shown = promotions[site]!.filter(({ test: shownIn }) => shownIn?.name === name);
      return groups
        .map((group) => group.name)
        .filter(
          (group) => group !== "control" && !shown.some(({ test: at }) => at?.group === group),
        )
        .map((group) => `${site}: ${name}, ${group}`);
    }),
  );

test("each A/B test has something to compare on each of its sites", async () => {
  const planted = {
    name: "tea",
    sites: ["DE", "AT"],
    groups: [{ name: "control" }, { name: "b" }],
  };
  const ofOthers = [{ test: { name: "coffee", group: "b" } }, {}];
  expect(
    notShown([planted], { DE: ofOthers, AT: [...ofOthers, { test: { name: "tea", group: "b" } }] }),
  ).toEqual(["DE: tea, b"]);
  const tests = await projectFiles("shop/content/tests/*.yaml");
  const promotions = await projectFiles("shop/content/promotions/*.yaml");
  const bySite = promotions.map(([file, text]) => [basename(file, ".yaml"), parse(text)] as const);
  expect(
    notShown(
      tests.flatMap(([, text]) => parse(text) as AbTest[]),
      Object.fromEntries(bySite) as Record<string, Tested[]>,
    ),
  ).toEqual([]);
});
