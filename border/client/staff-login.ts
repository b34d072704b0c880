import { staffCookies, staffPaths } from "../../features/staff/staff-contract.ts";
import type { CheckedAuth } from "../../features/staff/staff-schema.ts";
import { getJson } from "../../shared/client/requests.ts";
import { cookieIn } from "../../shared/cookies.ts";
import { siteCodeOr } from "../../shared/site.ts";
import { ofSite } from "./of-site.ts";

/**
 * Shows the staff panel in a footer if a member of staff who may preview is logged in. Other browsers load and request nothing.
 */
export async function showPanelToStaff(footer: HTMLElement) {
  const { kontorPreview: timeZone, site, reduced } = footer.dataset;
  const mayBeStaff = timeZone && cookieIn(document.cookie, staffCookies.panel);
  if (!mayBeStaff || reduced !== undefined) return;
  const code = siteCodeOr(site);
  const auth = await getJson<CheckedAuth>(staffPaths.checkAuth, ofSite(code));
  if (auth.status !== "SUCCESS") return;
  const { showStaffPanel } = await import("./staff-panel.tsx");
  await showStaffPanel(footer, { code, timeZone }, auth);
}
