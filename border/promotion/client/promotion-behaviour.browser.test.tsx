import axe from "axe-core";
import { renderToString } from "react-dom/server";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { openOverlay } from "../../../platform/client/overlay.ts";
import { click, detach, insert, parts, tracked } from "../../../tests/support/promotion-page.tsx";
import { PromotionPart } from "./PromotionPart.tsx";

test.each(Object.keys(parts) as (keyof typeof parts)[])(
  "the promotion %s is accessible",
  async (part) => {
    insert(part);
    for (const legal of document.querySelectorAll("details")) legal.open = true;
    const { violations } = await axe.run(document.body, {
      rules: { "page-has-heading-one": { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
  },
);

describe("a voucher", () => {
  const button = page.getByRole("button", { name: "Copy code BLACK15" });
  const status = page.getByRole("status");

  test("a promotion's voucher is copied and says so for three seconds", async () => {
    const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    insert("bannerWithVoucher");
    await expect.element(status).toBeEmptyDOMElement();
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    document.querySelector<HTMLElement>("[data-kontor-copy]")!.click();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(status.element().textContent).toBe("Code copied");
    await vi.advanceTimersByTimeAsync(1);
    expect(status.element().textContent).toBe("");
    expect(writeText).toHaveBeenCalledWith("BLACK15");
    expect(tracked).toEqual(click("copy", "top_banner", "copy", "BLACK15"));
  });

  test("a promotion's voucher is selected where copying is forbidden", async () => {
    vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("no"));
    insert("category");
    await button.click();
    await expect.element(status).toHaveTextContent("The code is selected.");
    await expect.poll(() => getSelection()?.toString()).toBe("BLACK15");
  });
});

describe("a legal text", () => {
  const text = page.getByText("Valid until 30 November");
  const isOpen = () => document.querySelector("details")!.open;

  async function open() {
    insert("bannerWithVoucher");
    expect(isOpen()).toBe(false);
    await userEvent.click(document.querySelector("summary")!);
    await expect.element(text).toBeVisible();
  }

  /** Opens the conditions and waits for the toggle event, which comes later. */
  async function openNow() {
    const details = document.querySelector("details")!;
    const toggled = new Promise((event) =>
      details.addEventListener("toggle", event, { once: true }),
    );
    details.open = true;
    await toggled;
  }
  async function scrollTo(top: number) {
    const scrolled = new Promise((event) =>
      window.addEventListener("scroll", event, { once: true }),
    );
    window.scrollTo({ top, behavior: "instant" });
    await scrolled;
  }

  test("a promotion's legal text opens and closes on a click, and tracks the opening", async () => {
    await open();
    await expect
      .poll(() => tracked)
      .toEqual(click("open legal", "top_banner", "open_legal", "See terms"));
    await userEvent.click(document.querySelector("summary")!);
    await expect.poll(isOpen).toBe(false);
    expect(tracked).toHaveLength(2);
  });

  test("an opening legal text causes no layout shift below it", async () => {
    insert("bannerWithVoucher");
    const place = () => document.querySelector("main")!.getBoundingClientRect().top;
    const before = place();
    document.querySelector("details")!.open = true;
    expect(place()).toBe(before);
  });

  test("a legal text closes when the page is scrolled down, not up, nor while it opens", async () => {
    insert("bannerWithVoucher");
    vi.useFakeTimers({ toFake: ["performance"] });
    await openNow();
    await scrollTo(100);
    expect(isOpen()).toBe(true);
    vi.advanceTimersByTime(300);
    await scrollTo(200);
    await expect.poll(isOpen).toBe(false);
    await openNow();
    vi.advanceTimersByTime(300);
    await scrollTo(0);
    expect(isOpen()).toBe(true);
  });

  test("a legal text opened near the window's lower edge scrolls into view, and stays open", async () => {
    document.body.innerHTML = `<div style="height: ${window.innerHeight - 60}px"></div>`;
    insert("bannerWithVoucher");
    const scrolled = new Promise((event) =>
      window.addEventListener("scroll", event, { once: true }),
    );
    await openNow();
    await scrolled;
    await expect
      .poll(() => Math.floor(document.querySelector("details p")!.getBoundingClientRect().bottom))
      .toBeLessThanOrEqual(window.innerHeight);
    expect(isOpen()).toBe(true);
  });

  test("a legal text closes on Escape and on a press elsewhere, not on one inside", async () => {
    await open();
    await userEvent.click(document.querySelector("details p")!);
    expect(isOpen()).toBe(true);
    await userEvent.keyboard("{Escape}");
    await expect.poll(isOpen).toBe(false);
    await userEvent.click(document.querySelector("summary")!);
    await expect.poll(isOpen).toBe(true);
    await userEvent.click(document.querySelector("main")!);
    await expect.poll(isOpen).toBe(false);
  });

  test("a legal text closes when an overlay opens, and keeps the focus", async () => {
    await open();
    document.querySelector<HTMLElement>("details a")!.focus();
    const close = openOverlay({ locksScroll: false });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(document.querySelector("summary"));
    close();
  });
});

test("a promotion's link without a text has a visible name", async () => {
  const { promotion, texts } = parts.banner;
  const link = { url: "/more", text: "", isBold: false };
  document.body.innerHTML = renderToString(
    <PromotionPart promotion={{ ...promotion, links: [link] }} texts={texts} />,
  );
  await expect
    .element(page.getByRole("link", { name: "Learn more" }))
    .toHaveAttribute("href", "/more");
});

test.each([360, 768, 1280, 1920])(
  "the picture of a category's promotion is 16 to 9 at %i px",
  async (width) => {
    await page.viewport(width, 800);
    insert("category");
    const { width: wide, height } = document
      .querySelector(".kontor-promotion__picture")!
      .getBoundingClientRect();
    expect(wide / height).toBeCloseTo(16 / 9, 2);
  },
);

test.each([
  [
    "bannerWithVoucher",
    "To the machines",
    click("click", "top_banner", "internal_link", "/machines"),
  ],
  ["banner", "More about", click("click cta", "top_banner", "internal_link", "/card")],
  ["category", "See", click("click cta", "category_banner", "internal_link", "/automatic")],
  ["phaseIntegration", "Cups", click("click", "phase_integration", "internal_link", "/cups")],
  ["benefits", "Free", click("click", "VK1_Versandkostenfrei", "internal_link", "/benefit-0")],
  ["benefits", "30 days", click("click", "VK4_Service", "internal_link", "/benefit-3")],
] as const)("a click in the promotion %s is tracked: %s", async (part, name, events) => {
  insert(part);
  await page.getByRole("link", { name }).click();
  await expect.poll(() => tracked).toEqual(events);
});

test("a click in a promotion is tracked as external when it leads to another origin", async () => {
  insert("banner");
  const cta = document.querySelector<HTMLAnchorElement>("[data-kontor-cta]")!;
  for (const [href, type] of [
    ["https://other.example/card", "external_link"],
    [`${location.origin}/card`, "internal_link"],
  ] as const) {
    tracked.length = 0;
    cta.href = href;
    cta.click();
    expect(tracked).toEqual(click("click cta", "top_banner", type, href));
  }
});

test("a click outside promotions is not tracked as theirs", async () => {
  document.body.insertAdjacentHTML("beforeend", '<a href="/elsewhere">elsewhere</a>');
  await page.getByText("elsewhere").click();
  expect(tracked).toEqual([]);
});

test("clicks in promotions are not tracked once the behaviour is detached", async () => {
  insert("benefits");
  detach();
  await page.getByRole("link", { name: "Free" }).click();
  expect(tracked).toEqual([]);
});
