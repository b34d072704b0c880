import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import "../../client/styles/footer.css";
import { attachFooter } from "./attach-footer.ts";
import { examples } from "./Footer.examples.tsx";

let detach = () => {};
const address = location.href;

beforeEach(() => page.viewport(1280, 900));
afterEach(() => {
  detach();
  document.body.replaceChildren();
  document.head.querySelectorAll("[rel=alternate]").forEach((link) => link.remove());
  document.cookie = "desktop_DE=1; path=/; max-age=0";
  history.replaceState(null, "", address);
});

function show(example: keyof typeof examples = "full", status?: unknown, before = "") {
  document.body.innerHTML = before + renderToString(examples[example]);
  return attach(status);
}
function attach(status?: unknown) {
  const newsletterStatus = vi.fn<() => Promise<unknown>>(async () => status);
  detach = attachFooter(document.querySelector("footer")!, { newsletterStatus });
  return newsletterStatus;
}
const link = (name: string) => page.getByRole("link", { name, exact: true });

describe("the other view", () => {
  const toDesktop = link("Desktop view");
  const toMobile = link("Mobile view");

  test("the footer leads to no other view on a page for all screens", async () => {
    show();
    await expect.element(link("Imprint")).toBeVisible();
    await expect.element(toDesktop).not.toBeInTheDocument();
    await expect.element(toMobile).not.toBeInTheDocument();
  });

  test("the footer of a mobile page leads to its desktop view", async () => {
    history.replaceState(null, "", "/m/coffee?a=1");
    show();
    await expect.element(toDesktop).toHaveAttribute("href", "/coffee?a=1&forceP=WEBSHOP");
    await expect.element(toMobile).not.toBeInTheDocument();
    history.replaceState(null, "", "/m/tea");
    await toDesktop.hover();
    await expect.element(toDesktop).toHaveAttribute("href", "/tea?forceP=WEBSHOP");
  });

  test("the desktop view is remembered until the shopper leaves it", async () => {
    history.replaceState(null, "", "/coffee?forceP=WEBSHOP");
    show();
    expect(document.cookie).toContain("desktop_DE=1");
    detach();

    history.replaceState(null, "", "/tea");
    show();
    await expect.element(toMobile).toHaveAttribute("href", "/m/tea");
    await expect.element(toDesktop).not.toBeInTheDocument();
    toMobile.element().addEventListener("click", (event) => event.preventDefault());
    await toMobile.click();
    await expect.poll(() => document.cookie).not.toContain("desktop_DE");
  });
});

describe("the country list", () => {
  const press = () => userEvent.click(document.querySelector(".kontor-footer__countries summary")!);
  const austria = link("AT");

  test("the country list leads to the same page of a shop that has it, and else to the shop", async () => {
    document.head.insertAdjacentHTML(
      "beforeend",
      '<link rel="alternate" hreflang="at-at" href="https://at.example/kaffee-c1000.html">',
    );
    show();
    await press();
    await expect.element(austria).toHaveAttribute("href", "https://at.example/kaffee-c1000.html");
    await expect.element(link("HU")).toHaveAttribute("href", "https://hu.example/");
    await expect.element(page.getByText("each country has its own")).toBeVisible();

    // A single-page host navigates to a page that only this shop has.
    await press();
    document.head.querySelector("[rel=alternate]")!.remove();
    await press();
    await expect.element(austria).toHaveAttribute("href", "https://at.example/");
  });

  test("a country list that was opened before the script leads to the same page of the shop", async () => {
    document.body.innerHTML = renderToString(examples.full);
    await press();
    await expect.element(austria).toHaveAttribute("href", "https://at.example/");
    document.head.insertAdjacentHTML(
      "beforeend",
      '<link rel="alternate" hreflang="at-at" href="https://at.example/kaffee-c1000.html">',
    );
    attach();
    await expect.element(austria).toHaveAttribute("href", "https://at.example/kaffee-c1000.html");
  });

  test("the country list closes on Escape, and on a click elsewhere", async () => {
    show();
    await press();
    await expect.element(austria).toBeVisible();
    await userEvent.keyboard("{Tab}{Escape}");
    await expect.element(austria).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement?.localName).toBe("summary");

    await press();
    await expect.element(austria).toBeVisible();
    await page.getByText("At your service").click();
    await expect.element(austria).not.toBeInTheDocument();
  });

  test("in a shadow root a click inside the country list leaves it open, and a click elsewhere closes it", async () => {
    const root = document.body
      .appendChild(document.createElement("div"))
      .attachShadow({ mode: "open" });
    root.innerHTML = renderToString(examples.full);
    detach = attachFooter(root.querySelector("footer")!, { newsletterStatus: async () => null });
    await userEvent.click(root.querySelector(".kontor-footer__countries summary")!);
    await page.getByText("each country has its own").click();
    await expect.element(austria).toBeVisible();
    await page.getByText("At your service").click();
    await expect.element(austria).not.toBeInTheDocument();
  });
});

describe("the newsletter", () => {
  const subscribe = link("Subscribe to the newsletter");
  const space = (pixels: number) => `<div style="height: ${pixels}px"></div>`;
  const block = () => document.querySelector<HTMLElement>("[data-kontor-footer-newsletter]")!;

  test.each(["SUBSCRIBED", "WAITING_FOR_DOI"])(
    "the footer's newsletter is hidden for %s",
    async (status) => {
      show("full", status, space(1_500));
      await expect.poll(() => block().hidden).toBe(true);
      await expect.element(subscribe).not.toBeInTheDocument();
    },
  );

  test.each(["NOT_SUBSCRIBED", undefined, null, 1])(
    "the footer's newsletter is shown for %s",
    async (status) => {
      const asked = show("full", status);
      await expect.poll(() => asked).toHaveBeenCalledOnce();
      await expect.element(subscribe).toBeVisible();
    },
  );

  test("the newsletter's status is requested only when the shopper comes near the footer", async () => {
    const asked = show("full", "SUBSCRIBED", space(4_000));
    window.scrollTo(0, 1_000);
    await new Promise((seen) => requestAnimationFrame(seen));
    expect(asked).not.toHaveBeenCalled();
    window.scrollTo(0, 3_000);
    await expect.poll(() => asked).toHaveBeenCalledOnce();
  });

  test("the place of a hidden newsletter stays empty in the window, so that nothing shifts, until it is left", async () => {
    show("full", "SUBSCRIBED", "<p>short page</p>");
    document.body.insertAdjacentHTML("beforeend", space(3_000));
    await expect.poll(() => block().style.visibility).toBe("hidden");
    expect(block().getBoundingClientRect().height).toBeGreaterThan(50);
    await expect.element(subscribe).not.toBeInTheDocument();
    window.scrollTo(0, 3_000);
    await expect.poll(() => block().hidden).toBe(true);
  });
});
