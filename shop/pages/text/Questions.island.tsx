import { attachQuestions, type QuestionData } from "./attach-questions.ts";

declare module "../../../border/client/Island.tsx" {
  interface Islands {
    Questions: QuestionData;
  }
}

/** Needs no React: the questions are in the page. */
export function hydrate(container: Element, data: QuestionData) {
  attachQuestions(container, data);
}
