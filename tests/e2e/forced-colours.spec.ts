import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { states } from "./states.ts";

test.describe("with forced colours and reduced motion", () => {
  test.use({ contextOptions: { forcedColors: "active", reducedMotion: "reduce" } });

  for (const name of ["home", "product", "cart, full", "flyout open", "drawer open"])
    test(
      `in forced colours the parts of "${name}" stay visible, and icons look like the text beside them`,
      dailyIf(name === "product"),
      async ({ page, visit }) => {
        const shop = visit("DE");
        await states[name]!(shop);
        await expect(shop.header).toBeVisible();
        await expect(page.getByRole("main")).toBeVisible();
        const motion = await page.evaluate(() =>
          getComputedStyle(document.documentElement).getPropertyValue("--kontor-calm"),
        );
        expect(motion).toMatch(/^0?\.01ms$|^\.00001s$/);
        const colours = await page.locator("svg").evaluateAll((icons) =>
          icons.map((icon) => ({
            icon: icon.getAttribute("class"),
            own: getComputedStyle(icon).color,
            beside: getComputedStyle(icon.parentElement!).color,
          })),
        );
        expect(colours.length).toBeGreaterThan(10);
        expect(colours.filter(({ own, beside }) => own !== beside)).toEqual([]);
      },
    );

  test("in forced colours the chosen variant, the availability and the order of a list can be seen", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    await shop.open("/x-p100111.html");
    const grounds = await page
      .locator(".kontor-variant > span")
      .evaluateAll((all) => all.map((each) => getComputedStyle(each).backgroundColor));
    const [chosen, other] = grounds;
    expect(grounds).toEqual([chosen, other]);
    expect(chosen).not.toBe(other);
    const chosenLines = page.locator(".kontor-variant :checked + span *");
    const lines = await chosenLines.evaluateAll((all) => [
      ...new Set(all.map((each) => getComputedStyle(each).color)),
    ]);
    expect(lines).toEqual(["rgb(255, 255, 255)"]);
    const dot = await page
      .locator(".kontor-buy .kontor-availability")
      .evaluate((each) => getComputedStyle(each, "::before").borderTopColor);
    expect(dot).toBe("rgb(0, 0, 0)");
    await shop.open("/x-c1111.html");
    const orders = page.locator(".kontor-toolbar a");
    const groundOf = (link: typeof orders) =>
      link.evaluate((each) => getComputedStyle(each).backgroundColor);
    expect(await groundOf(orders.first())).not.toBe(await groundOf(orders.last()));
  });

  test("in forced colours the marks of networks are black on light ground and white on dark", async ({
    page,
    visit,
  }) => {
    await visit("DE").open("/contact");
    const mark = page.locator(".kontor-footer__mark").first();
    const filterOn = async (colorScheme: "light" | "dark") => {
      await page.emulateMedia({ forcedColors: "active", colorScheme });
      return mark.evaluate((each) => getComputedStyle(each).filter);
    };
    expect(await filterOn("light")).toBe("none");
    expect(await filterOn("dark")).toBe("invert(1)");
  });
});
