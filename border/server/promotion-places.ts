import type { Promotion } from "../../features/promotion/promotion-contract.ts";
import type { Promotions } from "../../features/promotion/server/promotions.ts";
import type { Viewpoint } from "../../shared/viewpoint.ts";

/** The promotions in the places of a page or of the border. */
export interface ShownPromotions<Place extends string> {
  shown: Partial<Record<Place, Promotion>>;
  /** False when they could not be read: a page or fragment without them is rendered again soon. */
  isWhole: boolean;
}

/** Reads places by their ids. A failure is reported and leaves them empty, because pages work without promotions. */
export async function readPlaces<Place extends string>(
  promotions: Pick<Promotions, "show">,
  at: Viewpoint,
  ids: Partial<Record<Place, string>>,
  report: (error: unknown) => void,
): Promise<ShownPromotions<Place>> {
  const shown: ShownPromotions<Place>["shown"] = {};
  try {
    for (const place in ids) {
      const id = ids[place];
      if (id) shown[place] = await promotions.show(at, id);
    }
    return { shown, isWhole: true };
  } catch (error) {
    report(error);
    return { shown: {}, isWhole: false };
  }
}

/** The same for a page with one place. */
export async function readPlace(
  promotions: Pick<Promotions, "show">,
  at: Viewpoint,
  id: string,
  report: (error: unknown, id: string) => void,
): Promise<{ promotion: Promotion | undefined; isWhole: boolean }> {
  const { shown, isWhole } = await readPlaces(promotions, at, { here: id }, (error) =>
    report(error, id),
  );
  return { promotion: shown.here, isWhole };
}
