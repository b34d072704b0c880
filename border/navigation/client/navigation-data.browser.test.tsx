import { expect, test, vi } from "vitest";
import {
  failure,
  followed,
  heading,
  link,
  logged,
  moveTo,
  panel,
  press,
  show,
  tap,
  violations,
} from "../../../tests/support/navigation-page.tsx";
import { navigationReads } from "../navigation-contract.ts";
import { navigation, oddAnswers } from "./Navigation.examples.tsx";
import { itemsIn } from "./navigation-entries.ts";

test("the navigation requests both responses once; a flyout that waits for them shows its link", async () => {
  const asked = await show({ after: new Promise(() => {}) });
  await press("Coffee");
  await expect.poll(() => panel()?.textContent).toBe("All of CoffeeLoading …");
  await expect.poll(() => asked).toEqual(navigationReads(navigation));
  expect(await violations()).toEqual([]);
});

test("without the navigation's answer its links stay links, and the reason is logged", async () => {
  await show({ navigation: failure });
  await expect.poll(() => logged.mock.calls.flat()).toContainEqual(new TypeError("offline"));
  await tap(link("Coffee"));
  await expect.poll(() => followed).toEqual(["/coffee"]);
  vi.useFakeTimers();
  moveTo(link("Kitchen"));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(panel()).toBeNull();
  expect(document.documentElement.hasAttribute("data-kontor-overlay")).toBe(false);
});

test("without themeworlds the other items have their flyouts", async () => {
  await show({ themeworlds: failure });
  await tap(link("Worlds"));
  await expect.poll(() => followed).toEqual(["/worlds"]);
  await tap(link("Coffee"));
  await expect.poll(heading).toBe("All of Coffee");
});

test.each(Object.entries(oddAnswers))(
  "an odd answer does the navigation no harm: %s",
  async (_name, response) => {
    await show({ navigation: response, themeworlds: response });
    for (const item of document.querySelectorAll(".kontor-navigation__item > a")) await tap(item);
    const links = [...document.querySelectorAll("header a")];
    expect(links.length).toBeGreaterThan(1);
    expect(
      links.filter(({ href }: Partial<HTMLAnchorElement>) => href?.startsWith("java")),
    ).toEqual([]);
    expect(document.querySelector("img[src=x]")).toBeNull();
  },
);

test("the navigation reads all items from its HTML, even if the browser has translated it", async () => {
  await show({ after: new Promise(() => {}) });
  expect(itemsIn(document.body)).toEqual(navigation.items);
  for (const link of document.querySelectorAll("nav a"))
    link.innerHTML = "<font><font>Translated by the browser</font></font>";
  expect(itemsIn(document.body)).toEqual(navigation.items);
});

test("fetched items of the navigation replace those of the HTML", async () => {
  await show({
    items: [{ title: "Old", href: "/old", kind: "category", segments: "" }, navigation.items[0]!],
  });
  const titles = () =>
    [...document.querySelectorAll(".kontor-navigation__item > a")].map(
      ({ textContent }) => textContent,
    );
  await expect.poll(titles).toEqual(["Worlds", "Coffee", "Kitchen", "Sale"]);
});
