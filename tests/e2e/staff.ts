import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Page } from "@playwright/test";

const password = "kaffee am hafen";

/** Makes an account of staff who may preview, by the command, on the shop that runs, and logs in. */
export async function logIn(page: Page, name: string, url = "/staff") {
  const command = promisify(execFile)(
    process.execPath,
    ["server/staff.ts", "add", name, "--role", "preview"],
    { env: { ...process.env, DATABASE_URL: "", DATA_DIR: process.env.E2E_DATA } },
  );
  command.child.stdin?.end(`${password}\n`);
  await command;
  await page.goto(url);
  await page.getByLabel("Name").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Log in" }).click();
  await page.getByRole("link", { name: "Open the shop" }).click();
}
