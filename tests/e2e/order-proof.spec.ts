import { cartApiPath } from "../../border/border-paths.ts";
import { cartCookie } from "../../border/cart/cart-contract.ts";
import { expect, test, type Shop } from "./shop.ts";

/** Tests orders of a network whose unpaid orders hold as much as one may without a proof. */

// The browser reports the answer that asks for the proof as an error.
test.use({ mayComplain: true, viewport: { width: 360, height: 740 } });

/** Orders 40 pieces, and becomes a new guest with one more at the last step. */
async function toReviewOfBusyNetwork(shop: Shop) {
  await shop.fillCart();
  for (const productId of ["100111", "100101"])
    await shop.page.evaluate(
      ([path, article]) =>
        fetch(path!, {
          method: "PUT",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ setArticle: { productId: article, quantity: 20 } }),
        }),
      [cartApiPath, productId],
    );
  await shop.toReview();
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
  await shop.page.context().clearCookies({ name: cartCookie });
  await shop.fillCart();
  await shop.toReview();
}

test("DE at 360px: the browser of a busy network's next guest solves a challenge, and the order is placed without another press", async ({
  visit,
}) => {
  const shop = visit("DE");
  await toReviewOfBusyNetwork(shop);
  await shop.orderButton.click();
  await expect(shop.thanks).toBeVisible();
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("DE without scripts at 360px: the next guest of a busy network asks for a code above the button that orders", async ({
    visit,
    page,
  }) => {
    const shop = visit("DE");
    await toReviewOfBusyNetwork(shop);
    await shop.orderButton.click();
    const { proof } = shop.texts.checkout;
    await page.getByRole("button", { name: proof.send }).click();
    const code = page.getByLabel(proof.code);
    await expect(code).toBeFocused();
    await code.fill("AAAA-AAAA");
    await page.keyboard.press("Enter");
    await expect(page.getByText(proof.wrong)).toBeVisible();
  });
});
