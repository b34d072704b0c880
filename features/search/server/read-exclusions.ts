import { readFile } from "node:fs/promises";
import { join } from "node:path";
import Type from "typebox";
import { Compile } from "typebox/compile";
import { ContentError, parseContent } from "../../../shared/content-file.ts";
import { text } from "../../../shared/content-schema.ts";
import { siteCodes, type Site, type SiteCode } from "../../../shared/site.ts";
import { tokens } from "./engine/tokens.ts";

const file = "excluded.yaml";

const Sites = Type.Array(Type.Union(siteCodes.map((code) => Type.Literal(code))), { minItems: 1 });

/** The schema of content/search/excluded.yaml; content/README.md explains the file to editors. */
const ExclusionsContent = Type.Array(
  Type.Object(
    {
      sites: Type.Optional(Sites),
      terms: Type.Optional(Type.Array(text(60))),
      words: Type.Optional(Type.Array(text(60))),
    },
    { additionalProperties: false },
  ),
);
const validator = Compile(ExclusionsContent);

/** Searches that a site never suggests, as a regular expression over folded texts. */
export interface Exclusion {
  site: SiteCode;
  pattern: string;
}

/** Reads and checks the list. Throws a ContentError for the first mistake. */
export async function readExclusions(
  folder: string,
  sites: Pick<Site, "code" | "language">[],
): Promise<Exclusion[]> {
  const groups = parseContent(file, await readFile(join(folder, file), "utf8"), validator);
  return sites.flatMap((site) => {
    const own = groups.filter((group) => group.sites?.some((code) => code === site.code) ?? true);
    const patterns = [
      ...own.flatMap(({ terms = [] }) => terms).map((term) => `^${folded(term, site)}$`),
      ...own.flatMap(({ words = [] }) => words).map((word) => wordPattern(word, site)),
    ];
    return patterns.length > 0 ? [{ site: site.code, pattern: patterns.join("|") }] : [];
  });
}

function wordPattern(word: string, site: Pick<Site, "language">): string {
  const found = folded(word.replace(/\*$/, ""), site);
  if (found.includes(" "))
    throw new ContentError(
      `${file}: "${word}" is more than one word; write it among terms, or one of its words (see content/README.md).`,
    );
  return `(^| )${found}${word.endsWith("*") ? "" : "( |$)"}`;
}

/** Gives only letters, digits and spaces, so a regular expression needs no escaping. */
function folded(entry: string, { language }: Pick<Site, "language">): string {
  const found = tokens(entry, language).join(" ");
  if (!found)
    throw new ContentError(
      `${file}: "${entry}" has no letter or digit; remove it (see content/README.md).`,
    );
  return found;
}
