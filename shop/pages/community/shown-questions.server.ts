import type { Viewpoint } from "../../../platform/shared/sites/viewpoint.ts";
import type { CommunityMembers } from "../../community/server/community-members-slice.ts";
import type { Community } from "../../community/server/community-slice.ts";
import type { ShownQuestions } from "./ProductQuestions.tsx";

/** Where the questions of a product's page are read. */
export interface QuestionSource {
  community: Pick<Community, "settingsOf">;
  communityMembers: Pick<CommunityMembers, "examples" | "questions">;
}

/** Questions on the page of a product; the others are on a page of their own. */
const maxShown = 3;
/** Examples, as long as there are fewer real questions. */
const maxExamples = 2;

/** Returns what the page of a product shows of its questions; undefined where the site has no community. */
export async function shownQuestions(
  { community, communityMembers: { examples, questions } }: QuestionSource,
  at: Viewpoint,
  product: number,
): Promise<ShownQuestions | undefined> {
  if (!community.settingsOf(at.site.code)) return undefined;
  const shown = await questions.ofProduct(at, product, maxShown);
  const isFull = shown.length >= maxExamples;
  return {
    questions: shown,
    count: shown.length < maxShown ? shown.length : await questions.countOfProduct(at, product),
    examples: isFull ? [] : (await examples.questions(at, product)).slice(0, maxExamples),
  };
}
