import { expect, test } from "vitest";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import { allSites } from "../../sites/all-sites.ts";
import { readSeason, withoutRepeats } from "./home-products.server.ts";

const card = (number: number, availability: ProductCard["availability"] = "AVAILABLE") =>
  ({ number, availability }) as ProductCard;
const numbersOf = (cards: ProductCard[]) => cards.map(({ number }) => number);

test("a list takes products in stock that no earlier one has taken", () => {
  const take = withoutRepeats();
  expect(numbersOf(take([card(1), card(2, "SOLDOUT"), card(3), card(4)], 2))).toEqual([1, 3]);
  expect(numbersOf(take([card(3), card(4), card(1), card(5)], 2))).toEqual([4, 5]);
});

const world = (number: number, endDate: string | null, availability = "AVAILABLE") => ({
  title: `World ${number}`,
  url: `/world-t${number}.html`,
  endDate,
  availability,
});
type Options = Parameters<typeof readSeason>;

const seasonOf = (...themeworlds: ReturnType<typeof world>[]) =>
  readSeason(
    {
      themeworlds: async () => ({ sections: { new: { themeworlds } } }),
      themeworld: async (_at: unknown, number: number) => ({
        ...world(number, null),
        products: [number],
      }),
    } as unknown as Options[0],
    { byNumber: async (_at: unknown, numbers: number[]) => numbers.map((each) => card(each)) },
    { site: allSites.DE.site, now: new Date() },
  );

test("the season is the themeworld that ends next and can be bought", async () => {
  const season = await seasonOf(
    world(1, null),
    world(2, "2027-02-28"),
    world(3, "2026-12-23"),
    world(4, "2026-12-01", "SOON"),
  );
  expect(season).toMatchObject({ title: "World 3", url: "/world-t3.html" });
  expect(numbersOf(season!.products)).toEqual([3]);
});

test("without a themeworld that ends there is no season", async () => {
  expect(await seasonOf(world(1, null))).toBeUndefined();
});
