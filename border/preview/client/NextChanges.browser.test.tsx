import "../../../shop/shop.css";
import "../../../tools/gallery/gallery.css";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { show } from "../../../tests/support/show.tsx";
import { lookAhead } from "../preview-contract.ts";
import type { PartChange } from "../preview-schema.ts";
import { exampleChanges } from "./PreviewPanel.examples.tsx";
import { NextChanges, type NextChangesProps } from "./NextChanges.tsx";

const settings = { time: new Date("2026-12-24T17:00Z") };
const find = page.getByRole("button", { name: "Find the next changes of this page" });

const moments = () => page.getByRole("button", { name: / at / }).all();
const footer: PartChange = { part: "footer", contents: [], more: 0 };

beforeEach(() => {
  vi.useFakeTimers({ now: new Date("2026-12-24T17:00Z"), toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

function showChanges(response: Partial<NextChangesProps> = {}) {
  const spies = {
    settings,
    loginUrl: "/staff?to=/",
    find: vi.fn<NextChangesProps["find"]>(async () => ({
      status: "SUCCESS",
      changes: [
        { time: "2026-12-26T23:00:00.000Z", parts: exampleChanges },
        { time: "2026-12-25T02:00:00.000Z", parts: [footer] },
      ],
      until: "2027-03-24T17:00:00.000Z",
      isComplete: true,
    })),
    apply: vi.fn<NextChangesProps["apply"]>(async () => "SUCCESS"),
    reload: vi.fn<NextChangesProps["reload"]>(),
    ...response,
  };
  show(<NextChanges site={{ timeZone: "Europe/Berlin" }} {...spies} />);
  return spies;
}

test("the list of next changes shows times in the site's zone, and the changed parts", async () => {
  showChanges();
  await find.click();
  await expect
    .element(page.getByText(/^in 3 days: Sunday,? 27 December 2026 at 00:00$/))
    .toBeVisible();
  await expect.element(page.getByText(/^in 9 hours: Friday,? 25 December/)).toBeVisible();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(/^Nothing else changes before Wednesday,? 24 March 2027 at 18:00\.$/);
});

test("the list of next changes names some changes of each part, and counts the rest", async () => {
  showChanges();
  await find.click();
  const changed = page.getByRole("listitem").filter({ hasText: "27 December" });
  await expect.element(changed).toBeVisible();
  const lines = changed.getByRole("listitem").elements();
  expect(lines.map(({ textContent }) => textContent)).toEqual([
    "header: Promotion ~top_banner: Geschenke bis 24. Dezember → Sale",
    "header: no longer: Weihnachten",
    "page: Sierra Verde: 5,49 Euro → 4,49 Euro",
    "page: new: Wintermischung: 6,99 Euro",
    "page: and 12 more",
  ]);
});

test("the list of next changes counts from today, whatever day is previewed", async () => {
  vi.setSystemTime(new Date("2027-01-05T11:00Z"));
  showChanges();
  await find.click();
  await expect.element(page.getByText(/^9 days ago: Sunday,? 27 December 2026/)).toBeVisible();
});

test("the list of next changes says that staff are logged out, and leads to the login", async () => {
  const changes = { changes: [], until: "2026-12-24T17:00:00.000Z", isComplete: false };
  showChanges({ find: async () => ({ status: "UNAUTHORIZED", ...changes }) });
  await find.click();
  await expect.element(page.getByRole("status")).toHaveTextContent("You are logged out.");
  const login = page.getByRole("link", { name: "Log in again" });
  await expect.element(login).toHaveAttribute("href", "/staff?to=/");
});

test("pressing a moment in the list of next changes previews it", async () => {
  const { apply, reload } = showChanges();
  await find.click();
  await page.getByText(/^in 3 days/).click();
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
  expect(apply).toHaveBeenCalledExactlyOnceWith({ time: new Date("2026-12-26T23:00Z") });
});

test("the list of next changes previews a group as long as its test is active, and says where it is not", async () => {
  const tested = { test: "hero", group: "B" };
  const { apply } = showChanges({
    settings: { ...settings, ...tested },
    find: async () => ({
      status: "SUCCESS",
      changes: [
        { time: "2026-12-25T02:00:00.000Z", parts: [footer], ...tested },
        { time: "2026-12-26T23:00:00.000Z", parts: [footer] },
      ],
      until: "2027-03-24T17:00:00.000Z",
      isComplete: true,
    }),
  });
  await find.click();
  const [withTest, withoutTest] = [/^in 9 hours/, /^in 3 days/].map((hasText) =>
    page.getByRole("listitem").filter({ hasText }),
  );
  await expect.element(withoutTest!).toHaveTextContent("The A/B test is not active then.");
  await expect.element(withTest!).not.toHaveTextContent("The A/B test");
  await withTest!.getByRole("button").click();
  await withoutTest!.getByRole("button").click();
  expect(vi.mocked(apply).mock.calls).toEqual([
    [{ time: new Date("2026-12-25T02:00Z"), ...tested }],
    [{ time: new Date("2026-12-26T23:00Z") }],
  ]);
});

test("the list of next changes says so when a moment cannot be previewed, until the next attempt", async () => {
  const apply = vi.fn<NextChangesProps["apply"]>(async () => "BAD_REQUEST");
  const { reload } = showChanges({ apply });
  const failed = page.getByText("Applying settings failed.");
  await find.click();
  await page.getByText(/^in 3 days/).click();
  await expect.element(failed).toBeVisible();
  expect(reload).not.toHaveBeenCalled();
  await find.click();
  await expect.element(page.getByText(/^Nothing else changes/)).toBeVisible();
  await page.getByText(/^in 3 days/).click();
  await expect.element(failed).toBeVisible();
  apply.mockReturnValue(new Promise(() => {}));
  await page.getByText(/^in 3 days/).click();
  await expect.element(failed).not.toBeInTheDocument();
});

const change = (number: number) => ({
  time: new Date(Date.UTC(2027, 0, number)).toISOString(),
  parts: [footer],
});
/** Returns one change per response; after the last one the server is down. */
const answers = (...isComplete: boolean[]) =>
  vi.fn<NextChangesProps["find"]>(async (from = change(0).time) => {
    const number = new Date(from).getUTCDate() % 31;
    const is = isComplete[number];
    if (is === undefined) throw new Error("The server is down.");
    const next = change(number + 1);
    return { status: "SUCCESS", changes: [next], until: next.time, isComplete: is };
  });

test("the list of next changes continues where a response ended, until it is complete", async () => {
  const asked = answers(false, false, true);
  showChanges({ find: asked });
  await find.click();
  await expect.element(page.getByText(/^Nothing else changes before .*3 January/)).toBeVisible();
  expect(asked.mock.calls).toEqual([[undefined], [change(1).time], [change(2).time]]);
  expect(moments()).toHaveLength(3);
});

test("the search for next changes pauses with a full list, says that later ones may follow, and finds them", async () => {
  const asked = answers(...Array<boolean>(14).fill(false), true);
  showChanges({ find: asked });
  await find.click();
  await expect
    .element(page.getByText(/^Nothing else changes before .*10 January .* Later changes/))
    .toBeVisible();
  expect(asked).toHaveBeenCalledTimes(lookAhead.changes);
  await page.getByRole("button", { name: "Find later changes" }).click();
  await expect
    .element(page.getByText(/^Nothing else changes before .*15 January [^.]*\.$/))
    .toBeVisible();
  expect(moments()).toHaveLength(15);
  await expect.element(find).toBeVisible();
});

test("after a failure the list of next changes stays, marked as incomplete", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showChanges({ find: answers(false, false) });
  await find.click();
  await expect
    .element(page.getByRole("status"))
    .toHaveTextContent(/^The list is incomplete: it ends at .*2 January 2027 at 01:00\.$/);
  expect(moments()).toHaveLength(2);
  await expect.element(find).toBeEnabled();
});

test("the list of next changes says so when none can be loaded", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  showChanges({ find: () => Promise.reject(new Error("The server is down.")) });
  await find.click();
  await expect.element(page.getByText("The next changes could not be found.")).toBeVisible();
});
