import { panelTexts, type PreviewTest } from "../preview-contract.ts";
import type { PartChange } from "../preview-schema.ts";
import "./preview-panel.css";
import { NextChanges } from "./NextChanges.tsx";
import { PreviewPanel, type PanelActions, type PreviewPanelProps } from "./PreviewPanel.tsx";

/** The states of the panel, for the gallery, the tests and axe. */

export const exampleTests: PreviewTest[] = [
  { name: "hero-picture", groups: [{ name: "control" }, { name: "people" }] },
  { name: "free-delivery-hint", groups: [{ name: "control" }, { name: "hint" }] },
];

export const exampleActions: PanelActions = {
  testsAt: async () => exampleTests,
  apply: async () => "SUCCESS",
  reload: () => {},
  copyLink: async () => {},
  renew: async () => ({ status: "SUCCESS" }),
  logOut: async () => {},
};

export const examplePanel: PreviewPanelProps = {
  site: { timeZone: "Europe/Berlin" },
  settings: {},
  loginUrl: "/staff",
  compareUrl: "/staff/compare",
  actions: exampleActions,
};

export const exampleChanges: PartChange[] = [
  {
    part: "header",
    contents: [
      { name: "Promotion ~top_banner", before: "Geschenke bis 24. Dezember", after: "Sale" },
      { name: "Weihnachten", before: "" },
    ],
    more: 0,
  },
  {
    part: "page",
    contents: [
      { name: "Sierra Verde", before: "5,49 Euro", after: "4,49 Euro" },
      { name: "Wintermischung", after: "6,99 Euro" },
    ],
    more: 12,
  },
];

const previewed = {
  time: new Date("2026-12-24T17:00Z"),
  test: "hero-picture",
  group: "people",
};

const withTests = (testsAt: PanelActions["testsAt"]) => (
  <PreviewPanel {...examplePanel} actions={{ ...exampleActions, testsAt }} />
);

export const examples = {
  now: <PreviewPanel {...examplePanel} />,
  previewing: <PreviewPanel {...examplePanel} settings={previewed} />,
  engineSilent: (
    <PreviewPanel {...examplePanel} engineSilentSince={new Date("2026-11-30T11:03Z")} />
  ),
  applied: (
    <PreviewPanel {...examplePanel} settings={previewed} message={{ text: panelTexts.applied }} />
  ),
  nextChanges: (
    <PreviewPanel {...examplePanel} settings={previewed}>
      <NextChanges
        site={examplePanel.site}
        settings={previewed}
        loginUrl="/staff"
        find={async () => ({
          status: "SUCCESS",
          changes: [
            { time: "2026-12-26T23:00:00Z", parts: exampleChanges, test: "hero-picture" },
            { time: "2026-12-31T23:00:00Z", parts: [{ part: "footer", contents: [], more: 0 }] },
          ],
          until: "2027-03-24T17:00:00Z",
          isComplete: true,
        })}
        apply={async () => "SUCCESS"}
        reload={() => {}}
      />
    </PreviewPanel>
  ),
  loadingTests: withTests(() => new Promise(() => {})),
  noTests: withTests(async () => []),
  testsFailed: withTests(() => Promise.reject(new Error("The server is down."))),
};
