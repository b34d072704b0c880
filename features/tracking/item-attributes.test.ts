import { expect, test } from "vitest";
import { describedItem, itemAttributes, type DescribedItem } from "./item-attributes.ts";

/** As a browser reads attributes. */
const datasetOf = (attributes: Record<string, string | number | undefined>) =>
  Object.fromEntries(
    Object.entries(attributes)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [
        name
          .slice("data-".length)
          .replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
        String(value),
      ]),
  );

test.each<DescribedItem>([
  { id: "100101", name: "Espresso „Alt“", price: 699, was: 799, categories: ["Coffee", "Beans"] },
  { id: "1", name: "Free", price: 0, was: null, categories: [] },
])("the attributes of the item $name are read back as the same item", (item) => {
  expect(describedItem(datasetOf(itemAttributes(item)))).toEqual(item);
});

test.each([{}, { item: "1" }, { item: "1", itemPrice: "free" }, { itemPrice: "699" }])(
  "the attributes %j of a host are no item",
  (dataset) => {
    expect(describedItem(dataset)).toBeUndefined();
  },
);
