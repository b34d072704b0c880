import type { CurrentOffer } from "../../../commerce/offers.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { OrderPorts } from "./orders-ports.ts";

/** Maximum variants of a request to an engine. */
const batch = 100;

/** Returns what the engine says of articles now; omits those that it does not sell. */
export async function currentOffers(
  { offers }: Pick<OrderPorts["engine"], "offers">,
  { site, now }: Viewpoint,
  tcms: string[],
): Promise<ReadonlyMap<string, CurrentOffer>> {
  const scope = { channel: site.market, at: now };
  const found = new Map<string, CurrentOffer>();
  for (let start = 0; start < tcms.length; start += batch)
    for (const [tcm, offer] of await offers.current(scope, tcms.slice(start, start + batch)))
      found.set(tcm, offer);
  return found;
}
