import type { Kysely } from "kysely";
import type { Slice } from "../../../http/slice.ts";
import type { AbTestTables } from "./ab-test-tables.ts";
import { createAbTests } from "./ab-tests.ts";
import { abTestContent } from "./import-ab-tests.ts";

/** A/B tests and their groups. */
export function abTestsSlice(database: Kysely<AbTestTables>) {
  return Object.assign(createAbTests(database), { content: abTestContent } satisfies Slice);
}
