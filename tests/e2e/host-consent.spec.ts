import { publishPath } from "../../border/border-paths.ts";
import { visitorCookie } from "../../border/tracking/tracking-contract.ts";
import { fragmentsOf, pageWith, startPageHost } from "../hosts/page-host.ts";
import { atNight } from "./night.ts";
import { test } from "./own-host.ts";
import { expect, hasRead } from "./shop.ts";
import { headWithTool } from "./tcf-tool.ts";

test(
  "on a page with its own consent tool only that tool asks, and the border's tracking follows each decision",
  atNight,
  async ({ page, visit, serve }) => {
    const host = await serve((server) =>
      startPageHost(server, (app) =>
        app.get("/page.html", async (_request, response) => {
          const [header, footer] = await fragmentsOf(server, "header/DE", "footer/DE");
          response.send(pageWith(await headWithTool(), `${header}<main></main>${footer}`));
        }),
      ),
    );
    const sent: string[] = [];
    page.on("request", (request) => {
      if (request.url().endsWith(publishPath)) sent.push(request.url());
    });
    const tool = page.getByRole("dialog", { name: "Tool" });
    const cookies = () => page.evaluate(() => document.cookie);
    const open = async () => {
      await page.goto(`${host.origin}/page.html`);
      await page.waitForLoadState("networkidle");
      await expect(page.locator("kontor-consent")).toHaveCount(0);
    };

    await open();
    await expect(tool).toBeVisible();
    expect(await cookies()).not.toContain(visitorCookie);
    expect(sent).toEqual([]);

    await tool.getByRole("button", { name: "Allow statistics" }).click();
    await hasRead(page, publishPath);
    await expect.poll(cookies).toContain(visitorCookie);

    await open();
    await expect(tool).toHaveCount(0);
    const updates = await page.evaluate(() =>
      (window as { dataLayer?: object[] })
        .dataLayer!.map((entry) => Object.values(entry).slice(0, 2).join(" "))
        .filter((entry) => entry.startsWith("consent")),
    );
    expect(updates).toEqual(["consent default"]);
    const { settings } = visit("DE").texts.consent;
    await page.getByRole("link", { name: settings, exact: true }).click();
    await tool.getByRole("button", { name: "Refuse all" }).click();
    await expect.poll(cookies).not.toContain(visitorCookie);

    sent.length = 0;
    await open();
    expect(sent).toEqual([]);
  },
);
