import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { afterPaint } from "../../../platform/client/after-paint.ts";
import { closeOverlaysEvent } from "../../../platform/client/overlay.ts";
import { show } from "../../../tests/support/header-page.tsx";

const opener = page.getByRole("button", { name: "Open search" });
const dialog = page.getByRole("dialog", { name: "Open search" });
const field = page.getByRole("textbox", { name: "Search" });

describe("the search of narrow layouts", () => {
  const closer = page.getByRole("button", { name: "Close search" });
  const modal = () => document.querySelector("dialog:modal");
  const untilModal = async () => {
    await expect.poll(modal).not.toBeNull();
  };
  const press = (name: "open" | "close") =>
    document.querySelector<HTMLElement>(`[data-kontor-search-${name}]`)!.click();

  /** Delays the next frames, as in a busy browser. Returns a function that releases them. */
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

  test("the narrow search lies behind its icon, gets the focus, and returns it", async () => {
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

  test("closing the search returns the focus at once, before the browser drops it with the hidden field", async () => {
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
      // Otherwise a phone's keyboard would close and open again.
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
      // The browser freezes a page in the back/forward cache right after its last event.
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
