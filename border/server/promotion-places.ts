import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import type { PlacedPromotion } from "../client/PromotionPlace.tsx";
import type { Promotions } from "../promotion/server/promotions.ts";

export type PlaceSource = Pick<Promotions, "show" | "testsOf">;

/** Reads places by their ids. A failure is reported and leaves them empty, because pages work without promotions. */
export async function readPlaces<Place extends string>(
  promotions: PlaceSource,
  at: Viewpoint,
  ids: Partial<Record<Place, string>>,
  report: (error: unknown) => void,
): Promise<{
  places: Partial<Record<Place, PlacedPromotion>>;
  /** False when reading failed: a page or fragment without promotions is rendered again soon. */
  isWhole: boolean;
}> {
  const places: Partial<Record<Place, PlacedPromotion>> = {};
  try {
    for (const place in ids) {
      const id = ids[place];
      if (!id) continue;
      const promotion = await promotions.show(at, id);
      const tests = await promotions.testsOf(at, id);
      places[place] = { promotion, ...(tests.length > 0 && { tests }) };
    }
    return { places, isWhole: true };
  } catch (error) {
    report(error);
    return { places: {}, isWhole: false };
  }
}

/** Reads the place of a page that has only one. */
export async function readPlace(
  promotions: PlaceSource,
  at: Viewpoint,
  id: string,
  report: (error: unknown, id: string) => void,
): Promise<PlacedPromotion & { isWhole: boolean }> {
  const { places, isWhole } = await readPlaces(promotions, at, { here: id }, (error) =>
    report(error, id),
  );
  return { ...places.here, isWhole };
}
