import { allSites } from "../../shop/sites/all-sites.ts";

/** Lets no site take subscriptions, until the returned function is called. */
function takeNoSubscriptions(): () => void {
  const sites = Object.values(allSites).map(({ site }) => site);
  const before = sites.map(({ subscriptionKinds }) => subscriptionKinds);
  for (const site of sites) site.subscriptionKinds = [];
  return () => sites.forEach((site, index) => (site.subscriptionKinds = before[index]));
}

/** Runs a function while no site takes subscriptions: what was put into a cart before is still there. */
export async function whileNoSubscriptionsAreTaken<Result>(run: () => Promise<Result>) {
  const restore = takeNoSubscriptions();
  try {
    return await run();
  } finally {
    restore();
  }
}
