import { slugify } from "../../../platform/shared/texts/fold.ts";

/** A question of a page of text with its answer, as HTML. */
export interface Question {
  /** Unique on the page: links to the question end with it. */
  id: string;
  question: string;
  answer: string;
}

export interface QuestionGroup {
  /** The content of its heading, as HTML. */
  heading: string;
  questions: Question[];
}

/** Splits the HTML of a page whose second-level headings are subjects, and whose third-level headings are questions. */
export const readQuestions = (html: string, language: string): QuestionGroup[] =>
  splitAt(html, "h2").map(({ heading, content }) => ({
    heading,
    questions: splitAt(content, "h3").map(({ id, heading: question, content: answer }) => ({
      id: id ?? slugify(question, language),
      question,
      answer,
    })),
  }));

function splitAt(html: string, tag: "h2" | "h3") {
  const [, ...sections] = html.split(new RegExp(`<${tag}(?= |>)`));
  return sections.map((section) => {
    const [, id, heading = "", content = ""] = new RegExp(
      `^(?: id="([^"]*)")?>(.*?)</${tag}>\\s*(.*)$`,
      "s",
    ).exec(section)!;
    return { id, heading, content: content.trim() };
  });
}
