import Type, { type Static } from "typebox";
import { testGroupsPattern } from "../../platform/shared/test-groups.ts";
import { promotionLimits, wireTypes } from "./promotion-contract.ts";

/** The endpoint's request and response; the browser imports the types only. */

const { idLength, tags, tagLength } = promotionLimits;
const Tags = (description: string) =>
  Type.Optional(
    Type.String({
      pattern: `^[\\w-]{1,${tagLength}}(,[\\w-]{1,${tagLength}}){0,${tags - 1}}$`,
      description,
    }),
  );

export const PromotionParams = Type.Object({
  promotionId: Type.String({ pattern: `^~?[\\w-]{1,${idLength}}$` }),
});
export type PromotionParams = Static<typeof PromotionParams>;

export const PromotionQuery = Type.Object({
  allOfTags: Tags("It has every one of these, separated by commas"),
  anyOfTags: Tags("It has one of these"),
  noneOfTags: Tags("It has none of these"),
  groups: Type.Optional(
    Type.String({
      pattern: testGroupsPattern,
      description: "Groups of A/B tests that the visitor is in, test:group separated by commas",
    }),
  ),
  ifEmpty: Type.Optional(
    Type.Literal("204", {
      description: "An empty place is answered with this instead of 404, which browsers report",
    }),
  ),
});
export type PromotionQuery = Static<typeof PromotionQuery>;

/** The tags of the query as lists: they select the promotions of a place. */
export type PromotionTags = Partial<
  Record<Exclude<keyof PromotionQuery, "groups" | "ifEmpty">, string[]>
>;

export const PromotionAnswer = Type.Object({
  type: Type.String({ description: Object.values(wireTypes).join(", ") }),
  contentJSON: Type.String({ description: "The content as JSON in a string" }),
});
export type PromotionAnswer = Static<typeof PromotionAnswer>;
