import type { Language } from "../../../../platform/shared/sites/site.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import { pl } from "./pl.ts";
import type { SearchLanguage } from "./search-language.ts";
import { sk } from "./sk.ts";
import { tr } from "./tr.ts";
import { und } from "./und.ts";

/** The languages that the search knows. A new one is a file and a name here. */
const known = { de, en, fr, pl, cs, hu, sk, tr, und } satisfies Record<string, SearchLanguage>;

export type KnownLanguage = keyof typeof known;

/** Returns a language that the search knows; for another one the neutral language. */
export const knownLanguage = (language: Language): KnownLanguage =>
  Object.hasOwn(known, language) ? (language as KnownLanguage) : "und";

/** Words of each language that mean something to the search. */
export const searchLanguages: Record<KnownLanguage, SearchLanguage> = known;

/** Returns a value for each language that the search knows. */
export const inKnownLanguages = <T>(make: (language: KnownLanguage) => T) =>
  Object.fromEntries(
    (Object.keys(known) as KnownLanguage[]).map((language) => [language, make(language)]),
  ) as Record<KnownLanguage, T>;
