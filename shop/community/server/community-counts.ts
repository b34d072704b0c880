import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { communityNames } from "../community-contract.ts";
import type { CommunityDatabase } from "./community-ports.ts";

/** Numbers of members and contributions in a language. Examples are content, and count nowhere. */
export type CommunityCounts = Record<"members" | "reviews" | "questions" | "recipes", number>;

/** Returns the function that counts what a language's community has. */
export const createCommunityCounts =
  (database: CommunityDatabase) =>
  async (at: Viewpoint): Promise<CommunityCounts> => {
    const { language } = at.site;
    at.reads?.add(communityNames.language(language));
    const { rows } = await sql<CommunityCounts>`select
      (select count(*)::integer from community_member where language = ${language}) as members,
      count(*) filter (where kind = 'review')::integer as reviews,
      count(*) filter (where kind = 'question')::integer as questions,
      count(*) filter (where kind = 'recipe')::integer as recipes
      from contribution where state = 'published' and language = ${language}`.execute(database);
    return rows[0]!;
  };
