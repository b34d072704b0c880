import { fold } from "../../../platform/shared/texts/fold.ts";
import { plural } from "../../../platform/shared/texts/words.ts";
import type { ServiceTexts } from "../../sites/page-texts.ts";

export interface QuestionData extends Pick<ServiceTexts, "questionCount" | "noQuestion"> {
  locale: string;
}

/** Attaches the search of questions: those stay in which each typed word occurs. */
export function attachQuestions(
  container: Element,
  { questionCount, noQuestion, locale }: QuestionData,
) {
  const field = container.querySelector<HTMLInputElement>("input[type=search]")!;
  const status = container.querySelector("[role=status]")!;
  const questions = [...container.querySelectorAll("details")].map((element) => ({
    element,
    text: fold(element.textContent),
  }));

  const filter = () => {
    const words = fold(field.value).split(/\s+/).filter(Boolean);
    let count = 0;
    for (const { element, text } of questions) {
      element.hidden = !words.every((word) => text.includes(word));
      if (!element.hidden) count++;
    }
    for (const group of container.querySelectorAll("section"))
      group.hidden = !group.querySelector("details:not([hidden])");
    status.textContent =
      words.length === 0 ? "" : count > 0 ? plural(questionCount, count, locale) : noQuestion;
  };
  field.addEventListener("input", filter);
  // What was typed before, or restored by the back button.
  if (field.value) filter();

  /** Opens the question of the address, for browsers that do not do so by themselves. */
  const openLinked = () => {
    const answer = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const question = answer?.closest("details");
    if (!answer || !question || !container.contains(question)) return;
    if (question.hidden) {
      field.value = "";
      filter();
    }
    if (question.open) return;
    question.open = true;
    answer.scrollIntoView();
  };
  openLinked();
  addEventListener("hashchange", openLinked);
}
