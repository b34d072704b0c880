import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { afterEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import {
  examplePanel,
  exampleActions,
} from "../../border/preview/client/PreviewPanel.examples.tsx";
import { PreviewPanel, type PanelActions } from "../../border/preview/client/PreviewPanel.tsx";
import type { PreviewSettings } from "../../border/preview/preview-contract.ts";
import { show } from "./show.tsx";

/** The panel of staff who preview, with actions that the test observes or replaces, for browser tests. */

export const date = page.getByLabelText("Preview date");
export const time = page.getByLabelText(/^Time/);
export const tests = page.getByLabelText("A/B test name");
export const group = page.getByLabelText("A/B test group");
export const apply = page.getByRole("button", { name: "Apply" });
export const message = async (text: string) => {
  await expect.element(page.getByText(text)).toBeVisible();
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

export function showPanel(actions: Partial<PanelActions> = {}, settings: PreviewSettings = {}) {
  const spies = {
    testsAt: vi.fn<PanelActions["testsAt"]>(exampleActions.testsAt),
    apply: vi.fn<PanelActions["apply"]>(exampleActions.apply),
    reload: vi.fn<PanelActions["reload"]>(),
    copyLink: vi.fn<PanelActions["copyLink"]>(exampleActions.copyLink),
    renew: vi.fn<PanelActions["renew"]>(exampleActions.renew),
    logOut: vi.fn<PanelActions["logOut"]>(exampleActions.logOut),
    ...actions,
  };
  show(<PreviewPanel {...examplePanel} settings={settings} actions={spies} />);
  return spies;
}
