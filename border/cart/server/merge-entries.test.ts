import { expect, test } from "vitest";
import { cartLimits } from "../cart-limits.ts";
import type { StoredEntry } from "./cart-entries.ts";
import { mergeEntries } from "./merge-entries.ts";

const article = (tcm: string, quantity: number): StoredEntry => ({
  kind: "article",
  entry_key: tcm,
  product_id: "100101",
  tcm,
  quantity,
  interval_weeks: null,
});
const voucher = (code: string): StoredEntry => ({
  ...article(code, 1),
  kind: "voucher",
  product_id: null,
  tcm: null,
});

const quantities = (...[present, given, stock]: Parameters<typeof mergeEntries>) =>
  mergeEntries(present, given, stock).put.map(({ entry_key, quantity }) => [entry_key, quantity]);

test("pieces of the same article add up, within stock and limit, and never to less than the customer had", () => {
  const stock = new Map([
    ["a", 50],
    ["b", 4],
    ["c", 2],
    ["sold out", 0],
  ]);
  const present = [article("a", 3), article("b", 3), article("c", 5)];
  const given = [article("a", 2), article("b", 2), article("c", 1), article("sold out", 2)];
  expect(quantities(present, given, stock)).toEqual([
    ["a", 5],
    ["b", 4],
    ["c", 5],
    ["sold out", 1],
  ]);
  expect(quantities([article("a", 15)], [article("a", 15)], stock)).toEqual([
    ["a", cartLimits.piecesPerArticle],
  ]);
});

test("a full cart takes only more pieces of its own articles", () => {
  const present = Array.from({ length: cartLimits.entriesPerCart }, (_, number) =>
    article(`own ${number}`, 1),
  );
  expect(quantities(present, [article("new", 1), article("own 0", 1)], new Map())).toEqual([
    ["own 0", 2],
  ]);
});

test("the guest's voucher replaces the customer's", () => {
  const merged = mergeEntries([voucher("OLD")], [voucher("NEW")], new Map());
  expect(merged).toEqual({ put: [voucher("NEW")], remove: [voucher("OLD")] });
  const same = mergeEntries([voucher("OLD")], [article("a", 1)], new Map());
  expect(same.remove).toEqual([]);
});
