import { expect, test } from "vitest";
import { fc } from "../../tests/support/seed.ts";
import type { ReviewLine, ReviewSnapshot } from "./checkout-contract.ts";
import {
  decodeShown,
  encodeShown,
  mergeChanges,
  refusedChanges,
  reviewChanges,
} from "./review-rules.ts";

const line = (tcm: string, more: Partial<ReviewSnapshot["lines"][number]> = {}) => ({
  kind: "article" as const,
  tcm,
  title: `Kaffee ${tcm}`,
  quantity: 2,
  price: 699,
  available: 2,
  ...more,
});
const review = (more: Partial<ReviewSnapshot> = {}): ReviewSnapshot => ({
  lines: [line("1"), line("2")],
  voucher: "Hallo",
  delivery: 495,
  total: 3291,
  entered: "abc",
  days: 0,
  collection: "",
  ...more,
});

test("a review that is still true has no changes", () => {
  expect(reviewChanges(review(), review())).toEqual([]);
});

test("each changed line is named with what is true now", () => {
  const now = review({
    lines: [
      line("1", { price: 799 }),
      line("3"),
      line("4", { quantity: 3, available: 3 }),
      line("5", { available: 0 }),
      line("6", { available: 1 }),
    ],
    total: 100,
  });
  const shown = review({ lines: [line("1"), line("2"), line("4"), line("5"), line("6")] });
  expect(reviewChanges(shown, now)).toEqual([
    { kind: "price", title: "Kaffee 1", before: 699, now: 799 },
    { kind: "added", title: "Kaffee 3" },
    { kind: "quantity", title: "Kaffee 4", now: 3 },
    { kind: "soldOut", title: "Kaffee 5" },
    { kind: "onlyLeft", title: "Kaffee 6", now: 1 },
    { kind: "removed", title: "Kaffee 2" },
    { kind: "total", before: 3291, now: 100 },
  ]);
});

test("an order is asked about again when its store no longer has everything, and not when it has it now", () => {
  const [stock, delivered] = (["stock", "delivered"] as const).map((collection) =>
    review({ collection }),
  ) as [ReviewSnapshot, ReviewSnapshot];
  expect(reviewChanges(stock, delivered)).toEqual([{ kind: "collection" }]);
  expect(reviewChanges(delivered, stock)).toEqual([]);
  expect(reviewChanges(review(), delivered)).toEqual([]);
  // A shopper who chose another store sees that the entries changed.
  expect(reviewChanges(stock, { ...delivered, entered: "other" })).toEqual([{ kind: "entered" }]);
  expect(decodeShown(encodeShown(stock)).collection).toBe("stock");
});

test("an article that the review already showed as sold out or short is no change", () => {
  const lines = [line("1", { available: 0 }), line("2", { available: 1 })];
  expect(reviewChanges(review({ lines }), review({ lines }))).toEqual([]);
});

test("a bought and a free piece of one article are two lines", () => {
  const free = line("1", { kind: "freeArticle", price: 0 } as never);
  const changes = reviewChanges(review(), review({ lines: [...review().lines, free] }));
  expect(changes).toEqual([{ kind: "added", title: "Kaffee 1" }]);
});

test("an ended voucher, other costs of delivery and other entries are named", () => {
  const now = review({ voucher: "", delivery: 0, entered: "def" });
  expect(reviewChanges(review(), now)).toEqual([
    { kind: "voucherEnded", title: "Hallo" },
    { kind: "delivery", before: 495, now: 0 },
    { kind: "entered" },
  ]);
});

test("a login that adds articles or pieces to a cart is named with the new sum, without what was entered", () => {
  const lines = [line("1", { quantity: 3, available: 3 }), line("2"), line("3")];
  const now = review({ lines, total: 4000, entered: "def" });
  expect(mergeChanges(review(), now)).toEqual([
    { kind: "quantity", title: "Kaffee 1", now: 3 },
    { kind: "added", title: "Kaffee 3" },
    { kind: "total", before: 3291, now: 4000 },
  ]);
});

test("a login that only changes costs and entries adds nothing", () => {
  expect(mergeChanges(review(), review({ delivery: 0, total: 2796, entered: "def" }))).toEqual([]);
});

test("what a review showed comes back from its form as it was", () => {
  const shown = review({ lines: [line("1", { title: '"Größe" </script>' })] });
  expect(decodeShown(encodeShown(shown))).toEqual(shown);
});

test("a form with more lines than any cart has yields no line", () => {
  const lines = Array.from({ length: 80_000 }, () => line("1"));
  expect(decodeShown(encodeShown(review({ lines })))).toEqual(review({ lines: [] }));
});

test("any text in place of a review is read without an error", () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
      const shown = decodeShown(text);
      expect(decodeShown(encodeShown(shown))).toEqual(shown);
    }),
  );
});

const lineOf = (kind: ReviewLine["kind"], tcm: string, quantity: number) =>
  ({ kind, tcm, title: tcm, quantity, price: 900 }) as ReviewLine;

test("an article of which the engine has too little is named, with the pieces that can be bought beside free ones", () => {
  const lines = [
    lineOf("article", "cup", 2),
    lineOf("article", "tea", 2),
    lineOf("article", "jam", 2),
    lineOf("freeArticle", "jam", 1),
    lineOf("freeArticle", "pot", 1),
    lineOf("article", "pot", 1),
    lineOf("freeArticle", "mug", 1),
    lineOf("article", "tin", 1),
    lineOf("partnerProduct", "cup", 9),
  ];
  const available = new Map([
    ["cup", 0],
    ["tea", 1],
    ["jam", 2],
    ["pot", 1],
    ["mug", 0],
    ["tin", 1],
  ]);
  expect(refusedChanges({ kind: "outOfStock", available }, lines)).toEqual([
    { kind: "soldOut", title: "cup" },
    { kind: "onlyLeft", title: "tea", now: 1 },
    { kind: "onlyLeft", title: "jam", now: 1 },
    { kind: "soldOut", title: "pot" },
    { kind: "soldOut", title: "mug" },
  ]);
});

test("prices that differ at the engine are named, except those of free articles", () => {
  const prices = new Map([
    ["cup", 950],
    ["tea", 900],
    ["jam", 950],
  ]);
  const lines = [
    lineOf("article", "cup", 1),
    lineOf("article", "tea", 1),
    lineOf("freeArticle", "jam", 1),
  ];
  expect(refusedChanges({ kind: "changed", prices, total: 0 }, lines)).toEqual([
    { kind: "price", title: "cup", before: 900, now: 950 },
  ]);
  expect(refusedChanges({ kind: "keyReused" }, lines)).toEqual([]);
});
