import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../../border/client/styles/header.css";
import { headerCustomer } from "../header-rules.ts";
import { afterPaint } from "../../../shared/client/after-paint.ts";
import { closeOverlaysEvent } from "../../../shared/client/overlay.ts";
import { attachHeader } from "./attach-header.ts";
import { examples } from "./Header.examples.tsx";
import { paintCustomer } from "./paint-customer.ts";

let end = () => {};

beforeEach(() => page.viewport(400, 700));
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  end();
  end = () => {};
  window.scrollTo(0, 0);
  document.body.replaceChildren();
  document.body.removeAttribute("class");
  delete document.documentElement.dataset.pageType;
  vi.unstubAllGlobals();
});

/** A header as the server sends it, on a page of some length. */
function show(name: keyof typeof examples): HTMLElement {
  document.body.innerHTML = `${renderToString(examples[name])}<main id="kontor-content" style="height: 3000px"><a href="#end">End</a></main>`;
  const header = document.querySelector<HTMLElement>("header")!;
  end = attachHeader(header);
  return header;
}

const back = page.getByRole("button", { name: "Back" });
const opener = page.getByRole("button", { name: "Open search" });
const dialog = page.getByRole("dialog", { name: "Open search" });
const field = page.getByRole("textbox", { name: "Search" });

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

describe("the search of narrow layouts", () => {
  const closer = page.getByRole("button", { name: "Close search" });
  const modal = () => document.querySelector("dialog:modal");
  const untilModal = async () => {
    await expect.poll(modal).not.toBeNull();
  };
  const press = (name: "open" | "close") =>
    document.querySelector<HTMLElement>(`[data-kontor-search-${name}]`)!.click();

  /** Holds back the next frames, as a busy browser does. Returns a function that lets them go. */
  function holdFrames(): () => void {
    const held: FrameRequestCallback[] = [];
    const frames = vi
      .spyOn(window, "requestAnimationFrame")
      .mockImplementation((draw) => held.push(draw));
    return () => {
      frames.mockRestore();
      for (const draw of held) requestAnimationFrame(draw);
    };
  }

  test("the narrow search lies behind its icon, gets the focus, and gives it back", async () => {
    show("full");
    await expect.element(field).not.toBeInTheDocument();
    await opener.click();
    await expect.element(dialog).toBeVisible();
    await expect.element(field).toHaveFocus();
    await untilModal();
    await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBe("open");
    await expect.poll(() => document.body.className).toBe("header2020-flyout-open");

    await closer.click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => document.documentElement.dataset.kontorOverlay).toBeUndefined();
    await expect.poll(() => document.body.className).toBe("");
  });

  test("the closed search gives the focus back at once, before the browser takes it from what is hidden", async () => {
    show("full");
    await opener.click();
    await untilModal();
    window.dispatchEvent(new Event(closeOverlaysEvent));
    expect(document.activeElement).toBe(opener.element());
  });

  test("the search of a header that the host removes before the paint locks no page", async () => {
    const header = show("full");
    const releaseFrames = holdFrames();
    press("open");
    header.remove();
    releaseFrames();
    await new Promise<void>((painted) => afterPaint(painted));
    expect(document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
  });

  test.each([
    ["its button", async () => press("close")],
    ["Escape", () => userEvent.keyboard("{Escape}")],
  ])(
    "the search shows and hides at once by %s, and the rest of the page changes after the paint",
    async (_, close) => {
      show("full");
      const blurred = vi.fn<() => void>();
      document.querySelector("input")!.addEventListener("blur", () => blurred());
      let releaseFrames = holdFrames();
      press("open");
      await expect.element(dialog).toBeVisible();
      await expect.element(field).toHaveFocus();
      expect(modal()).toBeNull();
      expect(document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
      releaseFrames();
      await untilModal();
      await expect.element(field).toHaveFocus();
      // A phone's keyboard would go and come.
      expect(blurred).not.toHaveBeenCalled();

      releaseFrames = holdFrames();
      await close();
      await expect.element(dialog).not.toBeInTheDocument();
      expect(modal()).not.toBeNull();
      expect(document.documentElement.getAttribute("data-kontor-overlay")).toBe("open");
      releaseFrames();
      await expect.element(opener).toHaveFocus();
      await expect.poll(modal).toBeNull();
    },
  );

  test("the search stays open when it is opened again before the page has closed it", async () => {
    show("full");
    press("open");
    press("open");
    await untilModal();
    const releaseFrames = holdFrames();
    press("close");
    press("open");
    releaseFrames();
    await new Promise<void>(afterPaint);
    await expect.element(dialog).toBeVisible();
    await expect.element(field).toHaveFocus();
    await closer.click();
    await expect.element(dialog).not.toBeInTheDocument();
    // It is hidden at once and closed after the paint.
    await expect.poll(() => document.body.className).toBe("");
  });

  test("the search closes with Escape while the page is busy", async () => {
    show("full");
    const releaseFrames = holdFrames();
    press("open");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    releaseFrames();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => document.querySelector("dialog[open]")).toBeNull();
    await expect.poll(() => document.body.className).toBe("");
  });

  test("the search closes with a press beside it", async () => {
    await page.viewport(800, 700);
    show("full");
    await opener.click();
    await untilModal();
    await userEvent.click(document.documentElement, { position: { x: 400, y: 600 } });
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await expect.poll(() => document.body.className).toBe("");
  });

  test("the search closed with Escape keeps the typed text and the page's scroll position", async () => {
    document.documentElement.dataset.pageType = "basket";
    show("sticky");
    window.scrollTo(0, 400);
    await opener.click();
    await userEvent.type(field, "kaf");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.poll(() => window.scrollY).toBe(400);
    await opener.click();
    await expect.element(field).toHaveValue("kaf");
  });

  describe.each([closeOverlaysEvent, "pagehide"])("on %s", (event) => {
    test(`the search is closed at once on ${event}`, async () => {
      show("full");
      await opener.click();
      await untilModal();
      // A page that the browser keeps for the back button is frozen right after its last event.
      window.dispatchEvent(new Event(event));
      expect(document.querySelector("dialog[open]")).toBeNull();
      expect(document.body.className).toBe("");
    });

    test(`the search stays closed when ${event} comes right after the press`, async () => {
      show("full");
      const releaseFrames = holdFrames();
      press("open");
      window.dispatchEvent(new Event(event));
      releaseFrames();
      await new Promise<void>(afterPaint);
      expect(document.querySelector("dialog[open]")).toBeNull();
      expect(document.body.className).toBe("");
    });

    test(`a closed search leaves the focus where it is on ${event}`, () => {
      show("full");
      window.dispatchEvent(new Event(event));
      expect(document.activeElement).toBe(document.body);
    });
  });

  test("the search moves into its own dialog when the header has others", async () => {
    const header = show("full");
    const other = header.querySelector("dialog")!;
    await opener.click();
    await expect.element(field).toBeVisible();
    expect(other.getAttribute("aria-label")).toBe("Another one");
    expect(other.open).toBe(false);
  });

  test("the search is back in the bar when the window becomes wide", async () => {
    show("full");
    await opener.click();
    await page.viewport(1280, 700);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(field).toBeVisible();
  });

  test("the search stands in the bar, or behind its icon, as the window is now", async () => {
    await page.viewport(1280, 700);
    show("full");
    await field.click();
    window.dispatchEvent(new Event(closeOverlaysEvent));
    await expect.element(field).toHaveFocus();
    await page.viewport(360, 700);
    await expect.element(field).not.toBeInTheDocument();
    await page.viewport(1280, 700);
    await expect.element(field).toBeVisible();
  });
});

describe("a sticky bar", () => {
  const bar = () => document.querySelector<HTMLElement>("[data-kontor-bar]")!;
  const isInSight = () => bar().getBoundingClientRect().bottom > 0;
  const scrollTo = async (top: number) => {
    window.scrollTo({ top, behavior: "instant" });
    await expect.poll(() => window.scrollY).toBe(top);
  };

  test("a sticky bar goes on the way down and comes on the way up", async () => {
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

  test("a sticky bar takes the focus without moving the page, and hides nothing that has it", async () => {
    document.documentElement.dataset.pageType = "basket";
    show("sticky");
    await scrollTo(900);
    document.querySelector<HTMLElement>(".kontor-header__logo")!.focus();
    expect(window.scrollY).toBe(900);
    const link = document.querySelector<HTMLElement>("main a")!;
    link.focus();
    const { bottom } = bar().getBoundingClientRect();
    await expect.poll(() => link.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  });

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
    // The place of the name is too narrow for it.
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
