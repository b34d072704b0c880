import { expect, test } from "vitest";
import { addedIn, addedQuery } from "./added-subscription.ts";

test("the cart's page reads what a form says that it added", () => {
  const added = { id: "100101-250.4", pieces: 2 };
  expect(addedIn(addedQuery(added))).toEqual(added);
});

test("a form that took pieces away, and an address that was typed, count as nothing", () => {
  expect(addedQuery({ id: "100101-250.4", pieces: -1 })).toBe("");
  for (const query of ["", "?subscribed=100101-250.4", "?subscribed=100101-250.4&pieces=1.5"])
    expect(addedIn(query)).toBeUndefined();
});
