import type { Kysely } from "kysely";
import { createSiteCache } from "../../platform/content/site-cache.ts";
import { numberFormat } from "../../platform/shared/texts/formats.ts";
import type { Site, SiteCode } from "../../platform/shared/sites/site.ts";
import type { Viewpoint } from "../../platform/shared/sites/viewpoint.ts";
import { inSite, textIn, type LocalizedText } from "../../platform/shared/texts/words.ts";
import type {
  ChosenFacets,
  Facet,
  FacetValue,
  ListedFacet,
} from "../../commerce/catalogue-contract.ts";
import { countryName, readVocabulary } from "./attributes.ts";
import type { CatalogueTables } from "./catalogue-tables.ts";
import { contentNames } from "./content-names.ts";
import { facetName, facetValue, rangeWord } from "./facet-values.ts";
import type { FilteredProducts } from "./filtered-list.ts";
import type { StoredAttribute } from "./stored-attribute.ts";

/** Caches the facets of each site, which are the same at every moment. */
export function createFacets(database: Kysely<CatalogueTables>) {
  const cache = createSiteCache<Facet[]>({ read: (at) => readFacets(database, at) });
  const lastKnown = new Map<SiteCode, Facet[]>();
  return {
    ...cache,
    /** Returns the facets, or while they cannot be read the last known ones: enough to parse addresses, not to show them. */
    async getKnown(at: Viewpoint): Promise<Facet[]> {
      const { code } = at.site;
      try {
        const facets = await cache.get(at);
        lastKnown.set(code, facets);
        return facets;
      } catch (error) {
        const facets = lastKnown.get(code);
        if (!facets) throw error;
        return facets;
      }
    },
  };
}

async function readFacets(database: Kysely<CatalogueTables>, at: Viewpoint): Promise<Facet[]> {
  at.reads?.add(contentNames.attributes);
  return [...(await readVocabulary(database))].flatMap(([key, definition]) =>
    definition.facet
      ? [
          {
            key: facetName(key, definition),
            label: inSite(at.site, textIn(definition.label, at.site)),
            isOrdered: definition.kind === "word" || definition.kind === "number",
            values: valuesOf(definition, at.site),
          },
        ]
      : [],
  );
}

function valuesOf({ kind, facet, words = {} }: StoredAttribute, site: Site): FacetValue[] {
  switch (kind) {
    case "number": {
      const { format } = numberFormat(site.locale);
      return (facet?.ranges ?? []).map((range) => ({
        key: rangeWord(range),
        label: range.map((bound) => format(bound)).join("–"),
      }));
    }
    case "countries":
      return countries(site.locale);
    default:
      return Object.entries(words).map(([key, text]) => ({
        key,
        label: capitalized(text, site),
        swatch: facet?.swatches?.[key],
      }));
  }
}

/** Returns all countries by ISO code. */
function countries(locale: string): FacetValue[] {
  const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("");
  return letters.flatMap((first) =>
    letters.flatMap((second) => {
      const label = countryName(first + second, locale);
      return label ? [{ key: first + second, label }] : [];
    }),
  );
}

/** Capitalizes a word for lists; data sheets have it inside a sentence: "dunkel". */
function capitalized(text: LocalizedText, site: Site): string {
  const [first = "", ...rest] = inSite(site, textIn(text, site));
  return first.toLocaleUpperCase(site.locale) + rest.join("");
}

/** Returns the facets of a list: those in which its products differ, and those that are chosen. */
export function listedFacets(
  facets: Facet[],
  counts: FilteredProducts["facets"],
  chosen: ChosenFacets = {},
): ListedFacet[] {
  const countOf = (facet: string, value: string) =>
    counts[facetValue(facet, value)] ?? { total: 0, matching: 0 };
  return facets.flatMap((facet) => {
    const listed = facet.values.filter(({ key }) => countOf(facet.key, key).total > 0);
    if (listed.length < 2 && !chosen[facet.key]) return [];
    const values = facet.values
      .filter(({ key }) => countOf(facet.key, key).matching > 0 || chosen[facet.key]?.includes(key))
      .map((value) => ({ ...value, productCount: countOf(facet.key, value.key).matching }));
    if (!facet.isOrdered)
      values.sort((a, b) => countOf(facet.key, b.key).total - countOf(facet.key, a.key).total);
    return values.length > 0 ? [{ ...facet, values }] : [];
  });
}
