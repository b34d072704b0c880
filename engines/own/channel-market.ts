import { UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { Scope } from "../../commerce/scope.ts";
import { markets } from "../../platform/shared/site.ts";
import type { Viewpoint } from "../../platform/shared/viewpoint.ts";
import { allSites } from "../../shop/sites/all-sites.ts";

/** Returns the market of a channel. */
export function channelMarket({ channel }: Pick<Scope, "channel">) {
  const market = markets.find((each) => each === channel);
  if (!market) throw new UnknownChannelError(channel);
  return market;
}

/** Returns a site of a channel at the moment. */
export const channelViewpoint = (scope: Scope): Viewpoint => ({
  site: allSites[channelMarket(scope)].site,
  now: scope.at,
});
