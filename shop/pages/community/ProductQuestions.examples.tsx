import { allSites } from "../../sites/all-sites.ts";
import type { Contribution } from "../../community/community-contract.ts";
import { ProductQuestions } from "./ProductQuestions.tsx";

const { site, texts } = allSites.DE;
const written = new Date("2026-11-22T12:00:00Z");
const common = {
  site: "DE" as const,
  language: "de",
  product: 100101,
  title: "",
  details: {},
  state: "published" as const,
  note: "",
  reply: "",
  helpful: 3,
  writtenAt: written,
  changedAt: written,
  publishedAt: written,
};
const question: Contribution<"question"> = {
  ...common,
  number: 1,
  kind: "question",
  author: { name: "Mokka 87", customerId: "1" },
  body: "Wie lange bleiben die Bohnen nach dem Öffnen frisch?",
};
const ofShop: Contribution<"answer"> = {
  ...common,
  number: 2,
  parent: 1,
  kind: "answer",
  author: { name: "", isShop: true },
  body: "Etwa drei Wochen, wenn Sie die Tüte gut verschließen.",
};
const ofBuyer: Contribution<"answer"> = {
  ...common,
  number: 3,
  parent: 1,
  kind: "answer",
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
        { question, answers: [ofShop, ofBuyer] },
        { question: { ...question, number: 4, body: "Was?".repeat(60) }, answers: [] },
      ]}
      count={5}
      examples={[]}
    />
  ),
  "no questions, but an example": (
    <ProductQuestions {...props} questions={[]} count={0} examples={[example]} />
  ),
};
