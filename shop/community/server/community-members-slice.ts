import type { Slice } from "../../../platform/http/slice.ts";
import { communityExamplesPart, createCommunityExamples } from "./community-examples.ts";
import { createCommunityCounts } from "./community-counts.ts";
import type { CommunityDatabase, CommunityPorts } from "./community-ports.ts";
import type { Contributions } from "./contributions.ts";
import { createMembers } from "./members.ts";
import {
  createQuestionNotices,
  questionMails,
  type QuestionNoticePorts,
} from "./question-notices.ts";
import { createQuestions } from "./questions.ts";
import { createRecipes } from "./recipes.ts";

export interface CommunityMembersPorts extends CommunityPorts, QuestionNoticePorts {
  contributions: Contributions;
}

export type CommunityMembers = ReturnType<typeof communityMembersSlice>;

/** The slice of the community's members, and what they alone contribute: questions, answers and recipes. */
export function communityMembersSlice(
  database: CommunityDatabase,
  { contributions, ...ports }: CommunityMembersPorts,
) {
  const options = { ...ports, database };
  const questions = createQuestions(options, contributions);
  const examples = createCommunityExamples(database, ports.settingsOf);
  const slice = {
    content: communityExamplesPart(ports.sites, ports.known),
    invalidate: examples.invalidate,
    jobs: [
      {
        name: "tell authors that their questions are answered",
        every: 60_000,
        run: createQuestionNotices(options),
      },
    ],
    mails: questionMails(options, questions),
  } satisfies Slice;
  return Object.assign(slice, {
    members: createMembers(database, options),
    questions,
    recipes: createRecipes(options, contributions),
    examples,
    counts: createCommunityCounts(database),
  });
}
