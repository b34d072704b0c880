import { staffCookies, staffPaths } from "../../features/staff/staff-contract.ts";
import type { CheckedAuth } from "../../features/staff/staff-schema.ts";
import { getJson } from "../../shared/client/requests.ts";
import { cookieIn } from "../../shared/cookies.ts";

/** Shows staff's panel in a footer if one of them who may preview is logged in. Other browsers load and ask nothing. */
export async function showPanelToStaff(footer: HTMLElement) {
  const { kontorPreview: timeZone, reduced } = footer.dataset;
  const mayBeStaff = timeZone && cookieIn(document.cookie, staffCookies.panel);
  if (!mayBeStaff || reduced !== undefined) return;
  const auth = await getJson<CheckedAuth>(staffPaths.checkAuth);
  if (auth.status !== "SUCCESS") return;
  const { showStaffPanel } = await import("./staff-panel.tsx");
  await showStaffPanel(footer, timeZone, auth);
}
