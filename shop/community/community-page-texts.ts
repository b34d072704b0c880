import type { Plural } from "../../platform/shared/texts/words.ts";

/** Words of the community's page. */
export interface CommunityPageTexts {
  title: string;
  intro: string;
  description: string;
  /** Numbers of members and contributions; examples do not count. */
  counts: Record<"members" | "reviews" | "questions" | "recipes", Plural>;
  join: string;
  latestReviews: { title: string; empty: string };
  openQuestions: { title: string; text: string; empty: string };
  recipes: { title: string; empty: string; all: string };
  how: { title: string; steps: { title: string; text: string }[] };
  rules: { title: string; text: string; link: string };
}
