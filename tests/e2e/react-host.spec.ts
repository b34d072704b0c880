import { rolldown } from "rolldown";
import type { Assets } from "../../platform/http/responses/assets.ts";
import { fragmentsOf, pageWith, startPageHost } from "../hosts/page-host.ts";
import { atNight } from "./night.ts";
import { test } from "./own-host.ts";
import { coffee, expect } from "./shop.ts";
import { useWholeBorder } from "./whole-border.ts";

/** Starts a host whose page is rendered by React in the browser. */
async function startReactHost(server: string) {
  const bundle = await rolldown({
    input: "tests/hosts/react-page.tsx",
    platform: "browser",
    transform: { define: { "process.env.NODE_ENV": '"production"' } },
  });
  const { output } = await bundle.generate({ format: "esm" });
  const names = ["header/DE/CLASSIC/noassets", "footer/DE/CLASSIC/noassets", "assets.json"];
  const [header, footer, files] = await fragmentsOf(server, ...names);
  const assets = JSON.parse(files!) as Assets["border"];
  const fragments = { header: { __html: header }, footer: { __html: footer } };
  return startPageHost(server, (app) => {
    app.get("/page.js", (_request, response) => void response.type("js").send(output[0].code));
    app.get("/page.html", (_request, response) => {
      const sheets = ["header.css", "footer.css"].map(
        (name) => `<link rel="stylesheet" href="${assets[name]!.url}">`,
      );
      const json = JSON.stringify(fragments).replaceAll("<", "\\u003c");
      response.send(
        pageWith(
          `${sheets.join("")}<script type="module" src="${assets["boot.js"]!.url}"></script>
          <script type="module" src="/page.js"></script>`,
          `<div id="page"></div><script type="application/json" id="fragments">${json}</script>`,
        ),
      );
    });
  });
}

test(
  "on a page of a host's own React every function of the border works",
  atNight,
  async ({ visit, serve }) => {
    const host = await serve(startReactHost);
    await useWholeBorder(visit("DE"), `${host.origin}/page.html`);
  },
);

test("on a page of a host's own React the border stays while that renders again, and works when it is replaced", async ({
  page,
  visit,
  serve,
}) => {
  const shop = visit("DE");
  const host = await serve(startReactHost);
  const button = (name: string) => page.getByRole("button", { name });
  await page.goto(`${host.origin}/page.html`);
  await button(shop.texts.consent.accept).click();
  expect(await shop.addByScript("100111", 2)).toBe("");

  await shop.search.fill(coffee.DE);
  await button("Rendered 0").click();
  await expect(button("Rendered 1")).toBeVisible();
  await expect(shop.search).toHaveValue(coffee.DE);

  // React replaces the header's HTML with each rendering from now on, or removes it.
  await button("Copy").click();
  for (const name of ["Rendered 1", "Toggle", "Toggle", "Rendered 2"]) await button(name).click();
  await expect(shop.header).toHaveCount(1);
  await expect(shop.search).toHaveValue("");
  await expect(shop.badge(2)).toBeVisible();
  await shop.search.click();
  await page.keyboard.type(coffee.DE);
  await expect(shop.products.first()).toBeVisible();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await shop.items.nth(1).hover();
  await expect(shop.flyout).toBeVisible();
  await page.mouse.move(640, 700);
  await shop.miniCartButton.press("Enter");
  await expect(shop.miniCart).toBeVisible();
});
