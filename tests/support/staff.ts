import { staffPaths } from "../../border/border-paths.ts";
import { expect } from "vitest";
import { type StaffRole } from "../../border/staff/staff-contract.ts";
import { customerBrowser, type CustomerBrowser } from "./customer-browser.ts";
import type { TestShop } from "./shop.ts";

export const staffPassword = "kaffee am hafen";

/** Headers that browsers send with requests from the current page. */
const ownPage = { "sec-fetch-site": "same-origin" };

let count = 0;

/** Creates an account. Returns its name. */
export async function addStaff(
  { services }: Pick<TestShop, "services">,
  roles: StaffRole[] = ["preview"],
): Promise<string> {
  const name = `anna${++count}`;
  expect(await services.staff.accounts.add(name, roles, staffPassword)).toBe(true);
  return name;
}

export const logInStaff = (browser: CustomerBrowser, name: string, more = {}) =>
  browser.submit(staffPaths.login, { name, password: staffPassword, ...more }, ownPage);

/** Creates a browser that is logged in to a new account. */
export async function staffBrowser(shop: TestShop, roles?: StaffRole[]) {
  const name = await addStaff(shop, roles);
  const browser = customerBrowser(shop);
  const response = await logInStaff(browser, name);
  expect(response.statusCode).toBe(303);
  const ask = async (path: string, headers: Record<string, string> = ownPage) => {
    const { statusCode, body, headers: answered } = await browser.get(path, headers);
    return { statusCode, headers: answered, ...(JSON.parse(body) as Record<string, string>) };
  };
  return { name, browser, response, ask };
}
