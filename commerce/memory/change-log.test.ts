import { expect, test } from "vitest";
import { fixtureProduct } from "../conformance/fixture.ts";
import { createChangeLog } from "./change-log.ts";
import { productsOf } from "./stored-products.ts";

const now = () => new Date("2026-11-29T12:00:00Z");
const ids = Array.from({ length: 2_500 }, (_, index) => `product-${index}`);

test("2,500 changes are reported in three answers of at most 1,000", async () => {
  const log = createChangeLog({ origin: "here", now, products: new Map() });
  let { cursor } = await log.since(undefined, 0);
  log.add("product", ids);
  const answers = [];
  for (let count = 0; count < 4; count++) {
    const response = await log.since(cursor, 0);
    answers.push(response.changes.map(({ id }) => id));
    ({ cursor } = response);
  }
  expect(answers.map(({ length }) => length)).toEqual([1_000, 1_000, 500, 0]);
  expect(answers.flat()).toEqual(ids);
});

test("logged and timed changes that are more than 1,000 together are answered by a reset", async () => {
  let moment = now();
  const from = new Date(moment.getTime() + 1_000);
  const { variants, ...product } = fixtureProduct(0);
  const timed = variants.map((variant) => ({
    ...variant,
    offers: variant.offers.map((offer) => ({ ...offer, from })),
  }));
  const products = productsOf([{ ...product, variants: timed }]);
  const log = createChangeLog({ origin: "here", now: () => moment, products });
  const { cursor } = await log.since(undefined, 0);
  log.add("product", ids.slice(0, 1_000));
  moment = from;
  const reset = await log.since(cursor, 0);
  expect(reset).toMatchObject({ changes: [], isReset: true });
  expect(await log.since(reset.cursor, 0)).toEqual({ changes: [], cursor: reset.cursor });
});

test.each(["", "here", "here.1", "here.x.0", "there.0.0", "here.0.0.0.x"])(
  "a cursor that the log did not write is answered by a reset: %j",
  async (cursor) => {
    const log = createChangeLog({ origin: "here", now, products: new Map() });
    expect(await log.since(cursor, 0)).toMatchObject({ isReset: true });
  },
);
