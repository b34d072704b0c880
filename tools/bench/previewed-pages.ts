import { sql } from "kysely";
import type { PreviewTables } from "../../border/preview/server/preview-tables.ts";
import { signPreview } from "../../border/preview/server/preview-token.ts";
import { openDatabase } from "../../platform/database/database.ts";
import { createSharedKey } from "../../platform/security/shared-key.ts";
import { previewCookie } from "../../platform/shared/cookies/preview-cookie.ts";
import type { CatalogueDatabase, MeasuredShop } from "./catalogue-shop.ts";
import { timed } from "./harness/rounds.ts";
import { median } from "./harness/statistics.ts";

const day = 86_400_000;
const moments = 9;

/** Returns `Cookie` headers of a member of staff who previews one moment of the German shop each. No shop may run. */
export async function previewCookies({
  DATABASE_URL: url,
  DATA_DIR: folder,
}: CatalogueDatabase): Promise<string[]> {
  const database = await openDatabase<PreviewTables>({ url, folder, onError: console.error });
  try {
    const now = new Date();
    const { rows } = await sql<{ session: string }>`
      with account as (
        insert into staff_account (name, password_hash, roles)
        values (gen_random_uuid()::text, '', '{preview}') returning id)
      insert into staff_session (secret_hash, account_id, expires_at)
      select gen_random_uuid()::text, id, now() + interval '1 day' from account
      returning id::text as session`.execute(database.sql);
    const key = await createSharedKey(database.sql, "preview_key").get();
    return Array.from({ length: moments }, (_, at) => {
      const time = new Date(now.getTime() + (at + 30) * day);
      return `${previewCookie}=${signPreview(key, { time, site: "DE", staff: rows[0]!.session }, now)}`;
    });
  } finally {
    await database.close();
  }
}

/** Measures results pages of previews: the first of each moment, and later ones of one moment (medians, milliseconds). */
export async function measurePreviews(shop: MeasuredShop, cookies: string[], times: number) {
  const show = (cookie: string, to: number) =>
    timed(async () => {
      const body = await shop.get("de", `/search?query=kaffee&site=DE&to=${to}`, cookie);
      if (!body.includes("data-kontor-preview-mark")) throw new Error("The page is no preview.");
    });
  const firsts: number[] = [];
  for (const cookie of cookies) firsts.push(await show(cookie, 8_000));
  const later: number[] = [];
  for (let at = 0; at < times; at++) later.push(await show(cookies.at(-1)!, 8_001 + at));
  return { firstPreview: median(firsts), preview: median(later) };
}
