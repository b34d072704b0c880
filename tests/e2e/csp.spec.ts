import { publishPath } from "../../border/border-paths.ts";
import { hostsWithPolicy } from "../hosts/policies.ts";
import { skipNginx } from "../hosts/nginx.ts";
import { dailyIf } from "./night.ts";
import { test } from "./own-host.ts";
import { expect, hasRead } from "./shop.ts";
import { useWholeBorder } from "./whole-border.ts";

/** Tests the border on pages with a `Content-Security-Policy`: what it refuses is a message in the console, which fails a test. */

for (const [policy, start] of Object.entries(hostsWithPolicy))
  test(
    `under a policy of ${policy} every function of the border works and nothing is refused`,
    dailyIf(policy.startsWith("nonces by nginx")),
    async ({ page, visit, serve }) => {
      if (policy.includes("nginx")) test.skip(Boolean(skipNginx), skipNginx);
      const shop = visit("DE");
      const host = await serve((address) => start(address, shop.origin));
      await page.addInitScript(() =>
        document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) =>
          console.error(`${violatedDirective} refuses ${blockedURI}`),
        ),
      );
      await useWholeBorder(shop, `${host.origin}/page.html`);
      await hasRead(page, publishPath);
      if (await page.locator("[data-kontor-tag]").count())
        await expect(page.locator("html")).toHaveAttribute("data-tag", "ran");
      // As without JavaScript.
      const field = page.locator('[data-kontor="header"] [name="query"]');
      await field.evaluate((input: HTMLInputElement) => input.form!.submit());
      await expect(page).toHaveURL(/\/search\?/);
    },
  );
