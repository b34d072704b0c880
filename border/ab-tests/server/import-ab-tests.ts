import type { Transaction } from "kysely";
import type { ContentPart } from "../../../platform/content/content.ts";
import type { SiteSet } from "../../../platform/shared/sites/site-set.ts";
import type { AbTestTables } from "./ab-test-tables.ts";
import { testsName } from "./ab-tests.ts";
import { readAbTests, type AbTestRow } from "./read-ab-tests.ts";

/** Imports `shop/content/tests` into the database. */
export const abTestContent = (
  sites: SiteSet,
): ContentPart<Transaction<AbTestTables>, AbTestRow[]> => ({
  folder: "tests",
  isEditable: true,
  changes: testsName,
  read: (files, { mistakes }) => readAbTests(files, sites, mistakes),
  async write(transaction, tests) {
    await transaction.deleteFrom("ab_test").execute();
    if (tests.length > 0) await transaction.insertInto("ab_test").values(tests).execute();
  },
});
