import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import type { PictureFiles } from "../../../platform/content/picture-files.ts";
import {
  readList,
  readObject,
  type ContentList,
  type ContentObject,
} from "../../../platform/shared/content/content-file.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import {
  checkCategories,
  checkDefinitions,
  checkProducts,
  checkVocabulary,
} from "./check-references.ts";
import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";
import { checkClaims } from "./check-claims.ts";
import { checkFacets } from "./check-facets.ts";
import { checkNeeds } from "./check-needs.ts";
import { checkTypes } from "./check-types.ts";
import { catalogueSchemas, type VocabularyContent } from "./content-schema.ts";

const formsFor = onceForSites((sites) => {
  const { category, type, product, vocabulary } = catalogueSchemas(sites);
  return {
    categories: Compile(category),
    types: Compile(type),
    products: Compile(product),
    vocabulary: Compile(vocabulary),
  };
});

const required = ["attributes.yaml", "categories.yaml", "types.yaml"];

/** Parses and validates the catalogue's files. */
export function readCatalogue(
  files: ContentFiles,
  pictures: PictureFiles,
  sites: SiteSet,
  mistakes: string[],
): CatalogueContent {
  const forms = formsFor(sites);
  const lists: ContentList<object>[] = [];
  const listOf = new Map<object, ContentList<object>>();
  function entriesOf<Entry extends object>(list: ContentList<Entry>): Entry[] {
    lists.push(list);
    for (const entry of list.entries) listOf.set(entry, list);
    return list.entries;
  }
  const content: CatalogueContent = {
    categories: [],
    types: [],
    products: [],
    vocabulary: { attributes: {}, dimensions: {}, warnings: {} },
    pictures,
    mayHave: (name) => lists.some((list) => list.mayHave(name)),
  };
  let vocabulary: ContentObject<VocabularyContent> | undefined;
  for (const file of new Set([...required, ...files.keys()])) {
    const source = files.get(file);
    if (file === "attributes.yaml")
      vocabulary = readObject(file, source, forms.vocabulary, mistakes);
    else if (file === "categories.yaml")
      content.categories = entriesOf(readList(file, source, forms.categories, mistakes));
    else if (file === "types.yaml")
      content.types = entriesOf(readList(file, source, forms.types, mistakes));
    else content.products.push(...entriesOf(readList(file, source, forms.products, mistakes)));
  }
  const report: EntryMistake = (entry, what, ...path) =>
    listOf.get(entry)?.mistake(entry, what, ...path);
  checkCategories(content, report);
  checkProducts(content, sites, report);
  checkTypes(content, report);
  checkClaims(content, report);
  if (vocabulary?.value) {
    content.vocabulary = vocabulary.value;
    checkDefinitions(vocabulary.value, sites, vocabulary.mistake);
    checkFacets(vocabulary.value, vocabulary.mistake);
    checkVocabulary(content, report);
    checkNeeds(content, report);
  }
  return content;
}
