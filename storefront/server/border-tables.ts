import type { Kysely } from "kysely";
import type { abTestsSlice } from "../../border/ab-tests/server/ab-tests-slice.ts";
import type { cartSlice } from "../../border/cart/server/cart-slice.ts";
import type { footerSlice } from "../../border/footer/server/footer-slice.ts";
import type { navigationSlice } from "../../border/navigation/server/navigation-slice.ts";
import type { newsletterSlice } from "../../border/newsletter/server/newsletter-slice.ts";
import type { previewSlice } from "../../border/preview/server/preview-slice.ts";
import type { promotionSlice } from "../../border/promotion/server/promotion-slice.ts";
import type { searchSlice } from "../../border/search/server/search-slice.ts";
import type { createStaff } from "../../border/staff/server/staff.ts";
import type { trackingSlice } from "../../border/tracking/server/tracking-slice.ts";
import type { ContentTables } from "../../platform/content/content-tables.ts";
import type { Database } from "../../platform/database/database.ts";
import type { AssetTables } from "../../platform/http/responses/shared-assets.ts";
import type { mailSlice } from "../../platform/mail/server/mail-slice.ts";
import type { RateLimitTables } from "../../platform/security/rate-limits.ts";

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

/** The tables of a list of functions that create slices. */
export type TablesOfSlices<CreateSlice> = Every<TablesOf<CreateSlice>>;

/** The tables of the border, and those below all slices. */
export interface BorderTables
  extends
    AssetTables,
    ContentTables,
    RateLimitTables,
    TablesOfSlices<
      | typeof abTestsSlice
      | typeof cartSlice
      | typeof createStaff
      | typeof footerSlice
      | typeof mailSlice
      | typeof navigationSlice
      | typeof newsletterSlice
      | typeof previewSlice
      | typeof promotionSlice
      | typeof searchSlice
      | typeof trackingSlice
    > {}
