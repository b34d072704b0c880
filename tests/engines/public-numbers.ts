import type { EngineId } from "../../commerce/scope.ts";

/** Returns the public number of each of these ids, which are all that there are now. */
export type NumberIds = (ids: EngineId[]) => number[];

/** The numbers by which addresses, indexes and carts name what an engine names by ids. */
export interface PublicNumbers {
  products: NumberIds;
  categories: NumberIds;
}

/** Above the numbers of the shop's own content. */
export const firstProductNumber = 700_000;

/** Creates numbers that an id is given once and keeps, also while it is deleted: no other id gets them. */
export const createPublicNumbers = (): PublicNumbers => ({
  products: numberFrom(firstProductNumber),
  categories: numberFrom(1),
});

function numberFrom(first: number): NumberIds {
  const numbers = new Map<EngineId, number>();
  return (ids) =>
    ids.map((id) => {
      const number = numbers.get(id) ?? first + numbers.size;
      numbers.set(id, number);
      return number;
    });
}
