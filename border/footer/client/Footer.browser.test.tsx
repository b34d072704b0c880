import { beforeEach, describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { showFooter } from "../../../tests/support/rendered-footer.tsx";
import { violations } from "../../../tests/support/show.tsx";
import { content, examples, footer } from "./Footer.examples.tsx";
import { Footer } from "./Footer.tsx";

/** The footer before its script has loaded, or without JavaScript. */

const narrow = () => page.viewport(360, 800);
const links = (name: string) => page.getByRole("link", { name, exact: true });
const heading = (name: string) => page.getByRole("heading", { name, exact: true });

test.each([767, 1280])(
  "at %i px the footer's groups and categories are expanded, and no button is dead",
  async (width) => {
    await page.viewport(width, 900);
    const shown = showFooter(examples.full);
    for (const name of ["Questions", "How to return", "Coffee"])
      await expect.element(links(name)).toBeVisible();
    const buttons = [...shown.querySelectorAll("summary")].filter((each) => each.checkVisibility());
    expect(buttons.map(({ textContent }) => textContent.trim())).toEqual([
      "DE – Kontor in other countries",
    ]);
    expect(await violations()).toEqual([]);
  },
);

test("headings of the wide footer are links, once each", async () => {
  showFooter(examples.full);
  for (const { heading } of content.teaserGroups)
    await expect.element(links(heading.link.text)).toHaveAttribute("href", heading.link.url);
  await expect.element(heading("Popular categories")).toBeVisible();
});

describe("in a narrower window", () => {
  beforeEach(narrow);

  test("a heading of the narrow footer opens its panel, and closes it", async () => {
    showFooter(examples.full);
    await expect.element(links("How to return")).not.toBeInTheDocument();
    await heading("Returns").click();
    await expect.element(links("How to return")).toBeVisible();
    await expect.element(links("Coffee")).not.toBeInTheDocument();
    await userEvent.tab();
    await expect.element(links("Returns")).toHaveFocus();
    await heading("Returns").click();
    await expect.element(links("How to return")).not.toBeInTheDocument();
  });

  test("the address of a narrow footer's heading is in its panel", async () => {
    showFooter(examples.full);
    await heading("Returns").click();
    await expect.element(links("Returns")).toHaveAttribute("href", "/returns");
    await heading("Help").click();
    await expect.element(links("Help")).not.toBeInTheDocument();
  });

  test("nothing sticks out of the narrow footer", async () => {
    for (const width of [320, 360, 766]) {
      await page.viewport(width, 800);
      document.body.style.margin = "0";
      showFooter(examples.full);
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
    }
    expect(await violations()).toEqual([]);
  });
});

test.each(["match", "smartphone"] as const)(
  "on the platform %s the footer's headings are plain, and all links are there",
  async (platform) => {
    showFooter(examples[platform]);
    await expect.element(heading("Help")).toBeVisible();
    await expect.element(links("Help")).not.toBeInTheDocument();
    await expect.element(links("My account")).toBeVisible();
    await expect.element(links("Returns")).toBeVisible();
    expect(await violations()).toEqual([]);
  },
);

test.each(["classic", "tablet"] as const)(
  "on the platform %s some links of the footer are hidden, at every width",
  async (platform) => {
    for (const width of [360, 1280]) {
      await page.viewport(width, 900);
      const shown = showFooter(examples[platform]);
      expect(shown.textContent).toContain("Questions");
      expect(shown.textContent).not.toContain("My account");
    }
  },
);

test("without a platform the window decides about links of the footer, at the widths of the header", async () => {
  showFooter(examples.full);
  await expect.element(links("My account")).not.toBeInTheDocument();
  await page.viewport(980, 900);
  await expect.element(links("My account")).not.toBeInTheDocument();
  for (const width of [979, 767]) {
    await page.viewport(width, 900);
    await expect.element(links("My account")).toBeVisible();
    await expect
      .element(links("Help"))
      .toHaveAttribute("href", content.teaserGroups[0]!.heading.link.url);
  }
  await narrow();
  await heading("Help").click();
  await expect.element(links("My account")).toBeVisible();
});

test.each([
  ["full", true, false],
  ["classic", true, false],
  ["match", true, true],
  ["smartphone", false, false],
  ["tablet", false, false],
] as const)(
  "the footer of the example %s has countries: %s, and the desktop view: %s",
  async (example, hasCountries, hasView) => {
    const shown = showFooter(examples[example]);
    const isShown = (selector: string) => shown.querySelector(selector)?.checkVisibility() ?? false;
    expect(isShown(".kontor-footer__countries")).toBe(hasCountries);
    expect(isShown('[data-kontor-view="toDesktop"]')).toBe(hasView);
    expect(isShown('[data-kontor-view="toMobile"]')).toBe(false);
  },
);

describe("reduced", () => {
  const parts = ["Stores", "KontorCard", "About", "Coffee", "Subscribe to the newsletter"];
  const icons = /^(Facebook|App Store)/;

  test.each(["by its host", "by cookies"])(
    "a footer that is reduced %s has help, seals and the law left",
    async (by) => {
      const shown = showFooter(by === "by its host" ? examples.reduced : examples.full);
      if (by === "by cookies") shown.dataset.reduced = "";
      for (const name of parts) await expect.element(links(name)).not.toBeInTheDocument();
      await expect.element(page.getByRole("link", { name: icons })).not.toBeInTheDocument();
      for (const name of ["Help", "Free delivery", "Imprint"])
        await expect.element(links(name)).toBeVisible();
      await expect.element(page.getByAltText("bevh")).toBeVisible();
    },
  );
});

describe("the newsletter", () => {
  const subscribe = links("Subscribe to the newsletter");

  test("the footer's newsletter is shown, and leads to its page or has its form", async () => {
    showFooter(examples.full);
    await expect.element(subscribe).toHaveAttribute("href", "/subscribenewsletter");
    showFooter(examples.withForm);
    await expect.element(page.getByLabelText("E-mail")).toBeVisible();
    await expect.element(subscribe).not.toBeInTheDocument();
  });

  test("the footer's newsletter has a form in half of a tablet's width", async () => {
    const shown = showFooter(examples.withForm);
    const { children } = shown.querySelector(".kontor-footer__newsletter > div")!;
    for (const width of [767, 1024, 1199]) {
      await page.viewport(width, 900);
      const [words, form] = [...children].map((each) => each.getBoundingClientRect().width);
      expect(form).toBeCloseTo(words!, 0);
    }
  });

  test("the newsletter is hidden on a page that says so, unless the host asks for it, and when reduced", async () => {
    document.documentElement.dataset.kontorNewsletter = "hidden";
    showFooter(examples.full);
    await expect.element(subscribe).not.toBeInTheDocument();
    const shown = showFooter(<Footer {...footer} showsNewsletter />);
    await expect.element(subscribe).toBeVisible();
    shown.dataset.reduced = "";
    await expect.element(subscribe).not.toBeInTheDocument();
  });
});

test("only the footer's external links open a new window, without referrer, and say so", async () => {
  showFooter(examples.full);
  for (const name of [/^Careers/, /^Write to us/, /^Facebook/, /^App Store/]) {
    const link = page.getByRole("link", { name });
    await expect.element(link).toHaveAttribute("target", "_blank");
    await expect.element(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect.element(link).toHaveAccessibleName(/\(opens a new window\)$/);
  }
  await expect.element(links("Imprint")).not.toHaveAttribute("target");
  await expect.element(links("+49 40 555 0120")).not.toHaveAttribute("target");
});
