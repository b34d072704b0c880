import type { Kysely } from "kysely";
import type { ContentName } from "../../../platform/content/content-changes.ts";
import { nextBound, validityBounds } from "../../../platform/content/validity.ts";
import type { Span } from "../../../platform/shared/sites/audience.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { AbTest } from "../ab-tests-contract.ts";
import type { AbTestTables } from "./ab-test-tables.ts";

/** The content name noted by every rendering that depends on the tests. */
export const testsName: ContentName = "tests";

export type AbTests = ReturnType<typeof createAbTests>;

/** The A/B tests of all sites. */
export function createAbTests(database: Kysely<AbTestTables>) {
  const validAt = (site: Pick<Site, "code">, moment: Date) =>
    database
      .selectFrom("ab_test")
      .select(["name", "groups"])
      .where("site", "=", site.code)
      .where("valid_from", "<=", moment)
      .where("valid_until", ">", moment)
      .orderBy("name");

  return {
    /** Returns the tests of a site that are valid at a moment. */
    at: (site: Pick<Site, "code">, moment: Date): Promise<AbTest[]> =>
      validAt(site, moment).execute(),

    /** Whether a test is valid at a moment and has this group. */
    async isKnown(
      site: Pick<Site, "code">,
      moment: Date,
      test: string,
      group: string,
    ): Promise<boolean> {
      const found = await validAt(site, moment).where("name", "=", test).executeTakeFirst();
      return found?.groups.some(({ name }) => name === group) ?? false;
    },

    /** Returns the validity of each test of a site, by name: content for its groups is shown only then. */
    async spans(at: Pick<Viewpoint, "site" | "reads">): Promise<ReadonlyMap<string, Span>> {
      at.reads?.add(testsName);
      const tests = await database
        .selectFrom("ab_test")
        .select(["name", "valid_from", "valid_until"])
        .where("site", "=", at.site.code)
        .execute();
      return new Map(
        tests.map(({ name, valid_from, valid_until }) => [
          name,
          { from: Number(valid_from), until: Number(valid_until) },
        ]),
      );
    },

    nextChange: (now: Date) => nextBound(database, { ab_test: validityBounds }, now),
  };
}
