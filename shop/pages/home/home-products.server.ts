import type { Navigation } from "../../../border/navigation/server/navigation.ts";
import type { ProductCard } from "../../../commerce/catalogue-contract.ts";
import type { Catalogue } from "../../../commerce/catalogue.ts";
import { parseNumberedPath } from "../../../platform/shared/sites/numbered-address.ts";
import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";

/** Returns the themeworld of the season, which is the one that ends next, with its products; undefined while there is none. */
export async function readSeason(
  navigation: Pick<Navigation, "themeworld" | "themeworlds">,
  catalogue: Pick<Catalogue, "byNumber">,
  at: Viewpoint,
): Promise<{ title: string; url: string; products: ProductCard[] } | undefined> {
  const { sections } = await navigation.themeworlds(at);
  const [next] = Object.values(sections)
    .flatMap(({ themeworlds }) => themeworlds)
    .filter(({ availability, endDate }) => availability === "AVAILABLE" && endDate)
    .toSorted((a, b) => Date.parse(a.endDate!) - Date.parse(b.endDate!));
  const address = next && parseNumberedPath(next.url);
  const found = address && (await navigation.themeworld(at, address.number));
  if (!found) return undefined;
  const { title, url, products } = found;
  return { title, url, products: await catalogue.byNumber(at, products) };
}

/** Returns a function that takes the first products of a list that are in stock and that it has not taken before. */
export function withoutRepeats() {
  const taken = new Set<number>();
  return (products: ProductCard[], limit: number): ProductCard[] => {
    const chosen = products
      .filter(({ availability, number }) => availability === "AVAILABLE" && !taken.has(number))
      .slice(0, limit);
    for (const { number } of chosen) taken.add(number);
    return chosen;
  };
}
