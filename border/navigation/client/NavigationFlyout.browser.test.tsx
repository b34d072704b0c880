import { expect, test } from "vitest";
import { page } from "vitest/browser";
import {
  followed,
  logged,
  panel,
  press,
  show,
  tracked,
  violations,
} from "../../../tests/support/navigation-page.tsx";
import { nodes, oddAnswers, themeworlds } from "./Navigation.examples.tsx";

test("themeworlds come in the order scout, new, more, lastChance, with all their texts", async () => {
  await show();
  await press("Worlds");
  const headlines = () =>
    [...document.querySelectorAll(".kontor-navigation__flyout h2")].map(
      (found) => found.textContent,
    );
  await expect.poll(headlines).toEqual(["Discover", "New", "More", "Last chance"]);
  const teasers = [...panel()!.querySelectorAll(".kontor-navigation__teaser")];
  expect(teasers.map(({ textContent }) => textContent)).toEqual([
    "SkiComing soon",
    "HotKontorCardCosy evenings",
    "PicnicSold out",
    "Tea timeUntil 24 DecemberOnly 3 days left",
  ]);
  const picture = teasers[0]!.querySelector("img")!;
  expect(["width", "height", "loading"].map((name) => picture.getAttribute(name))).toEqual([
    "488",
    "287",
    "lazy",
  ]);
});

test("pictures in the flyout have their size before they load", async () => {
  await show();
  await press("Coffee");
  const picture = () => document.querySelector(".kontor-navigation__flyout img");
  await expect.poll(picture).not.toBeNull();
  const { width, height } = picture()!.getBoundingClientRect();
  expect(width / height).toBeCloseTo(488 / 287, 1);
});

test("items with children are open in the flyout, each toggles by itself, and teasers are shown", async () => {
  await show();
  await press("Coffee");
  const beans = page.getByRole("button", { name: "Beans" });
  await expect.element(beans).toHaveAttribute("aria-expanded", "true");
  await expect.element(page.getByRole("link", { name: "All of Beans" })).toBeVisible();
  await expect.element(page.getByRole("link", { name: "Espresso" })).toBeVisible();
  await beans.click();
  await expect.element(beans).toHaveAttribute("aria-expanded", "false");
  await expect.element(page.getByRole("link", { name: "Espresso" })).not.toBeInTheDocument();
  await beans.click();
  await expect.element(page.getByRole("link", { name: "Espresso" })).toBeVisible();
  const teaser = page.getByRole("link", { name: /This year's harvest/ });
  await expect.element(teaser).toHaveAttribute("rel", "noopener noreferrer");
  expect(teaser.element().textContent).toBe(
    "NewKontorCardThis year's harvestFresh from the roastery (opens a new window)",
  );
});

test("the navigation tracks opened flyouts and followed links", async () => {
  await show();
  await press("Coffee");
  await page.getByRole("link", { name: "Espresso" }).click();
  await expect.poll(() => followed).toEqual(["/espresso"]);
  const event = { event: "ga_event", eventCategory: "navigation" };
  await expect
    .poll(() => tracked)
    .toEqual([
      { ...event, eventAction: "open", eventLabel: "Coffee" },
      { ...event, eventAction: "click", eventLabel: "Coffee>Beans>Espresso" },
    ]);
});

test("five hundred items below one are shown in the flyout", async () => {
  await show({ navigation: oddAnswers.large });
  await press("Everything");
  await expect.poll(() => panel()?.querySelectorAll("li").length).toBe(500);
  await Promise.all(
    panel()!
      .getAnimations()
      .map(({ finished }) => finished),
  );
  expect(Math.abs(panel()!.getBoundingClientRect().bottom - innerHeight)).toBeLessThan(1);
});

test("teasers in the flyout may have the same text twice", async () => {
  const [coffee] = nodes;
  const [teaser] = coffee!.teaser!.list;
  const twice = { ...teaser!, badges: ["New", "New"] };
  const [world] = themeworlds.sections.lastChance.themeworlds;
  const again = { ...world!, endDateText: "Sold out", availability: "SOLDOUT" };
  await show({
    navigation: { children: [{ ...coffee, teaser: { title: "", list: [twice] } }] },
    themeworlds: {
      ...themeworlds,
      sections: { lastChance: { headline: "Last", themeworlds: [again] } },
    },
  });
  await press("Coffee");
  await expect.poll(() => panel()?.textContent).toContain("NewNewKontorCard");
  await press("Worlds");
  await expect.poll(() => panel()?.textContent).toContain("Sold outSold out");
  expect(logged).not.toHaveBeenCalled();
});

test.each(["Worlds", "Coffee"])(
  "the navigation is accessible with the flyout of %s open",
  async (title) => {
    await show();
    expect(await violations()).toEqual([]);
    await press(title);
    await expect.poll(panel).not.toBeNull();
    expect(await violations()).toEqual([]);
  },
);
