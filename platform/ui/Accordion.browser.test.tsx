import "../../shop/shop.css";
import "../../tools/gallery/gallery.css";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../tests/support/show.tsx";
import { examples } from "./Accordion.examples.tsx";

const header = (name: string) => page.getByRole("button", { name });
const panel = (name: string) => page.getByRole("region", { name });
const openPanels = () =>
  page
    .getByRole("region")
    .elements()
    .map((element) => document.getElementById(element.getAttribute("aria-labelledby")!)!.innerText);

test("each heading of an accordion is a button that shows and hides its panel", async () => {
  show(examples.several);
  await expect.element(page.getByRole("heading", { level: 3, name: "Returns" })).toBeVisible();
  const returns = header("Returns");
  await expect.element(returns).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(returns);
  await expect.element(returns).toHaveAttribute("aria-expanded", "true");
  await expect.element(panel("Returns")).toBeVisible();
  expect(returns.element().getAttribute("aria-controls")).toBe(panel("Returns").element().id);
  await expect.poll(openPanels).toEqual(["Delivery", "Returns"]);
  await userEvent.keyboard("{Enter}");
  await expect.element(returns).toHaveAttribute("aria-expanded", "false");
  await expect.poll(openPanels).toEqual(["Delivery"]);
});

test("in an accordion with one open panel at a time, opening another closes the first", async () => {
  show(examples.oneAtATime);
  await userEvent.click(header("Payment"));
  await expect.poll(openPanels).toEqual(["Payment"]);
  await userEvent.click(header("Payment"));
  await expect.poll(openPanels).toEqual([]);
});

test("the accordion of details needs no script to open a panel and close the others", () => {
  const native = show(examples.withoutScriptOneAtATime);
  const [delivery, , payment] = native.querySelectorAll("details");
  expect(delivery!.open).toBe(true);
  payment!.querySelector("summary")!.click();
  expect([delivery!.open, payment!.open]).toEqual([false, true]);
});
