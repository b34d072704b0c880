import { sharesOf } from "../../../platform/security/networks.ts";
import {
  createRateLimits,
  type RateLimit,
  type TooMany,
} from "../../../platform/security/rate-limits.ts";
import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { communityNames, type Contribution } from "../community-contract.ts";
import type { Member } from "../member.ts";
import type { WrittenRecipe } from "../recipe-form.ts";
import type { Brewing } from "../recipe.ts";
import type { CommunityOptions } from "./community-ports.ts";
import { contributionOf } from "./contribution-rows.ts";
import type { Contributions, StoredContribution } from "./contributions.ts";

/** Rate limits. Their names must be unique among all features. */
export const recipeRates = {
  communityRecipes: { times: 10, minutes: 24 * 60 },
  /** High, since many members may share a network. */
  recipeNetworks: { times: 60, minutes: 60 },
} as const satisfies Record<string, RateLimit>;

/** Stores recipes of members, and reads them for pages. */
export function createRecipes(
  { database, security }: CommunityOptions,
  contributions: Pick<Contributions, "change" | "submit">,
) {
  const limits = createRateLimits(database, recipeRates, (limit, client) =>
    security("limitReached", { limit, client }),
  );
  const published = (language: string) =>
    database
      .selectFrom("contribution")
      .where("state", "=", "published")
      .where("kind", "=", "recipe")
      .where("language", "=", language);

  return {
    /** Stores a recipe of a member, once for the same title and steps. `product` is the coffee that it is for. */
    share: (
      member: Member,
      { title, details }: WrittenRecipe,
      product: number | undefined,
      at: Viewpoint & { ip: string },
    ): Promise<StoredContribution | TooMany> =>
      limits.attempt(
        { communityRecipes: member.customerId, recipeNetworks: sharesOf(at.ip) },
        at.now,
        async (own) => {
          const stored = await contributions.submit(
            {
              kind: "recipe",
              author: { name: member.name, customerId: member.customerId },
              product,
              title,
              body: details.steps.join("\n"),
              details,
            },
            `recipe ${member.customerId} ${JSON.stringify([title, details.steps])}`,
            at,
          );
          if (!stored.isNew) await own.refund("communityRecipes", "recipeNetworks");
          return stored;
        },
      ),

    /** Changes a recipe for its author; returns undefined when it is gone. */
    change: (
      { name }: Member,
      number: number,
      { title, details }: WrittenRecipe,
      now: Date,
    ): Promise<Contribution | undefined> =>
      contributions.change(number, { name, title, body: details.steps.join("\n"), details }, now),

    /** Returns the published recipes of a language: those found helpful first, then the newest. */
    async list(
      at: Viewpoint,
      { brewing, limit }: { brewing?: Brewing; limit: number },
    ): Promise<Contribution<"recipe">[]> {
      const { language } = at.site;
      at.reads?.add(communityNames.language(language));
      const rows = await published(language)
        .selectAll()
        .$if(brewing !== undefined, (query) =>
          query.where(sql<string>`details ->> 'brewing'`, "=", brewing!),
        )
        .orderBy("helpful", "desc")
        .orderBy("published_at", "desc")
        .orderBy("number", "desc")
        .limit(limit)
        .execute();
      return rows.map((row) => contributionOf(row) as Contribution<"recipe">);
    },

    /** Returns a published recipe of a language. */
    async find(at: Viewpoint, number: number): Promise<Contribution<"recipe"> | undefined> {
      const { language } = at.site;
      at.reads?.add(communityNames.language(language));
      const row = await published(language)
        .selectAll()
        .where("number", "=", number)
        .executeTakeFirst();
      return row && (contributionOf(row) as Contribution<"recipe">);
    },

    /** Returns the numbers of all published recipes of a language, for the site map. */
    async numbers(at: Viewpoint): Promise<number[]> {
      const { language } = at.site;
      at.reads?.add(communityNames.language(language));
      const rows = await published(language).select("number").orderBy("number").execute();
      return rows.map(({ number }) => number);
    },
  };
}
