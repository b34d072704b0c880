import { listParameters } from "../../commerce/catalogue-contract.ts";
import type {
  FeedAttribute,
  FeedFacetValues,
  FeedProductType,
  FeedTerm,
  FeedVocabulary,
} from "../../commerce/product-feed.ts";
import { fieldsOf, itemsOf, parsed } from "../../platform/shared/foreign.ts";
import type { CustomFields } from "./custom-fields.ts";
import type { Graphql } from "./graphql-client.ts";
import { readWholeList } from "./list-pages.ts";
import { textsOf, type Translation } from "./vendure-texts.ts";

interface Named {
  id: string;
  code: string;
  languageCode: string;
  translations: (Translation & { name: string })[];
}

interface Facet extends Named {
  isPrivate: boolean;
  values: Named[];
}

const named = "id code languageCode translations { languageCode name }";
const facetsDocument = `query ($options: FacetListOptions) {
  list: facets(options: $options) { totalItems items { ${named} isPrivate values { ${named} } } }
}`;
const groupsDocument = `query ($options: ProductOptionGroupListOptions) {
  list: productOptionGroups(options: $options) { totalItems items { ${named} } }
}`;

/** Facets are attributes that filter lists; option groups name the differences between variants. */
export async function readVendureVocabulary(
  graphql: Graphql,
  fields: CustomFields,
): Promise<FeedVocabulary> {
  const [facets, groups, { attributes, warnings }] = await Promise.all([
    readWholeList<Facet>(graphql, facetsDocument),
    readWholeList<Named>(graphql, groupsDocument, { take: 1_000 }),
    readShared(graphql, fields),
  ]);
  return {
    // One that is written out, because it is more than the words of its facet, has the same id.
    attributes: distinct([
      ...facets.filter(({ isPrivate }) => !isPrivate).map(attributeOf),
      ...(itemsOf(attributes) as FeedAttribute[]),
    ]),
    // Products may have groups of their own with the same code.
    dimensions: distinct(groups.map(termOf)),
    warnings: itemsOf(warnings) as FeedTerm[],
  };
}

const distinct = <Term extends FeedTerm>(terms: Term[]): Term[] => [
  ...new Map(terms.map((term) => [term.id, term])).values(),
];

/** Types of products, which Vendure has in a custom field only. */
export const readTypes = async (
  graphql: Graphql,
  fields: CustomFields,
): Promise<FeedProductType[]> =>
  itemsOf((await readShared(graphql, fields)).types) as FeedProductType[];

interface Shared {
  attributes: FeedAttribute[];
  warnings: FeedTerm[];
  types: FeedProductType[];
}

async function readShared(graphql: Graphql, { GlobalSettings }: CustomFields) {
  if (!GlobalSettings) return fieldsOf<Shared>(undefined);
  const { globalSettings } = await graphql<{
    globalSettings: { customFields: { details: string | null } };
  }>(`{ globalSettings { ${GlobalSettings} } }`);
  return fieldsOf<Shared>(parsed(globalSettings.customFields.details));
}

const termOf = (group: Named): FeedTerm => ({
  id: group.code,
  label: textsOf(group, ({ name }) => name),
});

function attributeOf(facet: Facet): FeedAttribute {
  const name = facetName(facet.code);
  return {
    ...termOf(facet),
    kind: "words",
    facet: name === facet.code ? {} : { name },
    words: Object.fromEntries(
      facet.values.map((value) => [value.code, textsOf(value, ({ name: word }) => word)]),
    ),
  };
}

/** Lists have parameters of their own, which a facet must not be called. */
const facetName = (code: string): string =>
  listParameters.some((parameter) => parameter === code) ? `${code}-facet` : code;

/** A value of a facet, as products and variants have it. */
export interface AssignedFacetValue {
  code: string;
  facet: { code: string; isPrivate: boolean };
}

export const facetValueFields = "{ code facet { code isPrivate } }";

/** Returns the values of public facets: by the name that lists filter with, or by the id of their attribute. */
export function facetValuesBy(
  values: AssignedFacetValue[],
  by: "name" | "attribute",
): FeedFacetValues {
  const shown = values.filter(({ facet }) => !facet.isPrivate);
  const grouped = Map.groupBy(shown, ({ facet: { code } }) =>
    by === "name" ? facetName(code) : code,
  );
  return Object.fromEntries([...grouped].map(([name, all]) => [name, all.map(({ code }) => code)]));
}
