import { fragmentsPath, staffPaths } from "../../border/border-paths.ts";
import type { Page } from "@playwright/test";
import { fragmentOptions } from "../../border/server/fragment-address.ts";
import { staffCookies } from "../../border/staff/staff-contract.ts";
import { expect, type Shop } from "./shop.ts";

/** The forms of the border by name, each with the option of its fragments. */
export const forms = { plain: "", strict: "shadow" } as const;

export interface HostPage {
  /** The form of the border. */
  form: keyof typeof forms;
  /** Further options: each fragment gets those that it has. */
  options?: string[];
  /** The page's own styles. */
  sheet?: string;
  doctype?: string;
  /** Attributes of html. */
  attributes?: string;
  /** Further elements of the page's head. */
  head?: string;
  /** The page's own content. */
  main?: string;
  /** Tags around everything in body. */
  around?: [start: string, end: string];
  /** The page's content security policy. */
  policy?: string;
}

export const hostPath = "/page-of-another-team";

/** Serves a page of another team around the border of a shop, at the shop's origin. */
export async function serveHost(
  { page, origin }: Shop,
  {
    form,
    options = [],
    sheet = "",
    doctype = "<!doctype html>",
    attributes = "",
    head = "",
    around: [start, end] = ["", ""],
    main = '<main id="kontor-content"><h1>Title</h1></main>',
    policy,
  }: HostPage,
) {
  await page.route(origin + hostPath, async (route) => {
    const { host, port } = new URL(origin);
    const [header, footer] = await Promise.all(
      (["header", "footer"] as const).map(async (part) => {
        const listed = [forms[form], ...options]
          .filter((option) => fragmentOptions[part].includes(option))
          .join(",");
        const url = `http://127.0.0.1:${port}${fragmentsPath}/${part}/DE/${listed}`;
        return (await route.fetch({ url, headers: { host } })).text();
      }),
    );
    const body = `${doctype}<html lang="de" ${attributes}><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>host</title>${head}
      <body id="page" style="margin: 0 !important">${start}${header}${main}${footer}${end}${sheet && `<style id="host">${sheet}</style>`}`;
    await route.fulfill({
      contentType: "text/html",
      body,
      headers: policy ? { "content-security-policy": policy } : {},
    });
  });
}

/** Opens a page of another team with the panel that only staff see, the question for consent and two pieces in the cart. */
export async function openFullHost(shop: Shop, hostPage: HostPage) {
  const { page, origin } = shop;
  await page.context().addCookies([{ name: staffCookies.panel, value: "1", url: origin }]);
  await page.route(`**${staffPaths.checkAuth}`, (route) =>
    route.fulfill({
      json: { status: "SUCCESS", dateTime: "", abTestName: "", abTestGroup: "" },
    }),
  );
  // A font counts only if it arrives in time.
  await page.route("**/*.woff2", (route) => route.fulfill({ body: "" }));
  await serveHost(shop, hostPage);
  await page.goto(origin + hostPath);
  await expect(page.getByRole("region", { name: "Staff preview" })).toBeVisible();
  await expect(page.locator("kontor-consent")).toBeAttached();
  await shop.changeCart({ setArticle: { productId: "100111", quantity: 2 } });
  await page.evaluate(
    (event) => window.dispatchEvent(new Event(event)),
    "kontor:cart-trigger-update",
  );
  await expect(shop.badge(2)).toBeAttached();
}

/** Switches the page's own styles on or off. */
export const enableSheet = (page: Page, isEnabled: boolean) =>
  page.locator("#host").evaluate((style: HTMLStyleElement, on) => {
    style.sheet!.disabled = !on;
  }, isEnabled);

/**
 * Leaves out how the border in a page of the shop differs from that in a host's page by design: the reset for hosts takes styles from
 * attributes, too, and only hosts have layers between which it lies.
 */
export const besidesReset = (differences: string[]) =>
  differences.filter(
    (each) =>
      !/ (aspect-ratio|-webkit-locale|z-index): |placeholder \{ box-sizing: |footer \{ position: /.test(
        each,
      ),
  );
