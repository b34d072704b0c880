import { pointAt, shownAt, type MapFrame } from "../../stores/map-frame.ts";
import { pinWidth, spreadPins } from "../../stores/spread-pins.ts";
import type { StoresTexts } from "../../stores/stores-texts.ts";
import type { ListedStore } from "./listed-store.ts";
import { storeEntryId } from "./StoreList.tsx";

/** The outlines of a country. */
export interface MapOutlines {
  frame: MapFrame;
  country: string;
  around: string;
}

export interface StoreMapProps {
  map: MapOutlines;
  stores: ListedStore[];
  texts: Pick<StoresTexts, "zoomIn" | "zoomOut" | "wholeCountry">;
}

/** Pins that are nearer than a share of the map's width hide each other. */
const nearShare = 0.03;

/**
 * Renders a map with a pin for each store. The list beside it says the same to screen readers and keyboards: a pin is a link to its entry
 * for the mouse. Pins keep their size when the map is enlarged, so that they are not part of its drawing.
 */
export function StoreMap({ map, stores, texts }: StoreMapProps) {
  const { frame, country, around } = map;
  const points = stores.map(({ position }) => pointAt(frame, position));
  const aside = spreadPins(points, frame.width * nearShare);
  return (
    <div className="kontor-map">
      <div className="kontor-map__drawing" aria-hidden>
        <svg className="kontor-map__land" viewBox={`0 0 ${frame.width} ${frame.height}`}>
          <path className="kontor-map__around" d={around} />
          <path className="kontor-map__country" d={country} />
        </svg>
        <svg className="kontor-map__pins">
          {stores.map(({ id, name }, index) => {
            const at = shownAt({ left: 0, top: 0, zoom: 1 }, frame, points[index]!);
            return (
              <svg key={id} className="kontor-map__place" x={percent(at.x)} y={percent(at.y)}>
                <a
                  className="kontor-map__pin"
                  href={`#${storeEntryId(id)}`}
                  tabIndex={-1}
                  aria-label={name}
                >
                  <g transform={`translate(${aside[index]} 0)`}>
                    <title>{name}</title>
                    <circle r={pinWidth / 2 - 1} />
                    <text dy="0.35em">{index + 1}</text>
                  </g>
                </a>
              </svg>
            );
          })}
          <svg className="kontor-map__place" data-here="" visibility="hidden">
            <circle className="kontor-map__here" r="8" />
          </svg>
        </svg>
      </div>
      <div className="kontor-map__buttons" hidden>
        {(["zoomIn", "zoomOut", "wholeCountry"] as const).map((name) => (
          <button key={name} type="button" data-zoom={name} aria-label={texts[name]}>
            <svg viewBox="0 0 24 24" width="24" height="24" aria-hidden>
              <path d={signs[name]} />
            </svg>
          </button>
        ))}
      </div>
    </div>
  );
}

const signs = {
  zoomIn: "M5 12H19M12 5V19",
  zoomOut: "M5 12H19",
  wholeCountry: "M9 4H4V9M15 4H20V9M9 20H4V15M15 20H20V15",
};

const percent = (share: number) => `${Math.round(share * 100) / 100}%`;
