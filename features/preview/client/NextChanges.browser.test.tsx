import "../../../gallery/gallery.css";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { NextChanges, type NextChangesProps } from "./NextChanges.tsx";

const settings = { time: new Date("2026-12-24T17:00Z") };
const find = page.getByRole("button", { name: "Find the next changes of this page" });

function showChanges(answer: Partial<NextChangesProps> = {}) {
  const spies = {
    find: vi.fn<NextChangesProps["find"]>(async () => ({
      status: "SUCCESS",
      changes: [
        { time: "2026-12-26T23:00:00.000Z", parts: ["header", "page"] },
        { time: "2026-12-25T02:00:00.000Z", parts: ["footer"] },
      ],
      until: "2027-03-24T17:00:00.000Z",
    })),
    apply: vi.fn<NextChangesProps["apply"]>(async () => "SUCCESS"),
    reload: vi.fn<NextChangesProps["reload"]>(),
    ...answer,
  };
  show(<NextChanges site={{ timeZone: "Europe/Berlin" }} settings={settings} {...spies} />);
  return spies;
}

test("says when the page will change and what of it, on the site's clocks", async () => {
  showChanges();
  await find.click();
  await expect
    .element(page.getByText(/^in 2 days: Sunday,? 27 December 2026 at 00:00$/))
    .toBeVisible();
  await expect.element(page.getByText("(header, page)")).toBeVisible();
  await expect.element(page.getByText(/^in 9 hours: Friday,? 25 December/)).toBeVisible();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(/^Nothing else changes before Wednesday,? 24 March 2027 at 18:00\.$/);
});

test("a press on a moment previews it", async () => {
  const { apply, reload } = showChanges();
  await find.click();
  await page.getByText(/^in 2 days/).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(apply).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-26T23:00Z") });
});

test("says so when the moment cannot be previewed", async () => {
  const { reload } = showChanges({ apply: async () => "BAD_REQUEST" });
  await find.click();
  await page.getByText(/^in 2 days/).click();
  await expect.element(page.getByText("Applying settings failed.")).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
});

test("says so when the changes cannot be found", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showChanges({ find: () => Promise.reject(new Error("The server is down.")) });
  await find.click();
  await expect.element(page.getByText("The next changes could not be found.")).toBeVisible();
});
