import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { apply, message, showPanel } from "../../../tests/support/preview-panel.tsx";
import { show } from "../../../tests/support/show.tsx";
import { renewEvery } from "../preview-contract.ts";
import { examplePanel } from "./PreviewPanel.examples.tsx";
import type { PanelActions } from "./PreviewPanel.tsx";

test("the preview panel that staff apply after they were logged out elsewhere leads to the login", async () => {
  showPanel({ apply: async () => "UNAUTHORIZED" });
  await apply.click();
  await message("You are logged out.");
  const login = page.getByRole("link", { name: "Log in again" });
  await expect.element(login).toHaveAttribute("href", examplePanel.loginUrl);
});

test("the preview panel says that staff are logged out as soon as it cannot renew the session", async () => {
  showPanel({ renew: async () => ({ status: "UNAUTHORIZED" }) });
  await expect.element(page.getByText("You are logged out.")).toBeVisible();
});

test("a staff logout hides the preview panel; a logout that fails leaves it", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const logOut = vi.fn<PanelActions["logOut"]>().mockRejectedValueOnce(new Error("offline"));
  showPanel({ logOut });
  await page.getByRole("button", { name: "Log out" }).click();
  await message("Logging out failed.");
  expect(error).toHaveBeenCalledOnce();
  await expect.element(apply).toBeVisible();
  await page.getByRole("button", { name: "Log out" }).click();
  await expect.element(apply).not.toBeInTheDocument();
});

test("the preview panel renews the session at once and every five minutes while it is shown", async () => {
  vi.useFakeTimers();
  const { renew } = showPanel();
  expect(renew).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2 * renewEvery);
  expect(renew).toHaveBeenCalledTimes(3);
  show(<p />);
  await vi.advanceTimersByTimeAsync(renewEvery);
  expect(renew).toHaveBeenCalledTimes(3);
});
