import { geoContains, geoMercator, geoPath, type GeoPermissibleObjects } from "d3-geo";
import type { Feature, FeatureCollection } from "geojson";
import { feature } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { MapFrame } from "../map-frame.ts";
import type { GeoPosition } from "../stores-contract.ts";

/** The outline of a country for a map of its stores, as paths of SVG. */
export interface CountryMap {
  frame: MapFrame;
  country: string;
  /** The other countries within the drawing. */
  around: string;
}

const width = 640;
const margin = 16;

/** Maps by market: drawing one takes some milliseconds, and outlines never change. */
const drawn = new Map<string, Promise<CountryMap | undefined>>();

/**
 * Draws the country in which most positions are, from outlines in the scale of 1 : 50 million by Natural Earth (public domain; npm
 * package world-atlas). Undefined when the positions are in no country.
 */
export function countryMap(
  market: string,
  positions: GeoPosition[],
): Promise<CountryMap | undefined> {
  const map = drawn.get(market) ?? drawMap(positions);
  drawn.set(market, map);
  return map;
}

async function drawMap(positions: GeoPosition[]): Promise<CountryMap | undefined> {
  const { features } = await readOutlines();
  const within = (outline: Feature) =>
    positions.filter(({ latitude, longitude }) => geoContains(outline, [longitude, latitude]))
      .length;
  const counted = features.map((outline) => ({ outline, count: within(outline) }));
  const [most] = counted.toSorted((one, other) => other.count - one.count);
  if (!most || most.count === 0) return undefined;
  const { outline: country } = most;
  const projection = geoMercator().fitWidth(width - 2 * margin, country);
  const [[left, top], [, bottom]] = geoPath(projection).bounds(country);
  const height = Math.round(bottom - top + 2 * margin);
  const [x, y] = projection.translate();
  projection.translate([x - left + margin, y - top + margin]);
  const path = geoPath(
    projection.clipExtent([
      [0, 0],
      [width, height],
    ]),
  ).digits(1);
  const draw = (shape: GeoPermissibleObjects) => path(shape) ?? "";
  const others: FeatureCollection = {
    type: "FeatureCollection",
    features: features.filter((each) => each !== country),
  };
  const [movedX, movedY] = projection.translate();
  return {
    frame: { width, height, scale: projection.scale(), x: movedX, y: movedY },
    country: draw(country),
    around: draw(others),
  };
}

async function readOutlines(): Promise<FeatureCollection> {
  // Most processes draw no map, and the file is large.
  const { default: file } = await import("world-atlas/countries-50m.json", {
    with: { type: "json" },
  });
  const atlas = file as unknown as Topology<{ countries: GeometryCollection }>;
  return feature(atlas, atlas.objects.countries);
}
