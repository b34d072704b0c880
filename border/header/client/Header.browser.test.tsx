import axe from "axe-core";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { end, show } from "../../../tests/support/header-page.tsx";
import { headerCustomer } from "../header-rules.ts";
import { examples } from "./Header.examples.tsx";
import { paintCustomer } from "./paint-customer.ts";

const back = page.getByRole("button", { name: "Back" });

test.each(Object.keys(examples) as (keyof typeof examples)[])(
  "axe finds nothing in the header: %s",
  async (name) => {
    for (const width of [320, 1280]) {
      await page.viewport(width, 700);
      show(name);
      const { violations } = await axe.run(document.querySelector("header")!);
      expect(violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`)).toEqual([]);
      end();
    }
  },
);

describe("back", () => {
  const native = () => ({ back: vi.fn<() => boolean>(() => true) });

  test("back asks the native app first, then the mobile app, then the browser", async () => {
    show("full");
    const kontorNativeApp = native();
    const kontorMobileApp = native();
    const browser = vi.spyOn(window.history, "back").mockImplementation(() => {});
    vi.spyOn(window.history, "length", "get").mockReturnValue(2);
    vi.stubGlobal("kontorNativeApp", kontorNativeApp);
    vi.stubGlobal("kontorMobileApp", kontorMobileApp);
    const calls = () =>
      [kontorNativeApp.back, kontorMobileApp.back, browser].map(({ mock }) => mock.calls.length);

    await back.click();
    await expect.poll(calls).toEqual([1, 0, 0]);
    kontorNativeApp.back.mockReturnValue(false);
    await back.click();
    await expect.poll(calls).toEqual([2, 1, 0]);
    kontorMobileApp.back.mockReturnValue(false);
    await back.click();
    await expect.poll(calls).toEqual([3, 2, 1]);
    vi.restoreAllMocks();
  });

  test("an app that fails at back is reported, and the next in the chain is asked", async () => {
    show("full");
    const failed = new Error("The app's mistake");
    const kontorMobileApp = native();
    const reported = vi.fn<(error: unknown) => void>();
    vi.stubGlobal("reportError", reported);
    vi.stubGlobal("kontorNativeApp", {
      back() {
        throw failed;
      },
    });
    vi.stubGlobal("kontorMobileApp", kontorMobileApp);
    await back.click();
    await expect.poll(() => kontorMobileApp.back).toHaveBeenCalledOnce();
    expect(reported).toHaveBeenCalledWith(failed);
    vi.unstubAllGlobals();
  });
});

describe("a sticky bar", () => {
  const bar = () => document.querySelector<HTMLElement>("[data-kontor-bar]")!;
  const isInSight = () => bar().getBoundingClientRect().bottom > 0;
  const scrollTo = async (top: number) => {
    window.scrollTo({ top, behavior: "instant" });
    await expect.poll(() => window.scrollY).toBe(top);
  };

  test("a sticky bar hides when the page scrolls down and shows when it scrolls up", async () => {
    show("sticky");
    await scrollTo(900);
    await expect.poll(isInSight).toBe(false);
    await scrollTo(800);
    await expect.poll(isInSight).toBe(true);
  });

  test("a sticky bar is in sight while the focus is in it", async () => {
    show("sticky");
    await scrollTo(900);
    await expect.poll(isInSight).toBe(false);
    document.querySelector<HTMLElement>(".kontor-header__logo")!.focus({ preventScroll: true });
    await expect.poll(isInSight).toBe(true);
  });

  test.each(["beside the page's content", "in an element of the page"])(
    "a sticky bar %s receives the focus without moving the page, and never covers the focused element",
    async (place) => {
      document.documentElement.dataset.pageType = "basket";
      const header = show("sticky");
      if (place === "in an element of the page") {
        const wrapper = document.createElement("div");
        wrapper.style.display = "contents";
        header.before(wrapper);
        wrapper.append(header);
      }
      const link = document.querySelector<HTMLElement>("main a")!;
      link.style.cssText = "position: absolute; top: 910px";
      await scrollTo(900);
      document.querySelector<HTMLElement>(".kontor-header__logo")!.focus();
      expect(window.scrollY).toBe(900);
      link.focus();
      const { bottom } = bar().getBoundingClientRect();
      await expect.poll(() => link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
    },
  );

  test("a sticky bar waits until scrolling has rested for 50 ms", async () => {
    show("sticky");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const scrolled = new Promise((event) =>
      window.addEventListener("scroll", event, { once: true }),
    );
    window.scrollTo({ top: 900, behavior: "instant" });
    await scrolled;
    vi.advanceTimersByTime(49);
    expect(bar().hasAttribute("data-hidden")).toBe(false);
    vi.advanceTimersByTime(1);
    expect(bar().hasAttribute("data-hidden")).toBe(true);
  });

  test.each(["basket", "ProductDetailPage"])(
    "a sticky bar stays on the page type %s",
    async (pageType) => {
      document.documentElement.dataset.pageType = pageType;
      show("sticky");
      vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
      const scrolled = new Promise((event) =>
        window.addEventListener("scroll", event, { once: true }),
      );
      window.scrollTo({ top: 900, behavior: "instant" });
      await scrolled;
      vi.advanceTimersByTime(1_000);
      expect(bar().hasAttribute("data-hidden")).toBe(false);
      expect(isInSight()).toBe(true);
    },
  );
});

describe("who is logged in", () => {
  const personalData = (firstname: string, loyaltyBeans = 1250) => ({
    tracking: { loginStatus: "REMEMBERED" },
    customer: {
      firstname,
      lastname: "Müller",
      loyaltyBeans,
      statuses: { isCommunityMember: true, isKontorcardMember: false },
    },
  });

  test("the header of a customer has name, beans and another icon, and nothing moves for it", async () => {
    await page.viewport(1280, 700);
    const header = show("full");
    const places = () =>
      [...header.querySelectorAll("li, a, [data-kontor-search]")].map((element) => {
        const { left, width, top, height } = element.getBoundingClientRect();
        return [left, width, top, height];
      });
    const link = page.getByRole("link", { name: "My account" });
    await expect.element(link).toBeVisible();
    const icons = () =>
      [...header.querySelectorAll("[data-kontor-account] svg")].map(
        (icon) => getComputedStyle(icon).display !== "none",
      );
    expect(icons()).toEqual([true, false]);
    const before = places();

    paintCustomer(header, headerCustomer(personalData("Annegret-Friederike Sophie")));
    await expect
      .element(link)
      .toHaveAccessibleName(
        "My account, Annegret-Friederike Sophie Müller, 1,250 beans, Community member",
      );
    await expect.element(page.getByText("1,250")).toBeVisible();
    // The name is too long for its space.
    await expect.element(page.getByTitle("Annegret-Friederike Sophie Müller")).toBeVisible();
    expect(icons()).toEqual([false, true]);
    expect(places()).toEqual(before);

    const loggedOut = { ...personalData("Annegret"), tracking: { loginStatus: "LOGGED_OUT" } };
    paintCustomer(header, headerCustomer(loggedOut));
    await expect.element(link).toHaveAccessibleName("My account");
    expect(header.querySelector("[data-kontor-beans]")?.textContent).toBe("");
    expect(header.querySelector("[title*=Annegret]")).toBeNull();
    expect(icons()).toEqual([true, false]);
  });

  test("the header has the family name first where the language says it first", () => {
    const header = show("full");
    header.lang = "hu-HU";
    paintCustomer(header, headerCustomer(personalData("Ida")));
    const name = header.querySelector("[data-kontor-account-name]");
    expect(name?.textContent).toBe("Müller Ida");
    paintCustomer(header, headerCustomer(personalData("")));
    expect(name?.textContent).toBe("Müller");
  });

  test("a customer's name in the header may have markup, and none of it runs", () => {
    const header = show("full");
    const name = `<img src=x onerror="window.ran = true"> & "</script>`;
    paintCustomer(header, headerCustomer(personalData(name)));
    expect(header.querySelector("img")).toBeNull();
    expect(header.querySelector("[data-kontor-account-name]")?.textContent).toBe(`${name} Müller`);
  });
});
