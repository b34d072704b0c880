import "../../../gallery/gallery.css";
import { afterEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show, violations } from "../../../tests/support/show.tsx";
import { renewEvery, type PreviewSettings, type PreviewTest } from "../preview-contract.ts";
import { examplePanel, examples, exampleServices, exampleTests } from "./PreviewPanel.examples.tsx";
import { PreviewPanel, type PanelServices } from "./PreviewPanel.tsx";

const date = page.getByLabelText("Preview date");
const time = page.getByLabelText(/^Time/);
const tests = page.getByLabelText("A/B test name");
const group = page.getByLabelText("A/B test group");
const apply = page.getByRole("button", { name: "Apply" });
const message = async (text: string) => {
  await expect.element(page.getByText(text)).toBeVisible();
};
const optionsOf = (select: typeof tests) =>
  [...(select.element() as HTMLSelectElement).options].map((option) => option.text);

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function showPanel(services: Partial<PanelServices> = {}, settings: PreviewSettings = {}) {
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

test("the preview panel shows what is previewed on the site's clocks", async () => {
  const moment = new Date("2026-12-31T23:30Z");
  showPanel({}, { time: moment, test: "hero-picture", group: "people" });
  await expect.element(date).toHaveValue("2027-01-01");
  await expect.element(time).toHaveValue("00:30");
  await message("Active tests found.");
  await expect.element(tests).toHaveValue("hero-picture");
  await expect.element(group).toHaveValue("people");
});

test("the preview panel applies a moment without a test, and reloads the page", async () => {
  const { apply: applied, reload } = showPanel();
  await date.fill("2026-12-24");
  await time.fill("18:00");
  await apply.click();
  await message("Settings applied successfully.");
  expect(applied).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-24T17:00Z") });
  expect(reload).toHaveBeenCalledExactlyOnceWith("Settings applied successfully.");
});

test("the preview panel does not apply an A/B test without a group", async () => {
  const { apply: applied } = showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await message("Active tests found.");
  await tests.selectOptions("hero-picture");
  await message("Required");
  await apply.click();
  await message("Please also select an A/B test group!");
  await expect.element(group).toHaveFocus();
  expect(applied).not.toHaveBeenCalled();
  await group.selectOptions("people");
  await expect.element(page.getByText("Required")).not.toBeInTheDocument();
  await expect.element(page.getByText("Please also select")).not.toBeInTheDocument();
  await apply.click();
  expect(applied).toHaveBeenCalledExactlyOnceWith({
    time: new Date("2026-12-24T17:00Z"),
    test: "hero-picture",
    group: "people",
  });
});

test("in the preview panel another test clears the group; none and the placeholder clear both", async () => {
  showPanel({}, { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" });
  await message("Active tests found.");
  await tests.selectOptions("free-delivery-hint");
  await expect.element(group).toHaveValue("");
  await message("Required");
  for (const emptying of ["none", "Select a test"]) {
    await tests.selectOptions("hero-picture");
    await group.selectOptions("people");
    await tests.selectOptions(emptying);
    await expect.element(tests).toHaveValue("");
    await expect.element(group).toHaveValue("");
    await expect.element(group).toBeDisabled();
    await expect.element(page.getByText("Required")).not.toBeInTheDocument();
  }
});

test("another date in the preview panel loads its tests and resets the selection", async () => {
  const { testsAt } = showPanel(
    { testsAt: vi.fn<PanelServices["testsAt"]>(async () => exampleTests) },
    { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" },
  );
  await message("Active tests found.");
  await date.fill("2026-12-25");
  await expect.element(tests).toHaveValue("");
  await expect.element(group).toHaveValue("");
  expect(vi.mocked(testsAt).mock.calls.map(([moment]) => moment)).toEqual([
    new Date("2026-12-24T17:00Z"),
    new Date("2026-12-25T17:00Z"),
  ]);
});

test("another time in the preview panel keeps a test that is still active, and drops one that is not", async () => {
  const evening = new Date("2026-12-24T19:00Z");
  showPanel(
    { testsAt: async (moment) => (moment < evening ? exampleTests : exampleTests.slice(1)) },
    { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" },
  );
  await time.fill("19:00");
  await message("Active tests found.");
  await expect.element(group).toHaveValue("people");
  await time.fill("20:00");
  await expect.element(tests).toHaveValue("");
});

test("the preview panel shows the tests of the last chosen date, whichever answer comes last", async () => {
  const answers: ((tests: PreviewTest[]) => void)[] = [];
  showPanel({ testsAt: () => new Promise((resolve) => answers.push(resolve)) });
  await message("Loading tests...");
  await date.fill("2026-12-25");
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]!([]);
  await message("No active tests for this date.");
  answers[0]!(exampleTests);
  await message("No active tests for this date.");
  expect(optionsOf(tests)).toEqual(["Select a test", "none"]);
});

test("A/B tests that cannot be loaded leave the preview panel only the option none", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showPanel({ testsAt: () => Promise.reject(new Error("down")) });
  await message("Failed to fetch AB tests.");
  expect(optionsOf(tests)).toEqual(["none"]);
});

test.each([
  ["a refusal", async () => "BAD_REQUEST" as const],
  ["a failed call", () => Promise.reject(new Error("down"))],
])("the preview panel says that applying settings failed after %s", async (_name, refuse) => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const { reload } = showPanel({ apply: refuse });
  await apply.click();
  await message("Applying settings failed.");
  expect(reload).not.toHaveBeenCalled();
});

test("the preview panel does not apply a time that the clocks skip", async () => {
  const { apply: applied } = showPanel();
  await date.fill("2026-03-29");
  await time.fill("02:30");
  await message("This time does not exist on that day: the clocks change.");
  await apply.click();
  await message("Applying settings failed.");
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel does not apply a date outside its bounds, and says which there are", async () => {
  vi.useFakeTimers({ now: new Date("2026-11-22T12:00Z"), toFake: ["Date"] });
  const { apply: applied } = showPanel();
  await expect.element(date).toHaveAttribute("min", "2025-11-22");
  await expect.element(date).toHaveAttribute("max", "2028-11-22");
  await date.fill("2030-01-01");
  await message("Choose a moment from 22 November 2025 to 22 November 2028.");
  await apply.click();
  await expect.element(date).toHaveFocus();
  await date.fill("2028-11-22");
  await time.fill("23:00");
  await message("Choose a moment from 22 November 2025 to 22 November 2028.");
  await apply.click();
  await message("Applying settings failed.");
  expect(applied).not.toHaveBeenCalled();
});

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

test("the preview panel requires a missing time, and says nothing of the clocks", async () => {
  const { apply: applied } = showPanel();
  await time.fill("");
  await expect.element(page.getByText("Required")).toBeVisible();
  await apply.click();
  await expect.element(time).toHaveFocus();
  await expect.element(page.getByText("the clocks change")).not.toBeInTheDocument();
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel reports a missing date, loads the tests of now, and requires a date", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const { testsAt, apply: applied } = showPanel();
  await date.fill("");
  await vi.waitFor(() => expect(error).toHaveBeenCalledOnce());
  await vi.waitFor(() => expect(vi.mocked(testsAt)).toHaveBeenCalledTimes(2));
  await apply.click();
  await expect.element(date).toHaveFocus();
  expect(applied).not.toHaveBeenCalled();
});

test("the preview panel leads back to now", async () => {
  const { apply: applied, reload } = showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await page.getByRole("button", { name: "Back to now" }).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(applied).toHaveBeenCalledExactlyOnceWith({});
});

test("the preview panel offers no way back to now while it previews now", () => {
  showPanel();
  expect(page.getByRole("button", { name: "Back to now" }).query()).toBeNull();
});

test("the preview panel copies a link to what is chosen, and says when the browser forbids it", async () => {
  const copyLink = vi.fn<PanelServices["copyLink"]>(async () => {});
  showPanel({ copyLink });
  await date.fill("2026-12-24");
  await time.fill("18:00");
  const copy = page.getByRole("button", { name: "Copy link" });
  await copy.click();
  await message("Link copied.");
  expect(copyLink).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-24T17:00Z") });
  vi.spyOn(console, "error").mockImplementation(() => {});
  copyLink.mockRejectedValueOnce(new Error("forbidden"));
  await copy.click();
  await message("The browser did not allow");
});

test("a staff logout hides the preview panel; a logout that fails leaves it", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  const logOut = vi.fn<PanelServices["logOut"]>().mockRejectedValueOnce(new Error("offline"));
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

test("the preview panel is reached by the keyboard, field by field", async () => {
  showPanel({}, { time: new Date("2026-12-24T17:00Z"), test: "hero-picture", group: "people" });
  await message("Active tests found.");
  (tests.element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(group).toHaveFocus();
  await userEvent.tab();
  await expect.element(apply).toHaveFocus();
});

test("the preview panel announces what was done before the reload in a region that exists already", async () => {
  show(examples.applied);
  await message("Settings applied successfully.");
  expect(await violations()).toEqual([]);
});

test.each([320, 360, 768, 1280, 1920])("the preview panel fits into %i px", async (width) => {
  await page.viewport(width, 800);
  show(examples.previewing);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  await page.viewport(1280, 800);
});

test("the preview panel leads to the comparison with now by a button, while there is something to compare", async () => {
  const compare = page.getByRole("link", { name: "Compare with now" });
  showPanel();
  await expect.element(compare).not.toBeInTheDocument();
  showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await expect.element(compare).toHaveAttribute("href", examplePanel.compareUrl);
  const height = (name: string, role: "link" | "button") =>
    page.getByRole(role, { name }).element().getBoundingClientRect().height;
  expect(height("Compare with now", "link")).toBe(height("Back to now", "button"));
});

test("at 360 px the buttons of the preview panel fill their lines", async () => {
  await page.viewport(360, 800);
  showPanel({}, { time: new Date("2026-12-24T17:00Z") });
  await expect.element(page.getByRole("button", { name: "Log out" })).toBeVisible();
  const actions = document.querySelector(".kontor-preview__actions")!;
  const { left, right } = actions.getBoundingClientRect();
  const buttons = [...actions.querySelectorAll(".kontor-button")].map((button) =>
    button.getBoundingClientRect(),
  );
  const lines = [...Map.groupBy(buttons, ({ top }) => Math.round(top)).values()];
  expect(lines.map((line) => [line[0]!.left, line.at(-1)!.right])).toEqual(
    lines.map(() => [left, right]),
  );
});
