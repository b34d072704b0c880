import { orderPaths, customerPaths } from "../../shop/shop-paths.ts";
import { fail } from "node:assert/strict";
import type { AccountBrowser } from "../../commerce/conformance/shop-under-test.ts";
import { customerBrowser, linkIn, login, register } from "../support/customer-browser.ts";
import { customerIdOf } from "../support/customers.ts";
import { wordsOf } from "../support/html.ts";
import type { TestShop } from "../support/shop.ts";
import { productNumberOf } from "./product-number.ts";
import { shopperOf } from "./shopper.ts";

/** Opens a browser for accounts, by the forms of the pages. All send from one network, whose limit each new browser resets. */
export function accountBrowser(shop: TestShop, site: string): AccountBrowser {
  const browser = customerBrowser(shop, site);
  const begun = shop.services.database.sql.deleteFrom("rate_limit").execute();
  let customer = "";
  return {
    async register(account) {
      await begun;
      customer = account.email;
      await register(browser, { ...account });
    },
    async login({ email, password }) {
      await begun;
      customer = email;
      return wordsOf((await login(browser, email, { password })).body);
    },
    logout: async () => void (await browser.submit(customerPaths.logout)),
    isLoggedIn: async () => (await browser.status()) === "LOGGED_IN",
    async forgetPassword(email) {
      const before = (await shop.mails()).filter(({ to }) => to === email).length;
      await browser.submit(customerPaths.forgotten, { email });
      const link = linkIn(await shop.mailTo(email, before));
      return {
        setPassword: async (newPassword) => void (await browser.submit(link, { newPassword })),
      };
    },
    remove: async (password) => void (await browser.submit(customerPaths.remove, { password })),
    async order(sku) {
      const customerId = await customerIdOf(shop, customer);
      const shopper = shopperOf(shop, site, { customerId, hasCard: false });
      await shopper.add(sku);
      await shopper.enter();
      const order = await shopper.order(await shopper.review());
      return "number" in order ? order.number : fail(order.problem);
    },
    async orders() {
      const { body } = await browser.get(orderPaths.account);
      return [...body.matchAll(/href="[^"]*\/account\/orders\/(\d+)"/g)].map(
        ([, number]) => number!,
      );
    },
    async add(sku, quantity) {
      await browser.add(sku, quantity, String(await productNumberOf(shop.services, sku)));
    },
    cart: browser.cart,
  };
}
