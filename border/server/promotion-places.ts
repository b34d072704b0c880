import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { Promotion } from "../promotion/promotion-contract.ts";
import type { Promotions } from "../promotion/server/promotions.ts";

export type PlaceSource = Pick<Promotions, "show" | "testsOf">;

/** The promotions in the places of a page or of the border. */
export interface ShownPromotions<Place extends string> {
  shown: Partial<Record<Place, Promotion>>;
  /** The A/B tests that have their own promotions in a place. */
  tests: Partial<Record<Place, string[]>>;
  /** False when reading failed: a page or fragment without promotions is rendered again soon. */
  isWhole: boolean;
}

/** Reads places by their ids. A failure is reported and leaves them empty, because pages work without promotions. */
export async function readPlaces<Place extends string>(
  promotions: PlaceSource,
  at: Viewpoint,
  ids: Partial<Record<Place, string>>,
  report: (error: unknown) => void,
): Promise<ShownPromotions<Place>> {
  const shown: ShownPromotions<Place>["shown"] = {};
  const tests: ShownPromotions<Place>["tests"] = {};
  try {
    for (const place in ids) {
      const id = ids[place];
      if (!id) continue;
      shown[place] = await promotions.show(at, id);
      const named = await promotions.testsOf(at, id);
      if (named.length > 0) tests[place] = named;
    }
    return { shown, tests, isWhole: true };
  } catch (error) {
    report(error);
    return { shown: {}, tests: {}, isWhole: false };
  }
}

/** Reads the place of a page that has only one. */
export async function readPlace(
  promotions: PlaceSource,
  at: Viewpoint,
  id: string,
  report: (error: unknown, id: string) => void,
): Promise<{ promotion?: Promotion; tests?: string[]; isWhole: boolean }> {
  const { shown, tests, isWhole } = await readPlaces(promotions, at, { here: id }, (error) =>
    report(error, id),
  );
  return { promotion: shown.here, tests: tests.here, isWhole };
}
