import { abTestPaths } from "../../features/ab-tests/ab-tests-contract.ts";
import panelStyles from "../../features/preview/client/preview-panel.css?inline";
import { PreviewPanel, type PanelServices } from "../../features/preview/client/PreviewPanel.tsx";
import {
  previewPaths,
  type PreviewSettings,
  type PreviewStatus,
  type PreviewTest,
} from "../../features/preview/preview-contract.ts";
import type { CheckedAuth } from "../../features/staff/staff-schema.ts";
import { staffPaths } from "../../features/staff/staff-contract.ts";
import { getJson } from "../../shared/client/requests.ts";
import { parseMoment } from "../../shared/moments.ts";
import { renderPart } from "./hydrate-part.ts";

/** What a page says to itself before it is loaded again. */
const storageKey = "kontorPreviewReload";
interface BeforeReload {
  message: string;
  scrollTop: number;
}

const services: PanelServices = {
  testsAt: (moment) =>
    getJson<PreviewTest[]>(`${abTestPaths.testsAt}?${query({ time: moment.toISOString() })}`),
  apply: async ({ time, test = "", group = "" }) => {
    const moment = time && { time: time.toISOString() };
    const address = `${previewPaths.token}?${query({ test, group, ...moment })}`;
    return (await getJson<{ status: PreviewStatus }>(address)).status;
  },
  reload: (message) => {
    const before: BeforeReload = { message, scrollTop: scrollY };
    sessionStorage.setItem(storageKey, JSON.stringify(before));
    location.reload();
  },
  renew: () => getJson(staffPaths.renew),
  logOut: () => getJson(staffPaths.logout),
};

/** Shows the panel of a member of staff at the end of a footer. */
export function showStaffPanel(footer: HTMLElement, timeZone: string, auth: CheckedAuth) {
  addStyles();
  const { message, scrollTop } = beforeReload() ?? {};
  renderPart(
    footer.appendChild(document.createElement("div")),
    <PreviewPanel
      site={{ timeZone }}
      settings={settingsOf(auth)}
      message={message}
      services={services}
    />,
  );
  // The browser did not know the page's full height yet.
  if (scrollTop !== undefined) requestAnimationFrame(() => scrollTo({ top: scrollTop }));
}

function settingsOf({ dateTime, abTestName, abTestGroup }: CheckedAuth): PreviewSettings {
  const time = parseMoment(dateTime);
  if (dateTime && !time) console.error(`"${dateTime}" is no moment: the present is shown.`);
  return { ...(time && { time }), ...(abTestName && { test: abTestName, group: abTestGroup }) };
}

/** What was stored before the reload, once. */
function beforeReload(): BeforeReload | undefined {
  const stored = sessionStorage.getItem(storageKey);
  sessionStorage.removeItem(storageKey);
  return stored ? JSON.parse(stored) : undefined;
}

/** As a sheet of the page's own, which a content security policy allows on every host. */
function addStyles() {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(panelStyles);
  document.adoptedStyleSheets.push(sheet);
}

const query = (values: Record<string, string>) => new URLSearchParams(values).toString();
