import type { Kysely } from "kysely";
import type { KnownGroups } from "../../../platform/shared/content/content-checks.ts";
import type { AbTestGroup } from "../ab-tests-contract.ts";
import type { AbTestTables } from "./ab-test-tables.ts";
import type { AbTestRow } from "./read-ab-tests.ts";

/** Returns the groups of tests that are imported together with other content. */
export const groupsInContent = (tests: AbTestRow[]): KnownGroups =>
  knownGroups(
    tests.map(({ groups, ...test }) => ({ ...test, groups: JSON.parse(groups) as AbTestGroup[] })),
  );

export async function groupsInDatabase(database: Kysely<AbTestTables>): Promise<KnownGroups> {
  return knownGroups(
    await database.selectFrom("ab_test").select(["site", "name", "groups"]).execute(),
  );
}

function knownGroups(tests: { site: string; name: string; groups: AbTestGroup[] }[]): KnownGroups {
  const known = new Set(
    tests.flatMap(({ site, name, groups }) =>
      groups.map((group) => `${site} ${name} ${group.name}`),
    ),
  );
  return { has: (site, test, group) => known.has(`${site} ${test} ${group}`) };
}
