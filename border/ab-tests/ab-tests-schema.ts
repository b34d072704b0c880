import Type, { type Static } from "typebox";

/** Requests and responses of the A/B test endpoints; the browser imports the types only. */

export const Assignment = Type.Object({
  groups: Type.Array(Type.Object({ test: Type.String(), group: Type.String() })),
});
export type Assignment = Static<typeof Assignment>;

export const TestsQuery = Type.Object({
  time: Type.String({ description: "ISO 8601 with an offset: 2026-12-24T18:00:00+01:00" }),
});
export type TestsQuery = Static<typeof TestsQuery>;

const Named = { name: Type.String() };
export const TestList = Type.Array(
  Type.Object({ ...Named, groups: Type.Array(Type.Object(Named)) }),
);
export type TestList = Static<typeof TestList>;
