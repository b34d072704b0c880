import type { Page } from "@playwright/test";
import type { StaffRole } from "../../border/staff/staff-contract.ts";
import { runBuilt } from "../support/built-command.ts";

const password = "kaffee am hafen";

/** Creates a staff account by the command, on the running shop. Returns its name. */
export async function addStaff(name: string, role: StaffRole): Promise<string> {
  const database = { url: "", folder: process.env.E2E_DATA! };
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

/** Creates an account of staff who may preview, logs in, and opens the shop. */
export async function logIn(page: Page, name: string, url = "/staff") {
  await sendLogin(page, await addStaff(name, "preview"), url);
  await page.getByRole("link", { name: "Open the shop" }).click();
}
