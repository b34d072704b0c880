import { heldBack } from "./held-back.ts";
import { expect, test } from "./shop.ts";

/** Tests that picture and address follow the choice of a variant, also when it is the first thing that a shopper does. */

/** A product in three colours, each with a picture. */
const path = "/x-p101211.html";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 740 }, hasTouch: true, isMobile: true });

  test("the first tap on a colour shows its picture and its address, which keeps the choice", async ({
    page,
    visit,
  }) => {
    const shop = visit("DE");
    const release = await heldBack(page, "**/kontor/BuyBox.island-*.js");
    await shop.open(path);
    const product = page.url();
    const colour = (tcm: string) =>
      page.locator(".kontor-variant").filter({ has: page.locator(`[value="${tcm}"]`) });
    const radio = (tcm: string) => colour(tcm).getByRole("radio");
    const shown = page.locator(".kontor-gallery__choice [aria-current]");
    await expect(shown).toHaveAttribute("href", "#picture-101211-plain");
    await colour("101211-white").tap();
    await expect(radio("101211-white")).toBeChecked();
    release();
    await expect(shown).toHaveAttribute("href", "#picture-101211-white");
    await expect(page).toHaveURL(`${product}?dim1=white`);

    await page.reload();
    await expect(radio("101211-white")).toBeChecked();
    await expect(shown).toHaveAttribute("href", "#picture-101211-white");
    await colour("101211-black").tap();
    await expect(shown).toHaveAttribute("href", "#picture-101211-plain");
    await expect(page).toHaveURL(`${product}?dim1=black`);
  });
});
