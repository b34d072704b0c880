import type { Contribution } from "./community-contract.ts";

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

/** A question and its answers, for the examples of pages and mails. */
export const exampleQuestion: Contribution<"question"> = {
  ...common,
  number: 1,
  kind: "question",
  author: { name: "Mokka 87", customerId: "1" },
  body: "Wie lange bleiben die Bohnen nach dem Öffnen frisch?",
};

export const exampleAnswer: Contribution<"answer"> = {
  ...common,
  number: 2,
  parent: 1,
  kind: "answer",
  author: { name: "", isShop: true },
  body: "Etwa drei Wochen, wenn Sie die Tüte gut verschließen.\n\nIn der Dose noch etwas länger.",
};
