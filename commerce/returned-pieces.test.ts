import { expect, test } from "vitest";
import { hasPieces, piecesLeft } from "./returned-pieces.ts";

const pieces = (variant: string, quantity: number) => ({ variant, quantity });
const order = {
  lines: [pieces("cup", 3), pieces("tea", 1)].map((each) => ({ ...each, price: 1 })),
};

test("an order has the pieces of its lines that have not come back", () => {
  const back = [pieces("cup", 1), pieces("cup", 1)];
  expect(piecesLeft(order, back)).toEqual([pieces("cup", 1), pieces("tea", 1)]);
  expect(hasPieces(order, back, [pieces("cup", 1), pieces("tea", 1)])).toBe(true);
});

test.each([
  ["more than it has", [pieces("cup", 4)]],
  ["more than it has in two lines", [pieces("cup", 2), pieces("cup", 2)]],
  ["another variant", [pieces("cup", 1), pieces("jam", 1)]],
  ["a part of a piece", [pieces("cup", 0.5)]],
  ["no piece", [pieces("cup", 0)]],
  ["less than nothing", [pieces("cup", 2), pieces("cup", -1)]],
])("an order does not have %s", (_what, asked) => expect(hasPieces(order, [], asked)).toBe(false));
