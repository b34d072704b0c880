import { staffPaths } from "../border-paths.ts";
import { getJson } from "../../platform/client/requests.ts";
import { cookieIn } from "../../platform/shared/cookies/cookies.ts";
import { staffCookies } from "../staff/staff-contract.ts";
import type { CheckedAuth } from "../staff/staff-schema.ts";
import { ofSite } from "./of-site.ts";

/**
 * Shows the staff panel in a footer if a member of staff who may preview is logged in. Other browsers load and request nothing.
 */
export async function showPanelToStaff(footer: HTMLElement) {
  const { kontorPreview: timeZone, site: code = "", reduced } = footer.dataset;
  const mayBeStaff = timeZone && cookieIn(document.cookie, staffCookies.panel);
  if (!mayBeStaff || reduced !== undefined) return;
  const auth = await getJson<CheckedAuth>(staffPaths.checkAuth, ofSite(code));
  if (auth.status !== "SUCCESS") return;
  const { showStaffPanel } = await import("./staff-panel.tsx");
  await showStaffPanel(footer, { code, timeZone }, auth);
}
