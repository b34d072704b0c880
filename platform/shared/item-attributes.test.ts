import { expect, test } from "vitest";
import {
  describedItem,
  describedList,
  itemAttributes,
  listAttributes,
  type DescribedItem,
  type DescribedList,
} from "./item-attributes.ts";

/** Converts attributes to a dataset as a browser does. */
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
  { id: "2", name: "Of a list without prices", price: undefined, was: null, categories: [] },
])("the attributes of the item $name are read back as the same item", (item) => {
  expect(describedItem(datasetOf(itemAttributes(item)))).toEqual(item);
});

test.each<DescribedList>([
  { id: "category:coffee", name: "Coffee", start: 24 },
  { id: "popular", name: undefined, start: 0 },
])("the attributes of the list $id are read back as the same list", (list) => {
  expect(describedList(datasetOf(listAttributes(list)))).toEqual(list);
});

test.each([
  {},
  { item: "1", itemPrice: "free" },
  { item: "1", itemPrice: "" },
  { itemPrice: "699" },
])("a host's attributes %j describe no item", (dataset) => {
  expect(describedItem(dataset)).toBeUndefined();
});
