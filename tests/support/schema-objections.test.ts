import { expect, test } from "vitest";
import { schemaObjections } from "./schema-objections.ts";

const schema = (properties: object, required: string[] = []) => ({
  Event: { type: "object", required, properties, additionalProperties: false },
});
const text = (more = {}) => ({ type: "string", ...more });

test.each([
  ["a field is removed", schema({ a: text() }), schema({})],
  ["a field becomes required", schema({ a: text() }), schema({ a: text() }, ["a"])],
  ["a new field is required", schema({}), schema({ a: text() }, ["a"])],
  ["a field has another type", schema({ a: text() }), schema({ a: { type: "number" } })],
  [
    "a text must be shorter",
    schema({ a: text({ maxLength: 9 }) }),
    schema({ a: text({ maxLength: 8 }) }),
  ],
  ["a text is limited", schema({ a: text() }), schema({ a: text({ maxLength: 8 }) })],
  [
    "a choice is removed",
    schema({ a: text({ enum: ["x", "y"] }) }),
    schema({ a: text({ enum: ["x"] }) }),
  ],
  ["a text may no longer be null", schema({ a: text({ nullable: true }) }), schema({ a: text() })],
  ["an event is removed", schema({}), {}],
])("the check of released schemas notices when %s", (_what, before, after) => {
  expect(schemaObjections(before, after)).toHaveLength(1);
});

test.each([
  ["an optional field", schema({}), schema({ a: text() })],
  ["a wider bound", schema({ a: text({ maxLength: 8 }) }), schema({ a: text({ maxLength: 9 }) })],
  [
    "a further choice",
    schema({ a: text({ enum: ["x"] }) }),
    schema({ a: text({ enum: ["x", "y"] }) }),
  ],
  ["null in place of a text", schema({ a: text() }), schema({ a: text({ nullable: true }) })],
  ["a further event", {}, schema({ a: text() }, ["a"])],
])("the check of released schemas allows %s", (_what, before, after) => {
  expect(schemaObjections(before, after)).toEqual([]);
});
