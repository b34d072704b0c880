import type { Insertable } from "kysely";
import Type, { type Static } from "typebox";
import { Compile } from "typebox/compile";
import type { ContentFiles } from "../../../platform/content/content-files.ts";
import { readList, type ContentList } from "../../../platform/shared/content/content-file.ts";
import { listOfSites, text } from "../../../platform/shared/content/content-schema.ts";
import type { Language, Site } from "../../../platform/shared/sites/site.ts";
import { onceForSites, type SiteSet } from "../../../platform/shared/sites/site-set.ts";
import { tokens } from "./engine/words/tokens.ts";
import type { SearchTables } from "./search-tables.ts";
import { knownLanguage } from "./language/languages.ts";

const closed = { additionalProperties: false };
const terms = (minItems: number) => Type.Array(text(60), { minItems });

/** The schema of shop/content/search/synonyms/{language}.yaml; shop/content/README.md explains the files to editors. */
function synonymContent(all: SiteSet) {
  const sites = Type.Optional(listOfSites(all));
  return Type.Union([
    Type.Object({ sites, same: terms(2) }, closed),
    Type.Object({ sites, from: terms(1), to: terms(1) }, closed),
    Type.Object({ sites, replace: terms(1), with: terms(1) }, closed),
  ]);
}
const formFor = onceForSites((all) => Compile(synonymContent(all)));

type Entry = Static<ReturnType<typeof synonymContent>>;
export type SynonymRow = Insertable<SearchTables["search_synonym"]>;

/** Reads and checks the synonyms of every language. */
export function readSynonyms(files: ContentFiles, all: SiteSet, mistakes: string[]): SynonymRow[] {
  const rows: SynonymRow[] = [];
  for (const language of all.languages) {
    const file = `synonyms/${language}.yaml`;
    const source = files.get(file);
    const own = all.sites.filter((site) => site.language === language);
    rows.push(...rowsOf(readList(file, source, formFor(all), mistakes), language, own));
  }
  return rows;
}

/** Returns the synonyms of each term on each site of a language. */
function rowsOf(
  list: ContentList<Entry>,
  language: Language,
  own: Pick<Site, "code">[],
): SynonymRow[] {
  const codes = own.map(({ code }) => code);
  const rows = new Map<string, SynonymRow>();
  for (const entry of list.entries) {
    // Each pair of terms of an entry is checked.
    const said = new Set<string>();
    const report = (what: string) => {
      if (!said.has(what)) list.mistake(entry, what);
      said.add(what);
    };
    const folded = (term: string) => {
      const found = tokens(term, knownLanguage(language)).join(" ");
      if (!found) report(`"${term}" has no letter or digit; remove it`);
      return found;
    };
    const stranger = entry.sites?.find((site) => !codes.includes(site));
    if (stranger)
      report(`the site ${stranger} speaks another language; there are ${codes.join(", ")}`);
    for (const { term, others, replaces } of directions(entry)) {
      const from = folded(term);
      const to = others.map(folded);
      const itself = to.indexOf(from);
      if (itself >= 0) report(`"${term}" leads to itself, "${others[itself]}"; remove one of them`);
      const twice = to.find((other, at) => to.indexOf(other) !== at);
      if (twice) report(`"${twice}" is there twice; remove one`);
      for (const site of entry.sites ?? codes) {
        const key = `${site} ${from}`;
        if (rows.has(key))
          report(`"${term}" is there already for ${site}; write it once, with all it leads to`);
        rows.set(key, { site, term: from, leads_to: to, replaces });
      }
    }
  }
  return [...rows.values()];
}

/** Returns which terms of an entry lead to which others. */
function directions(entry: Entry) {
  if ("same" in entry)
    return entry.same.map((term, index) => ({
      term,
      others: entry.same.filter((_, at) => at !== index),
      replaces: false,
    }));
  const [from, to] = "from" in entry ? [entry.from, entry.to] : [entry.replace, entry.with];
  return from.map((term) => ({ term, others: to, replaces: "replace" in entry }));
}
