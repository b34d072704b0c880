import type { FastifyRequest } from "fastify";
import type { Contribution } from "../../community/community-contract.ts";
import type { Community } from "../../community/server/community-slice.ts";
import { reviewPaths } from "../../shop-paths.ts";
import type { ShopRequests } from "../../shop-requests.server.ts";

/** Returns the page with the decision that a contribution is not published, for its author; undefined where there is none. */
export async function decisionPathOf(
  {
    community,
    requests,
  }: {
    community: Pick<Community, "decisionLinks">;
    requests: Pick<ShopRequests, "presentOf">;
  },
  request: FastifyRequest,
  { number, state }: Pick<Contribution, "number" | "state">,
): Promise<string | undefined> {
  if (state !== "refused" && state !== "removed") return undefined;
  const { now } = requests.presentOf(request);
  return `${reviewPaths.decision}/${await community.decisionLinks.tokenOf({ contribution: number }, now)}`;
}
