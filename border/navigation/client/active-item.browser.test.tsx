import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { link, nextFrame, press, show } from "../../../tests/support/navigation-page.tsx";
import { itemsOfPage, markItemOfPage } from "./active-item.ts";
import { Bar, navigation } from "./Navigation.examples.tsx";
import { Navigation } from "./Navigation.tsx";

test("the page's item is marked before and after hydration, the page itself in the flyout", async () => {
  const before = location.href;
  history.replaceState(null, "", "/m/espresso");
  try {
    document.body.innerHTML = renderToString(
      <Bar>
        <Navigation
          {...navigation}
          items={navigation.items.map((item) =>
            item.title === "Coffee" ? { ...item, segments: "coffee espresso" } : item,
          )}
        />
      </Bar>,
    );
    document.querySelectorAll(itemsOfPage()).forEach(markItemOfPage);
    expect(document.querySelector("[aria-current]")).toBe(link("Coffee"));
    document.body.replaceChildren();

    await show();
    await expect.poll(() => document.querySelector("[aria-current]")).toBe(link("Coffee"));
    expect(link("Coffee").getAttribute("aria-current")).toBe("true");
    await press("Coffee");
    // The list of the page is open at every level.
    await expect
      .element(page.getByRole("button", { name: "Beans" }))
      .toHaveAttribute("aria-expanded", "true");
    await expect
      .element(page.getByRole("link", { name: "Espresso" }))
      .toHaveAttribute("aria-current", "page");
  } finally {
    history.replaceState(null, "", before);
  }
});

describe("on a page that changes its address itself", () => {
  const before = location.href;
  afterEach(() => history.replaceState(null, "", before));
  const active = () => document.querySelector("[aria-current]")?.textContent;

  test("the navigation's active item follows a page that changes its address itself", async () => {
    await show();
    history.pushState(null, "", "/kitchen");
    await expect.poll(active).toBe("Kitchen");
    history.replaceState(null, "", "/sale");
    await expect.poll(active).toBe("Sale");
  });

  test("without the Navigation API the active item follows the back button", async () => {
    const api = Object.getOwnPropertyDescriptor(window, "navigation")!;
    Reflect.deleteProperty(window, "navigation");
    try {
      await show();
      history.replaceState(null, "", "/kitchen");
      await nextFrame();
      expect(active()).toBeUndefined();
      window.dispatchEvent(new PopStateEvent("popstate"));
      await expect.poll(active).toBe("Kitchen");
    } finally {
      Object.defineProperty(window, "navigation", api);
    }
  });
});
