import { fill } from "../../../platform/shared/texts/words.ts";
import { byDistance, distanceText } from "../../stores/distance.ts";
import type { MapFrame } from "../../stores/map-frame.ts";
import type { GeoPosition } from "../../stores/stores-contract.ts";
import type { StoresTexts } from "../../stores/stores-texts.ts";
import { attachStoreMap } from "./attach-store-map.ts";

export interface StoreFinderData {
  texts: Pick<
    StoresTexts,
    "abroad" | "away" | "locating" | "mapHint" | "nearest" | "positionRefused" | "positionUnknown"
  > & { mapName: string };
  locale: string;
  /** Missing without a map. */
  frame?: MapFrame;
}

/** A position within so many kilometres of a store counts as inside the country, whose outline is coarse. */
const abroadFrom = 30;

/** Attaches the map, and the order by distance from the shopper, whose position stays in the browser. */
export function attachStoreFinder(container: Element, { texts, locale, frame }: StoreFinderData) {
  const status = container.querySelector("[role=status]")!;
  const button = container.querySelector<HTMLButtonElement>("[data-near-me]")!;
  const list = container.querySelector(".kontor-stores__list")!;
  const element = container.querySelector<HTMLElement>(".kontor-map");
  const map = element && frame ? attachStoreMap(element, list, frame, texts) : undefined;
  if (!("geolocation" in navigator)) return;
  button.hidden = false;
  button.addEventListener("click", () => {
    status.textContent = texts.locating;
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => order(coords),
      ({ code, PERMISSION_DENIED }) => {
        status.textContent =
          code === PERMISSION_DENIED ? texts.positionRefused : texts.positionUnknown;
      },
      { maximumAge: 300_000, timeout: 15_000 },
    );
  });

  function order(here: GeoPosition) {
    const entries = [...list.querySelectorAll<HTMLElement>("[data-position]")].map((entry) => {
      const [latitude, longitude] = entry.dataset.position!.split(",").map(Number);
      return { entry, position: { latitude: latitude!, longitude: longitude! } };
    });
    const ordered = byDistance(entries, here);
    for (const { item, distance } of ordered) {
      const text = fill(texts.away, { distance: distanceText(distance, { locale }) });
      item.entry.querySelector(".kontor-store__distance")!.textContent = text;
      list.append(item.entry);
    }
    map?.renumber();
    const [first] = ordered;
    if (!first) return;
    const isAbroad = first.distance > abroadFrom && map?.isInCountry(here) === false;
    if (!isAbroad) map?.showHere(here);
    status.textContent = fill(isAbroad ? texts.abroad : texts.nearest, {
      store: first.item.entry.querySelector("h3")!.textContent,
      distance: distanceText(first.distance, { locale }),
    });
  }
}
