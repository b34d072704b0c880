import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { afterEach, expect, vi } from "vitest";
import { page } from "vitest/browser";
import {
  examplePanel,
  exampleServices,
} from "../../border/preview/client/PreviewPanel.examples.tsx";
import { PreviewPanel, type PanelServices } from "../../border/preview/client/PreviewPanel.tsx";
import type { PreviewSettings } from "../../border/preview/preview-contract.ts";
import { show } from "./show.tsx";

/** The panel of staff who preview, with services that the test observes or replaces, for browser tests. */

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

export function showPanel(services: Partial<PanelServices> = {}, settings: PreviewSettings = {}) {
  const spies = {
    testsAt: vi.fn<PanelServices["testsAt"]>(exampleServices.testsAt),
    apply: vi.fn<PanelServices["apply"]>(exampleServices.apply),
    reload: vi.fn<PanelServices["reload"]>(),
    copyLink: vi.fn<PanelServices["copyLink"]>(exampleServices.copyLink),
    renew: vi.fn<PanelServices["renew"]>(exampleServices.renew),
    logOut: vi.fn<PanelServices["logOut"]>(exampleServices.logOut),
    ...services,
  };
  show(<PreviewPanel {...examplePanel} settings={settings} services={spies} />);
  return spies;
}
