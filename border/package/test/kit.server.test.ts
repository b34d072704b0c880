import { chromium, type Browser, type Page } from "@playwright/test";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import type { Host } from "../../../tests/hosts/host.ts";
import { listen } from "../../../tests/hosts/listen.ts";
import { launchOptions } from "../../../tools/scripts/chromium.ts";
import { connectBorder } from "../core/connect-border.ts";
import type { PageChoice } from "../core/known-choice.ts";
import type { PageParts } from "../core/web-border.ts";
import { borderMatchers } from "./border-matchers.ts";
import { startStubShop, type StubShop } from "./stub-shop.ts";

/** Tests the kit as another team uses it: the stub shop behind a host, and the matchers on its page in a browser. */

let browser: Browser;
let page: Page;
let shop: StubShop;
let host: Host;
/** The host's page; a test may write another one. */
let pageOf: (parts: PageParts) => string;
let choice: PageChoice;

beforeAll(async () => {
  browser = await chromium.launch(launchOptions);
});
afterAll(() => browser.close());
beforeEach(async () => {
  pageOf = ({ head, header, footer }) =>
    `<!doctype html><html lang="de"><head><link rel="icon" href="data:,">${head}</head>
    <body>${header}<main id="kontor-content"><p>Text</p></main>${footer}</body></html>`;
  choice = {};
  shop = await startStubShop();
  const border = connectBorder({ shop: shop.origin, onProblem: () => {} });
  const proxy = border.proxy();
  host = await listen(async (request, response) => {
    if (request.url === "/page")
      response
        .setHeader("content-type", "text/html; charset=utf-8")
        .end(pageOf(await border.get(request, choice)));
    else proxy(request, response, () => response.writeHead(404).end());
  });
  page = await browser.newPage();
});
afterEach(async () => {
  await page.close();
  await host.stop();
  await shop.close();
});

const open = () => page.goto(`${host.origin}/page`);
const badge = () => page.locator("[data-kontor-cart-count]").textContent();
const check = async (name: keyof typeof borderMatchers) => {
  const { pass, message } =
    name === "toHaveWholeBorder"
      ? await borderMatchers.toHaveWholeBorder(page, { timeout: 0 })
      : await borderMatchers[name](page);
  return pass ? "passed" : message();
};

test.each([[], ["shadow"] as const])(
  "a good page passes all matchers of the kit, with the options [%s]",
  async (...options) => {
    choice = { options };
    await open();
    await expect.poll(() => check("toHaveWholeBorder")).toBe("passed");
    await expect.poll(badge).toBe("0");
    for (const name of ["toKeepHostStyles", "toHaveNoBorderShift", "toHaveNoBorderErrors"] as const)
      expect(await check(name)).toBe("passed");
  },
);

test.each([["noassets"], ["noassets", "shadow"]] as const)(
  "a page that places the files itself passes all matchers of the kit, with the options [%s, %s]",
  async (...options) => {
    choice = { options };
    const list = await fetch(`${shop.origin}/service/pageborder/assets.json`);
    const files = (await list.json()) as Record<string, { url: string }>;
    const own = [...options].includes("shadow")
      ? ["shadow-page.css"]
      : ["header.css", "footer.css"];
    const head = [
      `<link rel="icon" href="data:,"><script type="module" src="${files["boot.js"]!.url}"></script>`,
      ...own.map((name) => `<link rel="stylesheet" href="${files[name]!.url}">`),
    ].join("");
    const withHead = pageOf;
    pageOf = (parts) => withHead({ ...parts, head });
    await open();
    await expect.poll(() => check("toHaveWholeBorder")).toBe("passed");
    for (const name of ["toKeepHostStyles", "toHaveNoBorderShift", "toHaveNoBorderErrors"] as const)
      expect(await check(name)).toBe("passed");
  },
);

test("the stub's cart, customer and staff are in the page, and an added article is in the cart", async () => {
  shop.cart(3);
  shop.customer("Ada");
  const cookies = shop.staff().map((cookie) => ({ ...cookie, url: host.origin }));
  await page.context().addCookies(cookies);
  await open();
  await expect.poll(badge).toBe("3");
  await page.getByRole("link", { name: "Ada" }).waitFor();
  await page.getByRole("region", { name: "Staff preview" }).waitFor();
  await page.locator("header[data-kontor-preview-mark]").waitFor();
  const add = () =>
    (
      window as unknown as { kontor: { cart: { add(article: object): Promise<string> } } }
    ).kontor.cart.add({ productId: "1", quantity: 2 });
  expect(await page.evaluate(add)).toBe("");
  await expect.poll(badge).toBe("5");
});

test("a stub shop that refused connections can switch to another failure", async () => {
  const status = () =>
    fetch(`${shop.origin}/service/pageborder/header/DE`).then((response) => response.status);
  await shop.fail("refused");
  await expect(status()).rejects.toThrow("fetch failed");
  await shop.fail("refused");
  await shop.fail("503-with-body");
  expect(await status()).toBe(503);
  await shop.recover();
  expect(await status()).toBe(200);
});

test.each(["next", "2026-11", "v1.2"])(
  "a page of the new release %s has that release's files",
  async (release) => {
    shop.release(release);
    await open();
    await expect.poll(() => check("toHaveWholeBorder")).toBe("passed");
    expect(await page.content()).toContain(`boot-${release}.js`);
  },
);

test("a stub shop does not start on a port that is taken", async () => {
  const port = Number(new URL(shop.origin).port);
  await expect(startStubShop({ port })).rejects.toThrow("EADDRINUSE");
});

test("a stub shop with a wrong setting or failure does not start, or names those that it has", async () => {
  await expect(startStubShop({ prot: 4000 } as object)).rejects.toThrow('did you mean "port"?');
  await expect(startStubShop({ port: -1 })).rejects.toThrow("port of startStubShop must be");
  await expect(shop.fail("hangg" as "hang")).rejects.toThrow("how of shop.fail must be one of");
});

test("a matcher does not pass for a misspelt option, or for content that the page does not have", async () => {
  await open();
  const { toHaveWholeBorder, toKeepHostStyles } = borderMatchers;
  await expect(toHaveWholeBorder(page, { timout: 0 } as object)).rejects.toThrow(
    'toHaveWholeBorder has no setting "timout": did you mean "timeout"?',
  );
  const { pass, message } = await toKeepHostStyles(page, { content: "#contnet" });
  expect([pass, message()]).toEqual([false, "The page has no #contnet, whose styles to compare."]);
});

test("toHaveWholeBorder names what is missing, doubled or in the wrong place", async () => {
  pageOf = ({ header }) => `<!doctype html>${header}${header}<p>Text</p>`;
  await open();
  const message = await check("toHaveWholeBorder");
  for (const problem of ["2 headers", "0 footers", "kontor-content", "no style sheet", "script"])
    expect(message).toContain(problem);
  const whole = ({ head, header, footer }: PageParts) =>
    `<!doctype html>${head}<main id="kontor-content"></main>${footer}${header}`;
  pageOf = whole;
  await open();
  await expect.poll(() => check("toHaveWholeBorder")).toContain("the header does not stand before");
});

test("toKeepHostStyles names an element of the host that a rule of the border changes", async () => {
  await page.route("**/kontor/footer-*.css", (route) =>
    route.fulfill({ contentType: "text/css", body: "p { color: rgb(1, 2, 3) }" }),
  );
  await open();
  expect(await check("toKeepHostStyles")).toContain("p.null { color: rgb(1, 2, 3)");
});

test("toKeepHostStyles reads a page with broken pictures and closed details, and leaves it as it was", async () => {
  pageOf = ({ head, header, footer }) => `<!doctype html>${head}${header}<main id="kontor-content">
    <img src="/broken.png"><img loading="lazy"><details><summary>More</summary><p>Text</p></details></main>${footer}`;
  await open();
  await expect.poll(() => check("toHaveWholeBorder")).toBe("passed");
  const content = () => page.locator("main").innerHTML();
  const before = await content();
  expect(await check("toKeepHostStyles")).toBe("passed");
  expect(await content()).toBe(before);
  expect(await check("toHaveNoBorderShift")).toBe("passed");
});

test("toKeepHostStyles switches the border's style sheets on again when it cannot read the page", async () => {
  await open();
  await page.evaluate(() => {
    document.getAnimations = () => {
      if ([...document.styleSheets].some(({ disabled }) => disabled)) throw new Error("unreadable");
      return [];
    };
  });
  await expect(check("toKeepHostStyles")).rejects.toThrow("unreadable");
  const disabled = () => [...document.styleSheets].filter((sheet) => sheet.disabled).length;
  expect(await page.evaluate(disabled)).toBe(0);
});

test("toHaveNoBorderShift names elements that a late header moves, and ignores shifts of the content", async () => {
  const fill = "<p>Text</p>".repeat(20);
  pageOf = () =>
    `<!doctype html><main id="kontor-content" style="display: flow-root">${fill}</main>`;
  await open();
  const insert = (place: string) => {
    const element = document.createElement("div");
    element.style.height = "90px";
    document.querySelector(place)!.prepend(element);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  };
  await page.evaluate(insert, "main");
  expect(await check("toHaveNoBorderShift")).toBe("passed");
  await page.evaluate(insert, "body");
  await expect.poll(() => check("toHaveNoBorderShift")).toContain("<main");
});

test("toHaveNoBorderShift says that a browser measures no shifts", async () => {
  await page.addInitScript(() =>
    Object.defineProperty(PerformanceObserver, "supportedEntryTypes", { value: ["paint"] }),
  );
  await open();
  expect(await check("toHaveNoBorderShift")).toContain("only Chromium measures layout shifts");
});

test("toHaveNoBorderErrors names a call that fails and a file that is missing, and no error of the host", async () => {
  await page.route("**/service/cart/**", (route) => route.fulfill({ status: 500, json: {} }));
  pageOf = ({ head }) =>
    `<!doctype html>${head}<script>throw new Error("of the host")</script><script src="/kontor/boot-x.css"></script>`;
  await open();
  await expect.poll(() => check("toHaveNoBorderErrors")).toMatch(/api\/cart: status 500/);
  expect(await check("toHaveNoBorderErrors")).toContain("boot-x.css");
  expect(await check("toHaveNoBorderErrors")).not.toContain("of the host");
});
