import { UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { Scope } from "../../commerce/scope.ts";
import type { Market } from "../../platform/shared/sites/site.ts";
import type { SiteSet } from "../../platform/shared/sites/site-set.ts";

/** Returns the market of a channel. */
export function channelMarket(
  { channel }: Pick<Scope, "channel">,
  { markets }: Pick<SiteSet, "markets">,
): Market {
  if (!markets.includes(channel)) throw new UnknownChannelError(channel);
  return channel;
}
