import type { FAQPage, WithContext } from "schema-dts";
import type { Question } from "./read-questions.ts";

/**
 * Returns the questions of a page for search engines. Google shows them only for authorities; Bing and assistants read them
 * (developers.google.com/search/docs/appearance/structured-data/faqpage). Answers may contain links, which need an origin.
 */
export const questionData = (questions: Question[], origin: string): WithContext<FAQPage> => ({
  "@context": "https://schema.org",
  "@type": "FAQPage",
  mainEntity: questions.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: {
      "@type": "Answer",
      text: answer.replaceAll(' href="/', ` href="${origin}/`),
    },
  })),
});
