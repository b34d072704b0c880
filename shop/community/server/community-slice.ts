import type { Slice } from "../../../platform/http/slice.ts";
import { communityAccountHooks } from "./community-accounts.ts";
import type { CommunityDatabase, CommunityPorts } from "./community-ports.ts";
import { createContributions } from "./contributions.ts";
import { createModeration } from "./moderation.ts";
import { createRatings } from "./ratings.ts";
import { createReports } from "./reports.ts";
import { createVotes } from "./votes.ts";

export type Community = ReturnType<typeof communitySlice>;

/** The slice of what customers contribute: reviews, questions, answers, recipes. Its pages are in `shop/pages/community`. */
export function communitySlice(database: CommunityDatabase, ports: CommunityPorts) {
  const options = { ...ports, database };
  const slice = {
    accountHooks: communityAccountHooks(options),
  } satisfies Slice;
  return Object.assign(slice, {
    settingsOf: ports.settingsOf,
    contributions: createContributions(options),
    moderation: createModeration(options),
    ratings: createRatings(options),
    reports: createReports(options),
    votes: createVotes(options),
  });
}
