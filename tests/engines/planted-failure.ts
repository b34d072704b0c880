import type { EngineUnderTest } from "../../commerce/conformance/engine-under-test.ts";
import type {
  AccountBrowser,
  Shopper,
  ShopUnderTest,
} from "../../commerce/conformance/shop-under-test.ts";
import type { Engine } from "../../commerce/engine.ts";

/** A mistake that the suite must find, and the beginning of the title of a case that it fails. */
export interface PlantedFailure {
  name: string;
  group: string;
  title: string;
  broken(subject: EngineUnderTest): EngineUnderTest;
}

export const withEngine =
  (changes: (engine: Engine) => Partial<Engine>) =>
  (subject: EngineUnderTest): EngineUnderTest => ({
    ...subject,
    engine: { ...subject.engine, ...changes(subject.engine) },
  });

export const withShop =
  (changes: (shop: ShopUnderTest) => Partial<ShopUnderTest>) =>
  (subject: EngineUnderTest): EngineUnderTest => ({
    ...subject,
    shop: { ...subject.shop, ...changes(subject.shop) },
  });

export const withShopper = (change: (shopper: Shopper) => Partial<Shopper>) =>
  withShop((shop) => ({
    shopper(...args) {
      const shopper = shop.shopper(...args);
      return { ...shopper, ...change(shopper) };
    },
  }));

export const withAccounts = (change: (browser: AccountBrowser) => Partial<AccountBrowser>) =>
  withShop((shop) => ({
    accountBrowser(site) {
      const browser = shop.accountBrowser(site);
      return { ...browser, ...change(browser) };
    },
  }));
