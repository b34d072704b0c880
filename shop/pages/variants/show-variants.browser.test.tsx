import "../../shop.css";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fetchPage } from "../../../platform/client/fetch-page.ts";
import { show, violations } from "../../../tests/support/show.tsx";
import { allSites } from "../../sites/all-sites.ts";
import { VariantSheet, type VariantSheetProps } from "./VariantSheet.tsx";
import { showVariants } from "./show-variants.ts";

vi.mock("../../../platform/client/fetch-page.ts", { spy: true });

const { site, texts } = allSites.DE;
const article = {
  tcm: "1-250",
  dimensionKey: "250",
  label: "250 g",
  price: 599,
  was: null,
  grams: 250,
  availability: "AVAILABLE",
  onlyLeft: null,
  picture: null,
} as const;
const product: VariantSheetProps["product"] = {
  number: 1,
  name: "Espresso Speicherstadt",
  url: "/espresso-p1.html",
  dimension: "Gewicht",
  pictures: [{ id: "espresso", version: "1" }],
  articles: [
    article,
    { ...article, tcm: "1-1000", label: "1.000 g", grams: 1000, availability: "SOLDOUT" },
  ],
};

const sheet = page.getByRole("dialog", { name: product.name });
let link: HTMLAnchorElement;

beforeEach(async () => {
  await page.viewport(390, 740);
  const answer = document.implementation.createHTMLDocument();
  answer.body.innerHTML = renderToStaticMarkup(<VariantSheet {...{ product, site, texts }} />);
  vi.mocked(fetchPage).mockResolvedValue({ page: answer, address: "" });
  show(
    <a href="#product" data-kontor-choose="1">
      Choose
    </a>,
  );
  link = document.querySelector("a")!;
  await showVariants(link);
});

test("the sheet offers each variant with its price, and a sold-out one without a button", async () => {
  expect(vi.mocked(fetchPage).mock.lastCall![0]).toContain("/service/variants/1");
  await expect.element(sheet).toBeVisible();
  await expect.element(sheet.getByRole("listitem").nth(0)).toHaveTextContent("250 g5,99 Euro");
  const add = sheet.getByRole("button", { name: texts.cart.add });
  expect(add.elements()).toHaveLength(1);
  await expect.element(sheet.getByRole("listitem").nth(1)).toHaveTextContent("Ausverkauft");
  expect(await violations()).toEqual([]);
  await userEvent.keyboard("{Escape}");
});

test.each([
  ["Escape", () => userEvent.keyboard("{Escape}")],
  ["its button", () => sheet.getByRole("button", { name: texts.navigation.close }).click()],
  ["the back button", async () => history.back()],
  ["a click beside it", async () => (sheet.element() as HTMLElement).click()],
])(
  "%s closes the sheet, leaves the page in the history and returns the focus",
  async (_, close) => {
    await expect.element(sheet).toBeVisible();
    expect(history.state).toHaveProperty("kontorDialog");
    await close();
    await expect.element(sheet).not.toBeInTheDocument();
    await expect.poll(() => document.activeElement).toBe(link);
    await expect.poll(() => history.state?.kontorDialog).toBeUndefined();
  },
);
