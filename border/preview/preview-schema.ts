import Type, { type Static } from "typebox";
import { pageParts, previewStatuses } from "./preview-contract.ts";

/** Requests and responses of the preview's endpoints; the browser imports the types only. */

const Name = (description: string) => Type.Optional(Type.String({ maxLength: 100, description }));

export const TokenQuery = Type.Object({
  test: Name("Name of an A/B test that is active at that moment"),
  group: Name("Name of one of its groups"),
  time: Type.Optional(
    Type.String({ description: "ISO 8601 with an offset: 2026-12-24T18:00+01:00" }),
  ),
});
export type TokenQuery = Static<typeof TokenQuery>;

export const TokenAnswer = Type.Object({ status: Type.Enum(previewStatuses) });
export type TokenAnswer = Static<typeof TokenAnswer>;

export const ChangesQuery = Type.Object({
  path: Type.String({
    maxLength: 2_000,
    pattern: "^/(?!/)",
    description: "A page of this shop, with its query",
  }),
  from: Type.Optional(
    Type.String({
      description: "`until` of the answer before, to go on from there; ISO 8601 with an offset",
    }),
  ),
});
export type ChangesQuery = Static<typeof ChangesQuery>;

const moment = Type.String({ description: "ISO 8601" });

/** The changes in a part of a page. */
export const PartChange = Type.Object({
  part: Type.Enum(pageParts),
  contents: Type.Array(
    Type.Object({
      name: Type.String({ description: "A promotion's place, a product, or a text" }),
      before: Type.Optional(Type.String({ description: "Missing when it is new" })),
      after: Type.Optional(Type.String({ description: "Missing when it goes" })),
    }),
  ),
  more: Type.Integer({ description: "How many further contents change" }),
});
export type PartChange = Static<typeof PartChange>;

export const ChangesAnswer = Type.Object({
  status: Type.Enum(previewStatuses),
  changes: Type.Array(
    Type.Object({
      time: moment,
      parts: Type.Array(PartChange),
      test: Name("The previewed A/B test, as long as it is active"),
      group: Name("Its previewed group"),
    }),
  ),
  /** The end of the list. */
  until: moment,
  isComplete: Type.Boolean({ description: "false when there may be more, from `until` on" }),
});
export type ChangesAnswer = Static<typeof ChangesAnswer>;
