import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { cookieIn } from "../../../shared/cookies.ts";
import { previewCookie } from "../../../shared/preview-cookie.ts";
import type { Site } from "../../../shared/site.ts";
import type { Preview } from "../preview-contract.ts";
import { canBePreviewed } from "../preview-rules.ts";
import { createPreviewKey } from "./preview-key.ts";
import type { PreviewTables } from "./preview-tables.ts";
import { signPreview, verifyPreview } from "./preview-token.ts";

export interface Staff {
  /** Names the session and opens nothing: scripts can read it in a token. */
  session: string;
}

/** What previews need of the other slices. */
export interface PreviewPorts {
  now(): Date;
  /** The member of staff who is logged in at a request's browser. */
  staffOf(request: FastifyRequest, now: Date): Promise<Staff | undefined>;
  /** Whether a session of staff has neither ended nor expired. */
  isActive(session: string, now: Date): Promise<boolean>;
  /** Whether a site has an A/B test with this group at that moment. */
  isKnown(site: Site, moment: Date, test: string, group: string): Promise<boolean>;
}

export type Previews = ReturnType<typeof createPreviews>;

export function createPreviews(
  database: Kysely<PreviewTables>,
  { now, staffOf, isActive, isKnown }: PreviewPorts,
) {
  const keyOf = createPreviewKey(database);

  /** What the valid token of a request says; a token that is not valid is ignored. Without one this takes no query. */
  async function previewOf({ headers }: Pick<FastifyRequest, "headers">) {
    const token = cookieIn(headers.cookie, previewCookie);
    const preview = token && verifyPreview(await keyOf(), token, now());
    return preview && (await isActive(preview.staff, now())) ? preview : undefined;
  }

  /** A token for a member of staff; undefined when these settings cannot be previewed on this site. */
  async function tokenFor({ session }: Staff, site: Site, settings: Omit<Preview, "staff">) {
    if (!canBePreviewed(settings.time, now())) return undefined;
    if (!(await isThere(site, settings))) return undefined;
    return signPreview(await keyOf(), { ...settings, staff: session }, now());
  }

  /** Whether a site has the test and the group of settings at their moment; without a test it has. */
  const isThere = async (site: Site, { time, test, group }: Omit<Preview, "staff">) =>
    !test || !group || isKnown(site, time, test, group);

  return { staffOf, previewOf, tokenFor, isThere };
}
