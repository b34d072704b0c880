import { checkoutPath } from "../../shop/shop-paths.ts";
import { expect, type Locator, type Page } from "@playwright/test";
import type { ShopSiteCode } from "../../shop/sites/site-codes.ts";
import { valueAt } from "../../platform/shared/value-at.ts";
import { type CheckoutStep } from "../../shop/orders/checkout-contract.ts";
import { regionsOf } from "../../shop/orders/address-fields.ts";
import { allSites } from "../../shop/sites/all-sites.ts";
import { newPerson } from "./shop-account.ts";

/** Returns the checkout of a shop's visitor: the fields of its steps, and its buttons. */
export function checkoutOn(page: Page, code: ShopSiteCode, origin: string) {
  const { site, texts } = valueAt(allSites, code);
  const { checkout, customer, orders, payment } = texts;
  const main = page.getByRole("main");
  const steps = page.getByRole("navigation", { name: checkout.progress });
  /** The label of a required field ends with a mark. */
  const field = (label: string) => main.getByLabel(new RegExp(`^${RegExp.escape(label)}( \\*)?$`));
  const { labels } = checkout;
  return {
    openCheckout: () => page.goto(origin + checkoutPath),
    steps,
    /** The step that is shown. */
    step: (name: CheckoutStep) =>
      page.getByRole("heading", { level: 1, name: checkout.steps[name], exact: true }),
    guestEmail: main
      .getByRole("region", { name: checkout.guest })
      .getByRole("textbox", { name: customer.email }),
    asGuest: main.getByRole("button", { name: checkout.toGuest }),
    nextStep: main.getByRole("button", { name: checkout.next, exact: true }),
    /** The fields of an address in Hamburg, or of one that the site delivers to, with their values. */
    address: (
      [
        [labels.firstName, "Ida"],
        [labels.lastName, "Müller"],
        [labels.street, "Am Sandtorkai 12"],
        [labels.postalCode, site.postalCode.example],
        [labels.town, "Hamburg"],
        ...(site.courierPhone ? [[labels.phone, site.courierPhone.example] as const] : []),
      ] as const
    ).map(([label, value]) => [field(label), value] as [Locator, string]),
    region: regionsOf(site.market).length > 0 ? field(labels.region) : undefined,
    invoice: main.getByRole("radio", { name: payment.kinds.invoice.name }),
    /** Only where the law asks for it. */
    accept: code === "TR" ? main.getByRole("checkbox", { name: checkout.accept }) : undefined,
    orderButton: main.getByRole("button", { name: checkout.order, exact: true }),
    thanks: page.getByRole("heading", { level: 1, name: orders.thanks }),
    /** The state of an order that nothing has happened to yet. */
    placed: main.getByRole("definition").filter({ hasText: orders.states.placed }),
    changes: main.getByRole("alert").filter({ hasText: checkout.changed }),

    /** Puts an article into the cart as a form does, without scripts too, and opens the checkout. */
    async fillCart() {
      await page.goto(`${origin}/x-p100111.html`);
      const buy = page.locator(".kontor-buy__action");
      await buy.getByRole("button", { name: texts.cart.add }).click();
      const added = page.getByRole("status").filter({ hasText: texts.cart.added });
      const cart = page.getByRole("heading", { level: 1, name: texts.cart.cart, exact: true });
      await expect(added.or(cart)).toBeVisible();
    },
    async enterGuest() {
      await this.openCheckout();
      await this.guestEmail.fill(newPerson().email);
      await this.asGuest.click();
    },
    async enterDelivery() {
      for (const [each, value] of this.address) await each.fill(value);
      await this.region?.selectOption("İstanbul");
      await this.nextStep.click();
    },
    async enterPayment() {
      await this.invoice.check();
      await this.nextStep.click();
    },
    /** Goes as a guest to the last step. */
    async toReview() {
      await this.enterGuest();
      await this.enterDelivery();
      await this.enterPayment();
      await expect(this.step("review")).toBeVisible();
    },
  };
}
