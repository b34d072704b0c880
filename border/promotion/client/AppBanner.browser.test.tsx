import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { click, tracked } from "../../../tests/support/promotion-page.tsx";
import { appBannerStorageKey } from "../behaviour-contract.ts";
import { attachAppBanner } from "./app-banner-behaviour.ts";
import { AppBanner } from "./AppBanner.tsx";
import * as examples from "./Promotion.examples.tsx";

describe("the app banner", () => {
  const agents = {
    android: "Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/146.0.0.0 Mobile Safari/537.36",
    iosChrome: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) CriOS/146.0.0.0 Mobile Safari/604.1",
    iosSafari: "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0) Version/26.0 Mobile Safari/604.1",
    desktop: "Mozilla/5.0 (X11; Linux x86_64) Chrome/146.0.0.0 Safari/537.36",
  };
  const banner = page.getByRole("complementary", { name: "The Kontor app" });
  const meta = () => document.querySelector('meta[name="apple-itunes-app"]');
  let end = () => {};

  function show(agent: keyof typeof agents, stores = examples.appBanner.stores) {
    end();
    document.body.replaceChildren();
    vi.spyOn(navigator, "userAgent", "get").mockReturnValue(agents[agent]);
    document.body.insertAdjacentHTML(
      "beforeend",
      `<header data-kontor="header">${renderToString(<AppBanner {...examples.appBanner} stores={stores} />)}</header>`,
    );
    end = attachAppBanner(document, { track: (event) => tracked.push(event) });
  }
  afterEach(() => {
    end();
    end = () => {};
    for (const name of ["app", "platform"]) document.cookie = `${name}=; max-age=0`;
  });

  test("the app banner leads to the store of the device and shows the rating", async () => {
    show("android");
    await expect.element(banner).toBeVisible();
    await expect.element(page.getByText("89k")).toBeVisible();
    await expect.element(page.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();
    const install = page.getByRole("link", { name: "Install" });
    await expect.element(install).toHaveAttribute("href", examples.appBanner.stores.android!);
    await install.click();
    await expect
      .poll(() => tracked)
      .toEqual(click("click", "app_banner", "external_link", examples.appBanner.stores.android!));
    show("iosChrome");
    await expect.element(install).toHaveAttribute("href", examples.appBanner.stores.ios!);
    const { violations } = await axe.run(document.body, {
      rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id }) => id)).toEqual([]);
  });

  test("the app banner is hidden when its header loses its behaviour", async () => {
    show("android");
    await expect.element(banner).toBeVisible();
    end();
    await expect.element(banner).not.toBeInTheDocument();
  });

  test("the app banner stays away once it was closed", async () => {
    show("android");
    await page.getByRole("button", { name: "Close" }).click();
    await expect.element(banner).not.toBeInTheDocument();
    await expect.poll(() => localStorage.getItem(appBannerStorageKey)).toBe("true");
    show("android");
    await expect.element(banner).not.toBeInTheDocument();
  });

  test.each(["app=new", "platform=new_app"])(
    "the app banner stays away with the cookie %s",
    async (cookie) => {
      document.cookie = cookie;
      show("android");
      await expect.element(banner).not.toBeInTheDocument();
    },
  );

  test("the app banner stays away from desktops", async () => {
    show("desktop");
    await expect.element(banner).not.toBeInTheDocument();
    expect(meta()).toBeNull();
  });

  test("the app banner is Safari's own on iOS", async () => {
    show("iosSafari");
    await expect.element(banner).not.toBeInTheDocument();
    expect(meta()).toHaveAttribute("content", "app-id=1234567");
    end();
    expect(meta()).toBeNull();
  });

  test("Safari's own app banner is not requested for a site without an app", async () => {
    show("iosSafari", { android: examples.appBanner.stores.android });
    expect(meta()).toBeNull();
  });
});
