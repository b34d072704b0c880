import type { EngineId } from "../../commerce/scope.ts";
import { firstProductNumber, type NumberIds } from "./public-numbers.ts";

/** A mistake in how a projection numbers products, and the beginning of the title of a case that it fails. */
interface BrokenNumbers {
  name: string;
  title: string;
  products(): NumberIds;
}

/** Projections whose numbers do not last. */
export const brokenNumbers: BrokenNumbers[] = [
  {
    name: "a projection that hands the number of a deleted product to another one",
    title: "keep the address of a deleted product",
    products() {
      const numbers = new Map<EngineId, number>();
      return (ids) => {
        for (const id of numbers.keys()) if (!ids.includes(id)) numbers.delete(id);
        const taken = new Set(numbers.values());
        let number = firstProductNumber;
        return ids.map((id) => {
          while (taken.has(number)) number++;
          const own = numbers.get(id) ?? number;
          taken.add(own);
          numbers.set(id, own);
          return own;
        });
      };
    },
  },
  {
    name: "a projection that uses up a number for each product in each pass",
    title: "lead to pages",
    products() {
      let next = firstProductNumber;
      return (ids) => ids.map(() => next++);
    },
  },
];
