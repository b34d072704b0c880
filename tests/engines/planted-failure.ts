import { conformanceGroups } from "../../commerce/conformance/all-cases.ts";
import type { ConformanceCase } from "../../commerce/conformance/conformance-case.ts";
import type { EngineUnderTest } from "../../commerce/conformance/engine-under-test.ts";
import type {
  AccountBrowser,
  Shopper,
  ShopUnderTest,
} from "../../commerce/conformance/shop-under-test.ts";
import { patience } from "../../commerce/conformance/reading.ts";
import { runCase } from "../../commerce/conformance/run-case.ts";
import type { Engine } from "../../commerce/engine.ts";

/** A mistake that the suite must find, and the beginning of the title of a case that it fails. */
export interface PlantedFailure {
  name: string;
  group: string;
  title: string;
  broken(subject: EngineUnderTest): EngineUnderTest;
}

const { ofEngine, ofShop } = conformanceGroups;
export const allGroups = [...ofEngine, ...ofShop];

/** Returns the case of a group whose title begins like this. */
export function caseOf(group: string, title: string): ConformanceCase {
  const found = allGroups
    .find(({ name }) => name === group)
    ?.cases.find((each) => each.title.startsWith(title));
  if (!found) throw new Error(`There is no case "${group}: ${title}".`);
  return found;
}

/** Runs a case that must fail: it does not wait long for what never comes. */
export async function runBroken(...args: Parameters<typeof runCase>): Promise<void> {
  const { milliseconds } = patience;
  patience.milliseconds = 2_000;
  try {
    await runCase(...args);
  } finally {
    patience.milliseconds = milliseconds;
  }
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
