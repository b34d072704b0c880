import Type from "typebox";
import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { readList } from "../../../platform/shared/content/content-file.ts";
import { listOfSites, text } from "../../../platform/shared/content/content-schema.ts";
import type { Site, SiteCode } from "../../../platform/shared/sites/site.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { tokens } from "./engine/words/tokens.ts";
import { knownLanguage } from "./language/languages.ts";

const file = "excluded.yaml";

/** The schema of shop/content/search/excluded.yaml; shop/content/README.md explains the file to editors. */
const formFor = onceForSites((sites) =>
  Compile(
    Type.Object(
      {
        sites: Type.Optional(listOfSites(sites)),
        terms: Type.Optional(Type.Array(text(60))),
        words: Type.Optional(Type.Array(text(60))),
      },
      { additionalProperties: false },
    ),
  ),
);

export interface Exclusion {
  site: SiteCode;
  pattern: string;
}

/** Reads and checks the list. */
export function readExclusions(files: ContentFiles, all: SiteSet, mistakes: string[]): Exclusion[] {
  const list = readList(file, files.get(file), formFor(all), mistakes);
  const patterns = new Map(all.codes.map((code) => [code, new Set<string>()]));
  for (const group of list.entries) {
    const { terms = [], words = [] } = group;
    const own = all.sites.filter(({ code }) => group.sites?.includes(code) ?? true);
    // Sites of one language report the same mistake only once.
    const said = new Set<string>();
    const report = (what: string) => {
      if (!said.has(what)) list.mistake(group, what);
      said.add(what);
    };
    for (const site of own) {
      const ofSite = patterns.get(site.code)!;
      for (const term of terms) ofSite.add(`^${folded(term, site, report)}$`);
      for (const word of words) ofSite.add(wordPattern(word, site, report));
    }
  }
  return [...patterns]
    .filter(([, own]) => own.size > 0)
    .map(([site, own]) => ({ site, pattern: [...own].join("|") }));
}

type Mistake = (what: string) => void;

function wordPattern(word: string, site: Pick<Site, "language">, report: Mistake): string {
  const found = folded(word.replace(/\*$/, ""), site, report);
  if (found.includes(" "))
    report(`"${word}" is more than one word; write it among terms, or one of its words`);
  return `(^| )${found}${word.endsWith("*") ? "" : "( |$)"}`;
}

/** Returns only letters, digits and spaces, so that a regular expression needs no escaping. */
function folded(entry: string, { language }: Pick<Site, "language">, report: Mistake): string {
  const found = tokens(entry, knownLanguage(language)).join(" ");
  if (!found) report(`"${entry}" has no letter or digit; remove it`);
  return found;
}
