import { panelTexts, type PreviewTest } from "../preview-contract.ts";
import "./preview-panel.css";
import { PreviewPanel, type PanelServices, type PreviewPanelProps } from "./PreviewPanel.tsx";

/** The panel in its states, as the gallery, the tests and axe see it. */

export const exampleTests: PreviewTest[] = [
  { name: "hero-picture", groups: [{ name: "control" }, { name: "people" }] },
  { name: "free-delivery-hint", groups: [{ name: "control" }, { name: "hint" }] },
];

export const exampleServices: PanelServices = {
  testsAt: async () => exampleTests,
  apply: async () => "SUCCESS",
  reload: () => {},
  copyLink: async () => {},
  renew: async () => {},
  logOut: async () => {},
};

export const examplePanel: PreviewPanelProps = {
  site: { timeZone: "Europe/Berlin" },
  settings: {},
  services: exampleServices,
};

const previewed = {
  time: new Date("2026-12-24T17:00Z"),
  test: "hero-picture",
  group: "people",
};

const withTests = (testsAt: PanelServices["testsAt"]) => (
  <PreviewPanel {...examplePanel} services={{ ...exampleServices, testsAt }} />
);

export const examples = {
  now: <PreviewPanel {...examplePanel} />,
  previewing: <PreviewPanel {...examplePanel} settings={previewed} />,
  applied: (
    <PreviewPanel {...examplePanel} settings={previewed} message={{ text: panelTexts.applied }} />
  ),
  loadingTests: withTests(() => new Promise(() => {})),
  noTests: withTests(async () => []),
  testsFailed: withTests(() => Promise.reject(new Error("The server is down."))),
};
