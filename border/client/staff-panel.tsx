import { abTestPaths, previewPaths, staffPaths } from "../border-paths.ts";
import { getJson } from "../../platform/client/requests.ts";
import { inShop, shopPath } from "../../platform/client/shop-address.ts";
import { jsonText } from "../../platform/shared/json-text.ts";
import { parseMoment } from "../../platform/shared/moments.ts";
import { retry } from "../../platform/shared/retry.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import { NextChanges } from "../preview/client/NextChanges.tsx";
import { PreviewPanel, type PanelActions } from "../preview/client/PreviewPanel.tsx";
import panelStyles from "../preview/client/preview-panel.css?inline";
import {
  panelTexts,
  type PreviewSettings,
  type PreviewStatus,
  type PreviewTest,
} from "../preview/preview-contract.ts";
import { sharedHash, sharedSettings } from "../preview/shared-link.ts";
import type { CheckedAuth } from "../staff/staff-schema.ts";
import { TraceViewer } from "../tracking/client/TraceViewer.tsx";
import traceStyles from "../tracking/client/trace-viewer.css?inline";
import { renderPart } from "./hydrate-part.ts";
import { ofSite } from "./of-site.ts";
import { followCart } from "./previewed-cart.ts";

/** Storage key of the state that a page passes to itself across a reload. */
const storageKey = "kontorPreviewReload";
interface BeforeReload {
  text: string;
  scrollTop: number;
}

/** Returns the panel's actions for a site, which may differ from the host's on another team's host. */
const actionsOf = (site: SiteCode): PanelActions => ({
  testsAt: (moment) =>
    getJson<PreviewTest[]>(
      `${abTestPaths.testsAt}?${query({ time: moment.toISOString() })}`,
      ofSite(site),
    ),
  apply: async ({ time, test = "", group = "" }) => {
    const moment = time && { time: time.toISOString() };
    const address = `${previewPaths.token}?${query({ test, group, ...moment })}`;
    return (await getJson<{ status: PreviewStatus }>(address, ofSite(site))).status;
  },
  reload: (text) => {
    const before: BeforeReload = { text, scrollTop: scrollY };
    sessionStorage.setItem(storageKey, jsonText(before));
    location.reload();
  },
  copyLink: (settings) => {
    const to = here() + sharedHash(settings);
    const link = new URL(inShop(`${staffPaths.open}?${query({ to })}`), location.href);
    return navigator.clipboard.writeText(link.href);
  },
  renew: () => getJson(staffPaths.renew),
  logOut: () => getJson(staffPaths.logout),
});

/** Shows the staff panel at the end of a site's footer, after applying the settings of a shared link. */
export async function showStaffPanel(
  footer: HTMLElement,
  { code, timeZone }: Pick<Site, "code" | "timeZone">,
  auth: CheckedAuth,
) {
  const actions = actionsOf(code);
  const link = await applyLink(actions);
  if (link === "applied") return;
  followCart(async () => (await import("./page-cart.ts")).cartStore).catch(console.error);
  // Imported on demand, because every page loads this file.
  const { logLevels, trace } = await import("../tracking/client/install-tracking.ts");
  const settings = settingsOf(auth);
  const before = beforeReload();
  const path = here();
  const loginUrl = `${staffPaths.login}?${query({ to: path })}`;
  const panel = { site: { timeZone }, settings, loginUrl };
  const message = link === "refused" ? { text: panelTexts.applyFailed, isError: true } : before;
  renderPart(
    footer.appendChild(document.createElement("div")),
    <PreviewPanel
      {...panel}
      engineSilentSince={parseMoment(auth.engineSilentSince ?? "")}
      compareUrl={`${staffPaths.compare}?${query({ to: path })}`}
      message={message}
      actions={actions}
    >
      <NextChanges
        {...panel}
        find={(from) => {
          const address = `${previewPaths.changes}?${query({ path, ...(from && { from }) })}`;
          // A busy server refuses a request that it cannot handle soon.
          return retry(() => getJson(address), { delay: 2_000, retries: 4 });
        }}
        apply={actions.apply}
        reload={actions.reload}
      />
      <TraceViewer
        timeZone={timeZone}
        levels={logLevels}
        trace={trace}
        copy={(text) => navigator.clipboard.writeText(text)}
      />
    </PreviewPanel>,
    panelStyles + traceStyles,
  );
  // The browser did not know the page's full height before.
  if (before) requestAnimationFrame(() => scrollTo({ top: before.scrollTop }));
}

/** Applies the settings of a shared link once, then reloads the page. */
async function applyLink(actions: PanelActions): Promise<"none" | "applied" | "refused"> {
  const shared = sharedSettings(location.hash);
  if (!shared) return "none";
  history.replaceState(history.state, "", location.pathname + location.search);
  const status = await actions.apply(shared).catch(console.error);
  if (status !== "SUCCESS") return "refused";
  actions.reload(panelTexts.applied);
  return "applied";
}

function settingsOf({ dateTime, abTestName, abTestGroup }: CheckedAuth): PreviewSettings {
  const time = parseMoment(dateTime);
  if (dateTime && !time) console.error(`"${dateTime}" is no moment: the present is shown.`);
  return { ...(time && { time }), ...(abTestName && { test: abTestName, group: abTestGroup }) };
}

/** Returns the state stored before the reload, once. */
function beforeReload(): BeforeReload | undefined {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return stored ? JSON.parse(stored) : undefined;
}

/** Returns the page's path in the shop. */
const here = () => shopPath(location.pathname) + location.search;

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
