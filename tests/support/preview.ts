import { sql } from "kysely";
import { previewCookie } from "../../platform/shared/cookies/preview-cookie.ts";
import type { SiteCode } from "../../platform/shared/sites/site.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import type { PreviewSettings } from "../../border/preview/preview-contract.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import type { TestShop } from "./shop.ts";

/** Returns the `Cookie` header of a browser in which a newly logged-in member of staff previews a moment of a site. */
export async function previewing(
  { services }: Pick<TestShop, "services">,
  settings: PreviewSettings & { time: Date },
  site: SiteCode = "DE",
): Promise<string> {
  const { rows } = await sql<{ session: string }>`
    with account as (
      insert into staff_account (name, password_hash, roles)
      values (gen_random_uuid()::text, '', '{preview}') returning id)
    insert into staff_session (secret_hash, account_id, expires_at)
    select gen_random_uuid()::text, id, ${new Date(services.now().getTime() + 1_800_000)} from account
    returning id::text as session`.execute(services.database.sql);
  const token = await services.preview.tokenFor(rows[0]!, valueAt(allSites, site).site, settings);
  return `${previewCookie}=${token}`;
}
