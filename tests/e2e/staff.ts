import { expect, type Locator, type Page } from "@playwright/test";
import type { StaffRole } from "../../border/staff/staff-contract.ts";
import { runBuilt } from "../support/built-command.ts";

const password = "kaffee am hafen";

/** Creates a staff account by the command, on the shop with this data folder. Returns its name. */
export async function addStaff(
  name: string,
  role: StaffRole,
  folder = process.env.E2E_DATA!,
): Promise<string> {
  const database = { url: "", folder };
  await runBuilt("staff", ["add", name, "--role", role], database, `${password}\n`);
  return name;
}

/** Logs in on the page to which an address leads without a login. */
export async function sendLogin(page: Page, name: string, url = "/staff") {
  await page.goto(url);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
}

/** Accounts of staff who may preview, by the shop's data folder: a process creates one for all of its tests. */
const previewers = new Map<string, Promise<string>>();

/** Logs in as staff who may preview, and opens the shop. */
export async function logIn(page: Page, url = "/staff", folder = process.env.E2E_DATA!) {
  const name = previewers.get(folder) ?? addStaff(`preview-${process.pid}`, "preview", folder);
  previewers.set(folder, name);
  await sendLogin(page, await name, url);
  await page.getByRole("link", { name: "Open the shop" }).click();
}

/** Previews a day of next year on the open page. Returns the mark at its top. */
export async function previewNextYear(page: Page): Promise<Locator> {
  const panel = page.getByRole("region", { name: "Staff preview" });
  await panel.scrollIntoViewIfNeeded();
  const year = new Date().getFullYear() + 1;
  await panel.getByLabel("Preview date").fill(`${year}-03-01`);
  await panel.getByLabel("Time").fill("09:30");
  await panel.getByRole("button", { name: "Apply" }).click();
  const mark = page.locator("[data-kontor-preview-mark]");
  await expect(mark).toContainText(`1 March ${year}`);
  return mark;
}
