import { UnknownChannelError } from "../../commerce/engine-errors.ts";
import type { Scope } from "../../commerce/scope.ts";
import { markets } from "../../platform/shared/site.ts";

/** Returns the market of a channel. */
export function channelMarket({ channel }: Pick<Scope, "channel">) {
  const market = markets.find((each) => each === channel);
  if (!market) throw new UnknownChannelError(channel);
  return market;
}
