import { afterAll, beforeAll } from "vitest";
import { allSites } from "../../shop/sites/all-sites.ts";

/** Lets every site take subscriptions, until the returned function is called. */
function takeSubscriptions(): () => void {
  const sites = Object.values(allSites).map(({ site }) => site);
  const before = sites.map(({ subscriptionKinds }) => subscriptionKinds);
  for (const site of sites) site.subscriptionKinds = ["coffee"];
  return () => sites.forEach((site, index) => (site.subscriptionKinds = before[index]));
}

/** Lets every site take subscriptions in the tests of a block. */
export function whereSubscriptionsAreTaken() {
  let restore: () => void;
  beforeAll(() => {
    restore = takeSubscriptions();
  });
  afterAll(() => restore());
}

/** Runs a function while every site takes subscriptions: what it puts into a cart is there when they are not taken any more. */
export async function whileSubscriptionsAreTaken<Result>(run: () => Promise<Result>) {
  const restore = takeSubscriptions();
  try {
    return await run();
  } finally {
    restore();
  }
}
