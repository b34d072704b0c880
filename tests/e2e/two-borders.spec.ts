import { fragmentsOf, pageWith, startPageHost } from "../hosts/page-host.ts";
import { atNight } from "./night.ts";
import { test } from "./own-host.ts";
import { expect } from "./shop.ts";
import { useWholeBorder } from "./whole-border.ts";

test(
  "a header and a footer of two sites, each with its own copy of the scripts, work in their languages and track once",
  atNight,
  async ({ page, visit, serve }) => {
    const [shop, french] = [visit("CH"), visit("CH_FR")];
    const host = await serve((server) =>
      startPageHost(server, (app) =>
        app.get("/page.html", async (_request, response) => {
          const [header, footer] = await fragmentsOf(server, "header/CH", "footer/CH_FR");
          response.send(pageWith("", `${header}<main id="kontor-content"></main>${footer}`));
        }),
      ),
    );
    const [scripts, warnings]: [string[], string[]] = [[], []];
    page.on("request", (request) => {
      if (/\/boot-/.test(request.url())) scripts.push(new URL(request.url()).origin);
    });
    page.on("console", (message) => {
      if (message.type() === "warning") warnings.push(message.text());
    });
    const signedUp = page.waitForRequest(
      (request) => request.headers()["x-hunter-site"] === "CH_FR",
    );
    await useWholeBorder(shop, `${host.origin}/page.html`, french);

    // A browser loads every module from both addresses, as it does of two releases.
    expect(scripts).toEqual([shop.origin, french.origin]);
    expect((await signedUp).url()).toMatch(/newsletter/i);
    const events = await page.evaluate(() =>
      (window as { dataLayer?: { event?: string }[] }).dataLayer!.map(({ event }) => event),
    );
    for (const once of ["page_view", "add_to_cart", "sign_up"])
      expect(events.filter((event) => event === once)).toHaveLength(1);
    expect(warnings).toContainEqual(
      expect.stringContaining("the header of CH and the footer of CH_FR"),
    );
    // The shop takes the host's address for that of its first site.
    expect(warnings).toContainEqual(expect.stringContaining("the cart is of DE"));
  },
);
