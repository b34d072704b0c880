import { sql } from "kysely";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import { communityNames, type ProductRating } from "../community-contract.ts";
import { ratingOf } from "../community-rules.ts";
import type { CommunityOptions } from "./community-ports.ts";

export type Ratings = ReturnType<typeof createRatings>;

/** Reads the stars of products. Only published reviews count. */
export function createRatings({ database, settingsOf }: CommunityOptions) {
  return {
    /** Returns the numbers of the products with four stars or more. */
    async wellRated(at: Pick<Viewpoint, "reads" | "site">): Promise<number[]> {
      const { language, code } = at.site;
      if (!settingsOf(code)) return [];
      at.reads?.add(communityNames.wellRated(language));
      const rows = await database
        .selectFrom("product_rating")
        .select("product")
        .where("language", "=", language)
        .where("is_well_rated", "=", true)
        .execute();
      return rows.map(({ product }) => product);
    },

    /** Returns the numbers of the products with reviews in a language, the highest first. */
    async reviewed(at: Pick<Viewpoint, "reads" | "site">, limit: number): Promise<number[]> {
      const { language, code } = at.site;
      if (!settingsOf(code)) return [];
      at.reads?.add(communityNames.language(language));
      const rows = await database
        .selectFrom("product_rating")
        .select("product")
        .where("language", "=", language)
        .where(sql<number>`stars1 + stars2 + stars3 + stars4 + stars5`, ">", 0)
        .orderBy("product", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ product }) => product);
    },

    /** Returns the ratings of products by their numbers; those without a review are missing. */
    async of(
      at: Pick<Viewpoint, "reads" | "site">,
      products: readonly number[],
    ): Promise<Map<number, ProductRating>> {
      const { language, code } = at.site;
      if (products.length === 0 || !settingsOf(code)) return new Map();
      for (const product of products) at.reads?.add(communityNames.rating(language, product));
      const rows = await database
        .selectFrom("product_rating")
        .selectAll()
        .where("language", "=", language)
        .where("product", "=", sql<number>`any(${[...products]}::integer[])`)
        .execute();
      return new Map(
        rows.flatMap(({ product, stars1, stars2, stars3, stars4, stars5 }) => {
          const rating = ratingOf(product, [stars1, stars2, stars3, stars4, stars5]);
          return rating ? [[product, rating] as const] : [];
        }),
      );
    },
  };
}
