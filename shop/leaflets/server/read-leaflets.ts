import { Compile } from "typebox/compile";
import type { ProductNames } from "../../../commerce/product-names.ts";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import {
  checkDay,
  checkValidity,
  type ReportMistake,
} from "../../../platform/shared/content/content-checks.ts";
import { readObject } from "../../../platform/shared/content/content-file.ts";
import { isSafeLink } from "../../../platform/shared/links.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { nearestWord } from "../../../platform/shared/texts/nearest.ts";
import { overlap, overlapsItself } from "../leaflet-calendar.ts";
import { leafletLayouts, type Leaflet, type LeafletPageEntry } from "../leaflets-contract.ts";
import { leafletEntry } from "./leaflet-content.ts";

type KnownToLeaflets = Pick<ProductNames, "pictures" | "products">;

const formFor = onceForSites((sites) => Compile(leafletEntry(sites)));

/** A leaflet, with the function that reports a mistake in its file. */
interface ReadLeaflet {
  leaflet: Leaflet;
  mistake: ReportMistake;
}

/** Parses and checks every file: one for each leaflet, by its id. */
export function readLeaflets(
  files: ContentFiles,
  sites: SiteSet,
  known: KnownToLeaflets,
  mistakes: string[],
): Leaflet[] {
  const form = formFor(sites);
  const read = [...files].flatMap(([file, source]): ReadLeaflet[] => {
    const { value, mistake } = readObject(file, source, form, mistakes);
    const id = idIn(file);
    if (id === undefined)
      mistakes.push(
        `${file}: its name is the end of the leaflet's address; use small letters, digits and hyphens, at most 60, such as slow-mornings.yaml (see shop/content/README.md).`,
      );
    return value && id !== undefined ? [{ leaflet: { id, ...value }, mistake }] : [];
  });
  for (const { leaflet, mistake } of read) checkLeaflet(leaflet, known, mistake);
  checkOverlaps(read, sites);
  return read.map(({ leaflet }) => leaflet);
}

const idIn = (file: string) => /^([a-z0-9]+(?:-[a-z0-9]+)*)\.yaml$/.exec(file.slice(0, 65))?.[1];

function checkLeaflet(leaflet: Leaflet, known: KnownToLeaflets, mistake: ReportMistake) {
  const { from, until, picture, pages } = leaflet;
  for (const [property, day] of Object.entries({ from, until })) {
    const wrong = checkDay(day);
    if (wrong) mistake(wrong, property);
  }
  // The last day is a part of it.
  checkValidity({ from: `${from}T00:00Z`, until: `${until}T23:59Z` }, (what, ...path) => {
    if (what.startsWith("it ends")) mistake(what, ...path);
  });
  if (overlapsItself(leaflet))
    mistake("it comes back before it ends; write a larger number or correct until", "every");
  if (!known.pictures.has(picture))
    mistake(
      `there is no picture "${picture}"; name one of shop/content/pictures/heroes, such as hero-morning`,
      "picture",
    );
  for (const [index, page] of pages.entries())
    checkPage(page, known, (what, ...path) => mistake(what, "pages", String(index), ...path));
}

function checkPage(page: LeafletPageEntry, known: KnownToLeaflets, mistake: ReportMistake) {
  const { layout, products = [], instead = [], text, picture, link } = page;
  const limits = Object.entries(leafletLayouts).find(([name]) => name === layout)?.[1];
  if (limits) checkCount(products.length, layout, limits, mistake);
  else mistake(`there is no layout "${layout}"; ${layoutsFor(layout)}`, "layout");
  if (layout === "text" && text === undefined)
    mistake("the page is empty; write a text, or choose a layout with products", "layout");
  if (picture !== undefined && !known.pictures.has(picture))
    mistake(`there is no picture "${picture}"; add it to shop/content/pictures`, "picture");
  if (link) checkLink(link, mistake);
  for (const [property, numbers] of Object.entries({ products, instead }))
    for (const [index, number] of numbers.entries())
      if (!known.products.has(number))
        mistake(`there is no product ${number}; correct it or remove it`, property, String(index));
}

function checkLink(
  { category, href }: NonNullable<LeafletPageEntry["link"]>,
  mistake: ReportMistake,
) {
  if ((category === undefined) === (href === undefined))
    mistake("a link leads to a category or to an address; write category or href", "link");
  if (href !== undefined && !isSafeLink(href))
    mistake("a link begins with / or https://; correct it", "link", "href");
}

function checkCount(
  count: number,
  layout: string,
  [min, max]: readonly [number, number],
  mistake: ReportMistake,
) {
  if (count >= min && count <= max) return;
  const expected = min === max ? String(min) : `${min} to ${max}`;
  const remedy = count > max ? "move the others to another page" : "add some";
  mistake(
    `a page "${layout}" has ${expected} products, and here are ${count}; ${remedy}, or choose another layout`,
    count > 0 ? "products" : "layout",
  );
}

function layoutsFor(layout: string): string {
  const names = Object.keys(leafletLayouts);
  const nearest = nearestWord(layout, names);
  return nearest ? `did you mean ${nearest}?` : `there are ${names.join(", ")}`;
}

/** Reports each pair of leaflets once that would be valid on one site at one time. */
function checkOverlaps(read: ReadLeaflet[], { codes }: SiteSet) {
  for (const [index, { leaflet, mistake }] of read.entries())
    for (const { leaflet: other } of read.slice(0, index)) {
      const shared = codes.filter((code) => isOn(leaflet, code) && isOn(other, code));
      if (shared.length > 0 && overlap(leaflet, other))
        mistake(
          `it is valid at the same time as ${other.id} on ${shared.join(", ")}; change the days or the sites of one`,
          "from",
        );
    }
}

const isOn = ({ sites }: Leaflet, code: string) => sites?.includes(code) ?? true;
