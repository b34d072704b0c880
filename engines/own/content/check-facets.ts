import type { ContentObject } from "../../../platform/shared/content/content-file.ts";
import { listParameters } from "../../../commerce/catalogue-contract.ts";
import type { AttributeDefinition, VocabularyContent } from "./content-schema.ts";
import { facetName } from "../../projection/facet-values.ts";

type Mistake = ContentObject<VocabularyContent>["mistake"];

/** Checks that attributes marked as facets can filter lists. */
export function checkFacets({ attributes }: VocabularyContent, report: Mistake) {
  const names = new Set<string>(listParameters);
  for (const [key, definition] of Object.entries(attributes)) {
    if (!definition.facet) continue;
    const name = facetName(key, definition);
    if (names.has(name))
      report(
        `lists have another parameter "${name}"; give the facet another name`,
        "attributes",
        key,
        "facet",
      );
    names.add(name);
    checkValues(definition, (what) => report(what, "attributes", key, "facet"));
  }
}

function checkValues(
  { kind, facet, words = {} }: AttributeDefinition,
  report: (what: string) => void,
) {
  if (kind === "flag" || kind === "text") report(`a ${kind} cannot be a facet; make it words`);
  if (kind === "number" && !facet?.ranges) report("a number needs ranges: [[1, 4], [5, 6]]");
  for (const word of Object.keys(facet?.swatches ?? {}))
    if (!words[word]) report(`"${word}" is none of its words; correct it or add it`);
}
