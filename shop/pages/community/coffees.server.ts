import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";

/** The numbers of the categories with beans and with ground coffee. */
const coffeeCategories = [1110, 1120];

/** Returns the most popular coffees of a site, for the forms of recipes. */
export async function coffeesOf(
  catalogue: Pick<Catalogue, "category">,
  at: Viewpoint,
): Promise<{ number: number; name: string }[]> {
  const found = await Promise.all(
    coffeeCategories.map((number) => catalogue.category(at, number, "popular", 1)),
  );
  return found
    .flatMap((category) => category?.products ?? [])
    .map(({ number, name }) => ({ number, name }));
}
