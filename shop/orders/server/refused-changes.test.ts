import { expect, test } from "vitest";
import type { ReviewLine } from "../checkout-contract.ts";
import { refusedChanges } from "./refused-changes.ts";

const line = (kind: ReviewLine["kind"], tcm: string, quantity: number) =>
  ({ kind, tcm, title: tcm, quantity, price: 900 }) as ReviewLine;

test("an article of which the engine has too little is named, with the pieces that can be bought beside free ones", () => {
  const lines = [
    line("article", "cup", 2),
    line("article", "tea", 2),
    line("article", "jam", 2),
    line("freeArticle", "jam", 1),
    line("freeArticle", "pot", 1),
    line("article", "pot", 1),
    line("freeArticle", "mug", 1),
    line("article", "tin", 1),
    line("partnerProduct", "cup", 9),
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
    line("article", "cup", 1),
    line("article", "tea", 1),
    line("freeArticle", "jam", 1),
  ];
  expect(refusedChanges({ kind: "changed", prices, total: 0 }, lines)).toEqual([
    { kind: "price", title: "cup", before: 900, now: 950 },
  ]);
  expect(refusedChanges({ kind: "keyReused" }, lines)).toEqual([]);
});
