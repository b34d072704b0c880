import type { Language } from "../../../../platform/shared/site.ts";
import { cs } from "./cs.ts";
import { de } from "./de.ts";
import { fr } from "./fr.ts";
import { hu } from "./hu.ts";
import { pl } from "./pl.ts";
import type { SearchLanguage } from "./search-language.ts";
import { sk } from "./sk.ts";
import { tr } from "./tr.ts";

/** What the search knows of each language. */
export const searchLanguages: Record<Language, SearchLanguage> = { de, fr, pl, cs, hu, sk, tr };
