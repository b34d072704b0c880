import { fill } from "../../../platform/shared/texts/words.ts";
import type { SiteTexts } from "../../sites/site-texts.ts";
import { isFiltered } from "../listing/list-question.ts";
import type { SearchQuestion } from "./search-question.ts";

/** Returns the heading of the results page; `spelling` is the searched text as the language writes it. */
export function searchHeadline(
  question: SearchQuestion,
  spelling: string,
  { searchPage }: Pick<SiteTexts, "searchPage">,
): string {
  if (question.query) return fill(searchPage.headline, { query: spelling || question.query });
  return isFiltered(question) ? searchPage.headlineAll : searchPage.headlineEmpty;
}
