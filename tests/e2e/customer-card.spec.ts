import { cardPaths, customerPaths } from "../../shop/shop-paths.ts";
import { fill, plural } from "../../platform/shared/texts/words.ts";
import { dailyIf } from "./night.ts";
import { expect, test } from "./shop.ts";
import { newPerson, password } from "./shop-account.ts";

/** Tests the customer card: two persons collect on one ledger, and one of them spends their beans. */

test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });

for (const site of ["DE", "CZ", "HU", "CH_FR"] as const)
  test(
    `${site} without scripts at 360px: a household spends its beans on an order`,
    dailyIf(site === "DE"),
    async ({ page, visit }) => {
      const shop = visit(site);
      const { customer, customerCard, checkout } = shop.texts;
      const [ida, jan] = [newPerson("Ida", "Müller"), newPerson("Jan", "Müller")];
      const getCard = async (kind: "kontorcard" | "privatecard") => {
        await shop.open(cardPaths[kind]);
        const name = fill(customer.getCard, { card: customer.cards[kind] });
        await page.getByRole("button", { name }).click();
        await expect(shop.notice).toHaveText(customer.done.card);
      };
      await shop.register(jan);
      await getCard("kontorcard");
      await shop.logout();

      await shop.register(ida);
      await getCard("privatecard");
      await shop.open(customerPaths.card);
      await shop.field(customerCard.inviteEmail).fill(jan.email);
      await page.getByRole("button", { name: customerCard.invite, exact: true }).click();
      await expect(shop.notice).toHaveText(customer.done.cardInvited);
      await shop.logout();

      const subject = fill(customerCard.mails.invitation.subject, {
        manager: site === "HU" ? "Müller Ida" : "Ida Müller",
      });
      await page.goto(await shop.linkTo(jan, subject));
      await shop.field(customer.email).fill(jan.email);
      await shop.passwordField.fill(password);
      await shop.loginButton.click();
      await page.getByRole("button", { name: customerCard.join.button }).click();
      await expect(shop.notice).toHaveText(customer.done.cardJoined);
      const beans = 2 * shop.site.card!.welcomeBeans;
      await expect(page.getByRole("main")).toContainText(
        plural(customer.beans, beans, shop.site.locale),
      );

      await shop.fillCart();
      await page.getByRole("link", { name: shop.texts.cart.order }).click();
      await shop.enterDelivery();
      await shop.enterPayment();
      await page.getByLabel(customerCard.spend.label).selectOption("1");
      await page.getByRole("button", { name: customerCard.spend.button, exact: true }).click();
      const spent = plural(checkout.spentBeans, beans, shop.site.locale);
      await expect(page.getByRole("main")).toContainText(spent);
      await shop.accept?.check();
      await shop.orderButton.click();
      await expect(shop.thanks).toBeVisible();
      await expect(page.getByRole("main")).toContainText(spent);
      await shop.open(customerPaths.card);
      await expect(page.getByRole("main")).toContainText(customerCard.kinds.spent);
    },
  );
