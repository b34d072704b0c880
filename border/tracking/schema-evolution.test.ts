import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { schemaObjections } from "../../tests/support/schema-objections.ts";
import { withNamedSites } from "../../platform/http/responses/described-routes.ts";
import { siteCodes } from "../../shop/sites/site-codes.ts";
import { Batch, EventEnvelope, eventData } from "./tracking-schema.ts";

/**
 * Browsers send events of older or newer releases, also days later: schemas may only gain optional fields. The released schemas
 * are in a file, which `vitest run --update --project unit border/tracking` extends.
 */
const file = join(import.meta.dirname, "released-schemas.json");
const current: unknown = withNamedSites({ Batch, EventEnvelope, ...eventData }, siteCodes);
const released: unknown = JSON.parse(await readFile(file, "utf8"));

test("the schemas of events accept everything that released ones accept", () => {
  expect(schemaObjections(released, current)).toEqual([]);
});

test("the file of released event schemas has the current ones", async () => {
  await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(file);
});
