import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ConformanceGroup } from "./conformance-case.ts";
import { hour } from "./timed-sale.ts";

const newAccount = () => ({
  email: `ida-${randomUUID()}@example.com`,
  password: "zwölfmal täglich",
});

/** Accounts of customers, which are the shop's. */
export const accountCases: ConformanceGroup = {
  name: "accounts",
  cases: [
    {
      title: "are created by the link of a mail, and logged in",
      async run({ shop }) {
        const account = newAccount();
        const browser = shop.accountBrowser();
        await browser.register(account);
        ok(await browser.isLoggedIn());
        const other = shop.accountBrowser();
        await other.login(account);
        ok(await other.isLoggedIn());
      },
    },
    {
      title: "do not tell a wrong password from an unknown address",
      async run({ shop }) {
        const account = newAccount();
        await shop.accountBrowser().register(account);
        const browser = shop.accountBrowser();
        const wrong = await browser.login({ ...account, password: "elfmal täglich" });
        equal(wrong, await browser.login({ ...newAccount(), password: "elfmal täglich" }));
        equal(await browser.isLoggedIn(), false);
      },
    },
    {
      title: "refuse the right password after many wrong ones",
      async run({ shop }) {
        const account = newAccount();
        await shop.accountBrowser().register(account);
        const attacker = shop.accountBrowser();
        for (let count = 0; count < 25; count++)
          await attacker.login({ ...account, password: `geraten ${count}` });
        await attacker.login(account);
        equal(await attacker.isLoggedIn(), false);
      },
    },
    {
      title: "end all sessions with a new password, whose link works once",
      async run({ shop }) {
        const account = newAccount();
        const browser = shop.accountBrowser();
        await browser.register(account);
        const other = shop.accountBrowser();
        const link = await other.forgetPassword(account.email);
        await link.setPassword("dreizehnmal täglich");
        equal(await browser.isLoggedIn(), false);
        await link.setPassword("vierzehnmal täglich");
        await browser.login({ ...account, password: "vierzehnmal täglich" });
        equal(await browser.isLoggedIn(), false);
        await browser.login({ ...account, password: "dreizehnmal täglich" });
        ok(await browser.isLoggedIn());
      },
    },
    {
      title: "are logged out in one browser only",
      async run({ shop }) {
        const account = newAccount();
        const browsers = [shop.accountBrowser(), shop.accountBrowser()] as const;
        await browsers[0].register(account);
        await browsers[1].login(account);
        await browsers[0].logout();
        equal(await browsers[0].isLoggedIn(), false);
        ok(await browsers[1].isLoggedIn());
      },
    },
    {
      title: "are of one site",
      async run({ shop }) {
        const account = newAccount();
        await shop.accountBrowser("DE").register(account);
        const swiss = shop.accountBrowser("CH");
        await swiss.login(account);
        equal(await swiss.isLoggedIn(), false);
        const other = { ...account, password: "fünfzehnmal täglich" };
        await swiss.register(other);
        ok(await swiss.isLoggedIn());
        const german = shop.accountBrowser("DE");
        await german.login(other);
        equal(await german.isLoggedIn(), false);
        await german.login(account);
        ok(await german.isLoggedIn());
      },
    },
    {
      title: "are opened by links of mails for a limited time",
      async run({ shop, pass }) {
        const account = newAccount();
        const browser = shop.accountBrowser();
        await browser.register(account);
        const link = await shop.accountBrowser().forgetPassword(account.email);
        pass(2 * 24 * hour);
        await link.setPassword("dreizehnmal täglich");
        const later = shop.accountBrowser();
        await later.login({ ...account, password: "dreizehnmal täglich" });
        equal(await later.isLoggedIn(), false);
        await later.login(account);
        ok(await later.isLoggedIn());
      },
    },
    {
      title: "end in every browser when they are removed, and can be created again",
      async run({ shop, takeProduct }) {
        const account = newAccount();
        const browsers = [shop.accountBrowser(), shop.accountBrowser()] as const;
        await browsers[0].register(account);
        await browsers[1].login(account);
        await browsers[1].add(takeProduct().variants[0]!.sku, 1);
        await browsers[0].remove("elfmal täglich");
        ok(await browsers[0].isLoggedIn());
        await browsers[0].remove(account.password);
        for (const browser of browsers) equal(await browser.isLoggedIn(), false);
        const browser = shop.accountBrowser();
        await browser.login(account);
        equal(await browser.isLoggedIn(), false);
        await browser.register(account);
        ok(await browser.isLoggedIn());
        deepEqual(await browser.cart(), {});
      },
    },
    {
      title: "list all orders of their customer, the newest first",
      async run({ shop, pass, takeProduct }) {
        const browser = shop.accountBrowser();
        await browser.register(newAccount());
        const other = shop.accountBrowser();
        await other.register(newAccount());
        const numbers: string[] = [];
        for (const { variants } of [takeProduct(), takeProduct(), takeProduct()]) {
          pass(1_000);
          numbers.unshift(await browser.order(variants[0]!.sku));
        }
        deepEqual(await browser.orders(), numbers);
        deepEqual(await other.orders(), []);
      },
    },
    {
      title: "add the cart from before a login to the customer's, once",
      async run({ shop, takeProduct }) {
        const account = newAccount();
        const [one, two] = [takeProduct().variants[0]!.sku, takeProduct().variants[0]!.sku];
        const browser = shop.accountBrowser();
        await browser.register(account);
        await browser.add(one, 2);
        const guest = shop.accountBrowser();
        await guest.add(one, 1);
        await guest.add(two, 1);
        await guest.login(account);
        deepEqual(await guest.cart(), { [one]: 3, [two]: 1 });
        await guest.logout();
        await guest.login(account);
        deepEqual(await guest.cart(), { [one]: 3, [two]: 1 });
      },
    },
    {
      title: "add the cart once when the login is sent twice at once",
      async run({ shop, takeProduct }) {
        const account = newAccount();
        const [one, two] = [takeProduct().variants[0]!.sku, takeProduct().variants[0]!.sku];
        const browser = shop.accountBrowser();
        await browser.register(account);
        await browser.add(one, 2);
        const guest = shop.accountBrowser();
        await guest.add(one, 1);
        await guest.add(two, 1);
        await Promise.all([guest.login(account), guest.login(account)]);
        deepEqual(await guest.cart(), { [one]: 3, [two]: 1 });
        deepEqual(await browser.cart(), { [one]: 3, [two]: 1 });
      },
    },
  ],
};
