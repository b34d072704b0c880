import { deepEqual, equal, ok } from "node:assert/strict";
import { randomUUID } from "node:crypto";
import type { ConformanceGroup } from "./conformance-case.ts";

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
        await swiss.register(account);
        ok(await swiss.isLoggedIn());
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
  ],
};
