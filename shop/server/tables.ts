import type { Kysely } from "kysely";
import type { StaffTables } from "../../border/staff/server/staff-tables.ts";
import type { ContentTables } from "../../platform/content/content-tables.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AssetTables } from "../../platform/http/shared-assets.ts";
import type { RateLimitTables } from "../../platform/security/rate-limits.ts";
import type * as all from "./all-slices.ts";

/** The tables that a slice works on: those of the database that it takes, if it takes one. */
type TablesOf<CreateSlice> = CreateSlice extends (
  source: infer Source,
  ...ports: never[]
) => unknown
  ? Source extends Kysely<infer Own> | Database<infer Own>
    ? Own
    : never
  : never;

/** Makes `A & B` of `A | B`. */
type Every<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  every: infer All,
) => void
  ? All
  : never;

type SliceTables = Every<TablesOf<(typeof all)[keyof typeof all]>>;

/** The tables of all migrations: those of each slice and of staff, and those below all slices. */
export interface ShopTables
  extends AssetTables, ContentTables, RateLimitTables, SliceTables, StaffTables {}
