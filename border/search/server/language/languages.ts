import type { Language } from "../../../../platform/shared/site.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import { pl } from "./pl.ts";
import type { SearchLanguage } from "./search-language.ts";
import { sk } from "./sk.ts";
import { tr } from "./tr.ts";

/** Words of each language that mean something to the search. */
export const searchLanguages: Record<Language, SearchLanguage> = { de, fr, pl, cs, hu, sk, tr };
