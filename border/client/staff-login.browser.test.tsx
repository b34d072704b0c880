import { abTestPaths, previewPaths, staffPaths } from "../border-paths.ts";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { sharedHash } from "../preview/shared-link.ts";
import { showPanelToStaff } from "./staff-login.ts";

/** Tests which browsers get the staff panel in a footer, and with which settings. */

const asked: string[] = [];
/** The sites of the requests, by path. */
const sites = new Map<string, string>();
let answers: Record<string, object>;
const panel = page.getByRole("region", { name: "Staff preview" });
const loggedIn = { status: "SUCCESS", dateTime: "", abTestName: "", abTestGroup: "" };

beforeEach(() => {
  asked.length = 0;
  sites.clear();
  answers = { [staffPaths.checkAuth]: loggedIn };
  document.cookie = "StaffPanel=1";
  vi.stubGlobal("fetch", async (url: string, { headers }: { headers: Record<string, string> }) => {
    asked.push(url);
    const { pathname } = new URL(url, location.href);
    sites.set(pathname, headers["x-hunter-site"] ?? "");
    return Response.json(answers[pathname] ?? []);
  });
});
afterEach(() => {
  document.cookie = "StaffPanel=; max-age=0";
  document.body.replaceChildren();
  history.replaceState(null, "", location.pathname + location.search);
  sessionStorage.clear();
});

function footer(attributes = 'data-kontor-preview="Europe/Berlin"') {
  document.body.innerHTML = `<footer data-kontor="footer" ${attributes}></footer>`;
  return document.querySelector("footer")!;
}

test("logged-in staff get the panel in the footer, with their preview", async () => {
  answers[staffPaths.checkAuth] = { ...loggedIn, dateTime: "2026-12-24T17:00:00.000Z" };
  await showPanelToStaff(footer());
  await expect.element(panel).toBeVisible();
  await expect.element(page.getByLabelText("Preview date")).toHaveValue("2026-12-24");
  await expect.element(page.getByLabelText(/^Time/)).toHaveValue("18:00");
  await expect
    .poll(() => new Set(asked.map((url) => url.split("?")[0])))
    .toEqual(new Set([staffPaths.checkAuth, staffPaths.renew, abTestPaths.testsAt]));
});

test("staff see in the panel since when the commerce system is silent", async () => {
  answers[staffPaths.checkAuth] = { ...loggedIn, engineSilentSince: "2026-11-30T11:03:00.000Z" };
  await showPanelToStaff(footer());
  await expect
    .element(panel.getByText(/has not answered since Monday,? 30 November 2026 at 12:03/))
    .toBeVisible();
});

test("staff preview the site of the footer, which may not be that of the host", async () => {
  answers[previewPaths.token] = { status: "BAD_REQUEST" };
  await showPanelToStaff(footer('data-kontor-preview="Europe/Warsaw" data-site="PL"'));
  await page.getByRole("button", { name: "Apply" }).click();
  await expect.element(page.getByText("Applying settings failed.")).toBeVisible();
  for (const path of [staffPaths.checkAuth, abTestPaths.testsAt, previewPaths.token])
    expect(sites.get(path), path).toBe("PL");
});

test("browsers of other people than staff ask nothing", async () => {
  document.cookie = "StaffPanel=; max-age=0";
  await showPanelToStaff(footer());
  expect(asked).toEqual([]);
});

test.each(["", 'data-kontor-preview="Europe/Berlin" data-reduced'])(
  "a footer with %j has no panel for staff",
  async (attributes) => {
    await showPanelToStaff(footer(attributes));
    expect(asked).toEqual([]);
  },
);

test("a login of staff that has ended shows no panel", async () => {
  answers[staffPaths.checkAuth] = { ...loggedIn, status: "UNAUTHORIZED" };
  await showPanelToStaff(footer());
  expect(asked).toEqual([staffPaths.checkAuth]);
  expect(document.querySelector("section")).toBeNull();
});

test("staff's shared link is applied once; when it is refused, the panel says so", async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  const time = new Date("2026-12-24T17:00Z");
  history.replaceState(null, "", sharedHash({ time, test: "hero", group: "b" }));
  answers[previewPaths.token] = { status: "BAD_REQUEST" };
  await showPanelToStaff(footer());
  await expect
    .poll(() => asked[1])
    .toBe("/service/preview/api/token?test=hero&group=b&time=2026-12-24T17%3A00%3A00.000Z");
  await expect.poll(() => location.hash).toBe("");
  await expect.element(page.getByText("Applying settings failed.")).toBeVisible();
});
