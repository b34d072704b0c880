import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Batch, EventEnvelope, eventData } from "./tracking-schema.ts";

/**
 * Browsers send events of older or newer releases, also days later: schemas may only gain optional fields. The released schemas
 * are in a file, which `vitest run --update --project unit border/tracking` extends.
 */
const file = join(import.meta.dirname, "released-schemas.json");
const current: unknown = JSON.parse(JSON.stringify({ Batch, EventEnvelope, ...eventData }));
const released: unknown = JSON.parse(await readFile(file, "utf8"));

/** Returns where the new schema refuses what the old one allowed. A wider bound or another choice is no objection. */
function objections(before: unknown, after: unknown, path = ""): string[] {
  if (!isObject(before) || !isObject(after))
    return isWithin(path, before, after) ? [] : [`${path} changed`];
  const [old, now] = [before, after];
  return Object.keys({ ...old, ...now }).flatMap((name) => {
    const inside = `${path}/${name}`;
    if (name === "required") return newlyRequired(old[name], now[name], inside);
    if (name === "enum") return missing(old[name], now[name], inside);
    const isField = path.endsWith("/properties") || path === "";
    if (!(name in now)) return isField ? [`${inside} was removed`] : [];
    if (!(name in old)) return isField ? [] : [`${inside} is new`];
    return objections(old[name], now[name], inside);
  });
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const newlyRequired = (old: unknown, now: unknown, path: string) =>
  ((now ?? []) as string[])
    .filter((name) => !((old ?? []) as string[]).includes(name))
    .map((name) => `${path}: ${name}`);

const missing = (old: unknown, now: unknown, path: string) =>
  ((old ?? []) as unknown[])
    .filter((value) => !((now ?? []) as unknown[]).includes(value))
    .map((value) => `${path}: ${String(value)} is missing`);

function isWithin(path: string, before: unknown, after: unknown): boolean {
  if (before === after) return true;
  const isWider = Number(after) > Number(before);
  return /\/max\w+$/.test(path) ? isWider : /\/min\w+$/.test(path) && !isWider;
}

test("the schemas of events accept everything that released ones accept", () => {
  expect(objections(released, current)).toEqual([]);
});

test("the file of released event schemas has the current ones", async () => {
  await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(file);
});

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
  ["an event is removed", schema({}), {}],
])("the check of released event schemas notices when %s", (_what, before, after) => {
  expect(objections(before, after)).toHaveLength(1);
});

test.each([
  ["an optional field", schema({}), schema({ a: text() })],
  ["a wider bound", schema({ a: text({ maxLength: 8 }) }), schema({ a: text({ maxLength: 9 }) })],
  [
    "a further choice",
    schema({ a: text({ enum: ["x"] }) }),
    schema({ a: text({ enum: ["x", "y"] }) }),
  ],
  ["a further event", {}, schema({ a: text() }, ["a"])],
])("the check of released event schemas allows %s", (_what, before, after) => {
  expect(objections(before, after)).toEqual([]);
});
