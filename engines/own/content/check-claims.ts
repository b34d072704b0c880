import type { LocalizedTexts } from "../../../commerce/scope.ts";
import type { CatalogueContent, EntryMistake } from "./catalogue-content.ts";

/** Claims about the environment that need the standard that proves them in the same text (Directive (EU) 2024/825). */
const claims = [
  {
    words:
      /kompostierbar|compostable|kompostowaln|kompostovateln|kompostovateľn|komposztálhat|kompostlanabil/iu,
    standards: ["EN 13432", "EN 14995"],
  },
  {
    words:
      /biologisch abbaubar|biodégradable|biodegradowaln|biologicky (rozložiteln|rozložiteľn)|biológiailag lebom|biyobozunur/iu,
    standards: ["EN 13432", "EN 14987", "EN 17033"],
  },
];

/** Checks that no text about a product or a category makes a claim without its standard. */
export function checkClaims({ categories, products }: CatalogueContent, report: EntryMistake) {
  const check = (
    entry: Parameters<EntryMistake>[0],
    text: string | LocalizedTexts,
    key: string,
  ) => {
    const written = typeof text === "string" ? [["", text] as const] : Object.entries(text);
    for (const [language, words] of written)
      for (const claim of claims) {
        const [found] = words.match(claim.words) ?? [];
        if (found && !claim.standards.some((standard) => words.includes(standard)))
          report(
            entry,
            `"${found}…" needs the standard that proves it, such as ${claim.standards[0]}; name it in this text or leave the claim out`,
            key,
            ...(language ? [language] : []),
          );
      }
  };
  for (const category of categories) check(category, category.text, "text");
  for (const product of products)
    for (const key of ["name", "lead", "text"] as const) check(product, product[key], key);
}
