import type { Catalogue } from "../../../commerce/catalogue.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";

/** The number of the category with all coffees. */
const coffeeCategory = 1100;

/** Returns the most popular coffees of a site, for the forms of recipes. */
export async function coffeesOf(
  catalogue: Pick<Catalogue, "category">,
  at: Viewpoint,
): Promise<{ number: number; name: string }[]> {
  const found = await catalogue.category(at, coffeeCategory, "popular", 1);
  return (found?.products ?? []).map(({ number, name }) => ({ number, name }));
}
