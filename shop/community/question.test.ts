import { expect, test } from "vitest";
import { questionLengths, textProblem, writtenText } from "./question.ts";

test.each([
  ["", "required"],
  ["Warum?", "tooShort"],
  ["x".repeat(questionLengths.max + 1), "tooLong"],
  ["Bitte an ida@example.com antworten", "contact"],
  ["Mehr dazu auf https://example.com/kaffee", "contact"],
  ["Rufen Sie mich an: 0171 234 567 89", "contact"],
  ["IBAN DE02 1203 0000 0000 2020 51, danke", "contact"],
])("%s is refused: %s", (text, problem) => {
  expect(textProblem(text, questionLengths)).toBe(problem);
});

test.each([
  "Passen 250 g in die Dose?",
  "Reichen 18 bis 20 g auf 300 ml, bei 92 °C und 2:30 Minuten?",
  "Gibt es das seit 01.12.2026 auch als 1.000-g-Packung?",
])("%s is a question", (text) => {
  expect(textProblem(text, questionLengths)).toBeUndefined();
});

test("the shop may name its addresses", () => {
  const text = "Schreiben Sie uns: service@kontor.example";
  expect(textProblem(text, questionLengths, { isShop: true })).toBeUndefined();
});

test("a text of several lines keeps its paragraphs, and nothing else that is invisible", () => {
  expect(writtenText("  Eins \r\n\r\n\r\n\r\nzwei\t drei  ")).toBe("Eins\n\nzwei drei");
});
