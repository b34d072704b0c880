import type { Kysely } from "kysely";
import type { ContentReading } from "../../../platform/content/content.ts";
import type { Slice } from "../../../platform/http/slice.ts";
import type { KnownGroups } from "../../../platform/shared/content/content-checks.ts";
import { abTestRoutes, type AbTestPorts } from "./ab-test-routes.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import { siteSet } from "../../../platform/shared/sites/site-set.ts";
import type { AbTestTables } from "./ab-test-tables.ts";
import { createAbTests } from "./ab-tests.ts";
import { abTestContent } from "./import-ab-tests.ts";
import { groupsInContent, groupsInDatabase } from "./known-groups.ts";

/** A/B tests and their groups. */
export function abTestsSlice(
  database: Kysely<AbTestTables>,
  { sites, ...ports }: AbTestPorts & { sites: Site[] },
) {
  const content = abTestContent(siteSet(sites));
  const abTests = createAbTests(database);
  /** Returns the groups that exist at any time, to check content for a group. */
  const groups = async (reading: ContentReading): Promise<KnownGroups> => {
    const read = reading.contentOf(content);
    return read ? groupsInContent(read) : groupsInDatabase(database);
  };
  return Object.assign(abTests, { groups }, {
    content,
    personalRoutes: (app, tools) => abTestRoutes(app, { abTests, ...ports, ...tools }),
  } satisfies Slice);
}
