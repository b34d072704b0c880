import { displayNames, numberFormat } from "../../../shared/formats.ts";
import type { Site } from "../../../shared/site.ts";
import { textIn, type LocalizedText } from "../../../shared/words.ts";
import type { Attribute } from "../catalogue-contract.ts";
import type { AttributeDefinition } from "./content-schema.ts";

/** Puts a product's attributes into words, "Herkunft: Brasilien, Äthiopien", in the order of the vocabulary. */
export function describeAttributes(
  attributes: Record<string, unknown>,
  definitions: Map<string, AttributeDefinition>,
  site: Site,
  yesNo: { yes: string; no: string },
): Attribute[] {
  const read = (text: LocalizedText) => textIn(text, site);
  const word = (definition: AttributeDefinition, key: unknown) => {
    const found = definition.words?.[String(key)];
    return found ? read(found) : String(key);
  };
  const value = (definition: AttributeDefinition, given: unknown): string => {
    switch (definition.kind) {
      case "number":
        return [
          numberFormat(site.locale).format(Number(given)),
          definition.unit ? read(definition.unit) : "",
        ]
          .join("\u00a0")
          .trim();
      case "flag":
        return given ? yesNo.yes : yesNo.no;
      case "countries": {
        const countries = displayNames(site.locale, { type: "region" });
        return [given]
          .flat()
          .map((code) => countries.of(String(code)) ?? String(code))
          .join(", ");
      }
      case "word":
      case "words":
        return [given]
          .flat()
          .map((key) => word(definition, key))
          .join(", ");
      default:
        return read(given as LocalizedText);
    }
  };
  return [...definitions].flatMap(([key, definition]) =>
    Object.hasOwn(attributes, key)
      ? [{ label: read(definition.label), value: value(definition, attributes[key]) }]
      : [],
  );
}
