import { expect, test, vi } from "vitest";
import { Memo } from "./memo.ts";

test("what is asked of a memo again and again is made once, whatever comes between", () => {
  const memo = new Memo<string>(4);
  const make = vi.fn<() => string>(() => "made");
  for (let at = 0; at < 100; at++) {
    expect(memo.get("often", make)).toBe("made");
    memo.get(`once ${at}`, () => "other");
  }
  expect(make).toHaveBeenCalledTimes(1);
});

test("what was not asked of a memo lately is forgotten", () => {
  const memo = new Memo<string>(4);
  memo.get("once", () => "before");
  for (let at = 0; at < 8; at++) memo.get(`other ${at}`, () => "");
  expect(memo.get("once", () => "after")).toBe("after");
});
