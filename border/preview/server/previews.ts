import type { FastifyRequest } from "fastify";
import type { Kysely } from "kysely";
import { createSharedKey } from "../../../platform/security/shared-key.ts";
import { cookieIn } from "../../../platform/shared/cookies/cookies.ts";
import { isPreview, previewCookie } from "../../../platform/shared/cookies/preview-cookie.ts";
import type { Site } from "../../../platform/shared/sites/site.ts";
import type { StaffPreview } from "../preview-contract.ts";
import { canBePreviewed } from "../preview-rules.ts";
import type { PreviewTables } from "./preview-tables.ts";
import { hasPreviewForm, signPreview, verifyPreview } from "./preview-token.ts";

export interface StaffSession {
  /** Identifies the session but grants no access, because scripts can read it in a token. */
  session: string;
}

/** The dependencies of previews on other slices. */
export interface PreviewPorts {
  now(): Date;
  /** Returns the member of staff who sent a request, if logged in. */
  staffOf(request: FastifyRequest, now: Date): Promise<StaffSession | undefined>;
  /** Whether a staff session is active: neither ended nor expired. */
  isActive(session: string, now: Date): Promise<boolean>;
  /** Whether a site has an A/B test with this group at that moment. */
  isKnown(site: Site, moment: Date, test: string, group: string): Promise<boolean>;
  /** Returns the contents of a page's HTML, by name. */
  contentsOf(html: string, site: Site): Map<string, string>;
}

type Settings = Pick<StaffPreview, "time" | "test" | "group">;

export type Previews = ReturnType<typeof createPreviews>;

export function createPreviews(
  database: Kysely<PreviewTables>,
  { now, staffOf, isActive, isKnown, contentsOf }: PreviewPorts,
) {
  const key = createSharedKey(database, "preview_key");

  /** Returns the preview in a request's token; an invalid token is ignored. Without a token it makes no query. */
  async function previewOf({ headers }: Pick<FastifyRequest, "headers">) {
    const token = tokenIn(headers.cookie);
    const preview = token && verifyPreview(await key.get(), token, now());
    return preview && (await isActive(preview.staff, now())) ? preview : undefined;
  }

  /** Returns the settings that a request previews on a site. */
  async function settingsOf(request: Pick<FastifyRequest, "headers">, { code }: Site) {
    const preview = await previewOf(request);
    return preview?.site === code ? preview : undefined;
  }

  /**
   * Whether a `Cookie` header may belong to a preview: it contains a token whose signature is valid, or cannot be verified yet
   * because the key is not loaded. Anyone can send tokens; forged ones must cost no more than none.
   */
  function mayPreview(cookies: string | undefined): boolean {
    const token = tokenIn(cookies);
    const known = key.peek();
    return token !== undefined && (!known || verifyPreview(known, token, now()) !== undefined);
  }

  /** Returns a token for a member of staff and one site; undefined when these settings cannot be previewed there. */
  async function tokenFor({ session }: StaffSession, site: Site, settings: Settings) {
    if (!canBePreviewed(settings.time, now())) return undefined;
    if (!(await isThere(site, settings))) return undefined;
    return signPreview(await key.get(), { ...settings, site: site.code, staff: session }, now());
  }

  /** Whether a site has the test and the group of settings at their moment; true without a test. */
  const isThere = async (site: Site, { time, test, group }: Settings) =>
    !test || !group || isKnown(site, time, test, group);

  return { staffOf, previewOf, settingsOf, mayPreview, tokenFor, isThere, contentsOf };
}

function tokenIn(cookies: string | undefined): string | undefined {
  if (!isPreview(cookies)) return undefined;
  const token = cookieIn(cookies, previewCookie);
  return token && hasPreviewForm(token) ? token : undefined;
}
