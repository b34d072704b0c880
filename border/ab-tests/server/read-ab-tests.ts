import type { Insertable } from "kysely";
import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { validityColumns } from "../../../platform/content/validity.ts";
import { checkUnique, checkValidity } from "../../../platform/shared/content/content-checks.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { listOfSites, Moment, TestName } from "../../../platform/shared/content/content-schema.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { AbTestTables } from "./ab-test-tables.ts";

/** The schema of shop/content/tests/*.yaml; shop/content/README.md explains the files to editors. */
const formFor = onceForSites((sites) =>
  Compile(
    Type.Object(
      {
        name: TestName,
        sites: listOfSites(sites),
        from: Type.Optional(Moment),
        until: Type.Optional(Moment),
        groups: Type.Array(
          Type.Object(
            { name: TestName, share: Type.Integer({ minimum: 1, maximum: 99 }) },
            { additionalProperties: false },
          ),
          { minItems: 2, maxItems: 10 },
        ),
      },
      { additionalProperties: false },
    ),
  ),
);

export type AbTestRow = Insertable<AbTestTables["ab_test"]>;

/** Parses and checks every file. */
export function readAbTests(
  files: ContentFiles,
  allSites: SiteSet,
  mistakes: string[],
): AbTestRow[] {
  const form = formFor(allSites);
  const lists = [...files].map(([file, source]) => readList(file, source, form, mistakes));
  const found = lists.flatMap((list) => list.entries.map((test) => ({ list, test })));
  checkUnique(
    found,
    "name",
    "test",
    ({ test }) => [test.name],
    ({ list, test }, ...mistake) => list.mistake(test, ...mistake),
  );
  return found.flatMap(({ list, test }) => {
    const { name, sites, groups, from, until } = test;
    checkValidity(test, (what, ...path) => list.mistake(test, what, ...path));
    checkUnique(
      groups,
      "groups",
      "group",
      (group) => [group.name],
      (_group, ...mistake) => list.mistake(test, ...mistake),
    );
    const sum = groups.reduce((total, { share }) => total + share, 0);
    if (sum !== 100)
      list.mistake(test, `the shares add up to ${sum}; make them add up to 100`, "groups");
    const time = validityColumns({ from, until });
    return sites.map((site) => ({ site, name, groups: JSON.stringify(groups), ...time }));
  });
}
