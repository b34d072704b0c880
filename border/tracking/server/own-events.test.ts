import Type from "typebox";
import { expect, test } from "vitest";
import { ownEventsOf } from "./own-events.ts";

const fields = Type.Object({ item_id: Type.String() });

test("the events of all slices are checked by their own schemas", () => {
  const own = ownEventsOf([{}, { trackedEvents: { wish_shared: fields } }]);
  expect(own.get("wish_shared")!.Check({ item_id: "1" })).toBe(true);
  expect(own.get("wish_shared")!.Check({ item_id: 1 })).toBe(false);
});

test.each(["search", "purchase", "page_view"])(
  "a slice cannot give the event %s another meaning",
  (name) => expect(() => ownEventsOf([{ trackedEvents: { [name]: fields } }])).toThrow(name),
);

test("two slices cannot have an event of the same name", () => {
  const slice = { trackedEvents: { wish_shared: fields } };
  expect(() => ownEventsOf([slice, slice])).toThrow("wish_shared");
});
