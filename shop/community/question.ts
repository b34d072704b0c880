import type { Contribution } from "./community-contract.ts";
import { hasContact } from "./contact-in-text.ts";

/** Letters of a question and of an answer. */
export const questionLengths = { min: 10, max: 500 } as const;
export const answerLengths = { min: 2, max: 2_000 } as const;

/** Names of the fields of the forms. */
export const questionFields = { text: "text" } as const;

/** The reason why a text is rejected. */
export type TextProblem = "required" | "tooShort" | "tooLong" | "contact";

/** A published question about a product, with its answers: the shop's first, then the most helpful. */
export interface AnsweredQuestion {
  question: Contribution<"question">;
  answers: Contribution<"answer">[];
}

/** Returns a text of several lines as it was meant: without space at the ends of lines and without many empty ones. */
export const writtenText = (text = ""): string =>
  text
    .replace(/\r\n?/g, "\n")
    .replace(/[^\S\n]+/g, " ")
    .replace(/ ?\n ?/g, "\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** Checks a question or an answer. What the shop writes may name its own addresses. */
export function textProblem(
  text: string,
  { min, max }: { min: number; max: number },
  { isShop = false } = {},
): TextProblem | undefined {
  if (text === "") return "required";
  if (text.length < min) return "tooShort";
  if (text.length > max) return "tooLong";
  return !isShop && hasContact(text) ? "contact" : undefined;
}

/** The id of a question on the page of its product. */
export const questionAnchor = ({ number }: Pick<Contribution, "number">) => `question-${number}`;
