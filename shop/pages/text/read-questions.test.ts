import { describe, expect, test } from "vitest";
import { wordsOf } from "../../../tests/support/html.ts";
import { siteCodes } from "../../sites/site-codes.ts";
import { readQuestions } from "./read-questions.ts";
import { readStaticPages } from "./static-pages.server.ts";

test("questions have the id of their heading, or one from its words", () => {
  const html =
    '<h2>Versand</h2>\n<h3>Wie groß?</h3>\n<p>So.</p>\n<h3 id="parcel">Wo?</h3>\n<p>Da.</p>\n<ul><li>x</li></ul>\n';
  expect(readQuestions(html, "de")).toEqual([
    {
      heading: "Versand",
      questions: [
        { id: "wie-gross", question: "Wie groß?", answer: "<p>So.</p>" },
        { id: "parcel", question: "Wo?", answer: "<p>Da.</p>\n<ul><li>x</li></ul>" },
      ],
    },
  ]);
});

describe("the questions of each site", async () => {
  const pages = await readStaticPages("shop/content/pages");
  test.each(siteCodes)("the FAQ of %s has all words of its text, and no id twice", (code) => {
    const { html } = pages.get(code, "faq");
    const groups = readQuestions(html, code === "CH_FR" ? "fr" : "de");
    const shown = groups.flatMap(({ heading, questions }) => [
      heading,
      ...questions.flatMap(({ question, answer }) => [question, answer]),
    ]);
    expect(wordsOf(shown.join(" "))).toBe(wordsOf(html));
    const ids = groups.flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThan(8);
  });
});
