import { withAccounts, withShop, type PlantedFailure } from "./planted-failure.ts";

/** Accounts with a mistake each. */
export const brokenAccounts: PlantedFailure[] = [
  {
    name: "a shop without a logout",
    group: "accounts",
    title: "are logged out in one browser",
    broken: withAccounts(() => ({ logout: async () => {} })),
  },
  {
    name: "a shop with one account for all sites",
    group: "accounts",
    title: "are of one site",
    broken: withShop((shop) => ({ accountBrowser: () => shop.accountBrowser("DE") })),
  },
  {
    name: "a shop with one password for all sites",
    group: "accounts",
    title: "are of one site",
    broken: withShop((shop) => ({
      accountBrowser(site) {
        const browser = shop.accountBrowser(site);
        return {
          ...browser,
          async register(account) {
            await browser.register(account);
            const elsewhere = shop.accountBrowser("DE");
            if (site === "CH")
              await (await elsewhere.forgetPassword(account.email)).setPassword(account.password);
          },
        };
      },
    })),
  },
  {
    name: "a shop that removes no account",
    group: "accounts",
    title: "end in every browser",
    broken: withAccounts(() => ({ remove: async () => {} })),
  },
  {
    name: "a shop whose links do not expire",
    group: "accounts",
    title: "are opened by links",
    broken: (subject) => ({ ...subject, pass: () => {} }),
  },
  {
    name: "a shop that shows the last order only",
    group: "accounts",
    title: "list all orders",
    broken: withAccounts(({ orders }) => ({ orders: async () => (await orders()).slice(0, 1) })),
  },
  {
    name: "a shop that merges carts with each login",
    group: "accounts",
    title: "add the cart once",
    broken: withAccounts(({ login, cart, add }) => ({
      async login(account) {
        const before = Object.entries(await cart());
        const response = await login(account);
        for (const [sku, quantity] of before) await add(sku, quantity);
        return response;
      },
    })),
  },
];
