import { allSites } from "../../sites/all-sites.ts";
import type { Contribution } from "../../community/community-contract.ts";
import { exampleAnswer, exampleQuestion } from "../../community/example-question.ts";
import { ProductQuestions } from "./ProductQuestions.tsx";

const { site, texts } = allSites.DE;
const ofBuyer: Contribution<"answer"> = {
  ...exampleAnswer,
  number: 3,
  author: { name: "" },
  details: { isBuyer: true },
  body: "Bei mir ist sie vorher leer.",
};
const example = {
  name: "Wiebke T.",
  text: "Passt der auch in den Vollautomaten?",
  answers: [{ text: "Ja, mit mittlerer Mahlstufe." }],
};
const props = { product: 100101, site, texts };

export const examples = {
  "questions, answered and open": (
    <ProductQuestions
      {...props}
      questions={[
        { question: exampleQuestion, answers: [exampleAnswer, ofBuyer] },
        { question: { ...exampleQuestion, number: 4, body: "Was?".repeat(60) }, answers: [] },
      ]}
      count={5}
      examples={[]}
    />
  ),
  "no questions, but an example": (
    <ProductQuestions {...props} questions={[]} count={0} examples={[example]} />
  ),
};
