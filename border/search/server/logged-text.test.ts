import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { loggedText } from "./logged-text.ts";

const logged = (text: string, language: "de" | "fr" = "de") => loggedText(text, { language });

test.each([
  ["Kávé", "kave", "Kávé"],
  ["  Kaffee \t\n  Bohnen ", "kaffee bohnen", "Kaffee Bohnen"],
  ["ｋａｆｆｅｅ", "kaffee", "kaffee"],
  ["kaf\0fee\ud800 \u202eX2", "kaf fee x 2", "kaf fee X2"],
  ["'; drop table search_count; --", "drop table search count", "'; drop table search_count; --"],
  ["<b>tee</b>", "b tee b", "<b>tee</b>"],
])("the searched text %j is counted as %j and spelled %j", (text, folded, spelling) => {
  expect(logged(text)).toEqual({ folded, spelling });
});

test("a French article is not a word of the logged text", () => {
  expect(logged("l’orient", "fr")?.folded).toBe("orient");
});

test.each([
  ["an e-mail address", "anna@example.org"],
  ["a name of a network", "@anna"],
  ["an address in wide letters", "anna＠example.org"],
  ["a telephone number", "+49 (40) 123-45 67"],
  ["a card's number", "4111 1111 1111 1111"],
  ["an account's number", "DE89 3704 0044 0532 0130 00"],
  ["a number of seven digits in a text", "bestellung nr. 1234567"],
  ["a number in Arabic digits", "kaffee ١٢٣٤٥٦٧"],
  ["more than 60 characters", `kaffee ${"x".repeat(54)}`],
  ["more than six words", "ich suche ein geschenk für meine mutter"],
  ["one character", "k"],
  ["no word", "☕️ !?%"],
  ["nothing", ""],
])("a search with %s is not logged", (_name, text) => {
  expect(logged(text)).toBeUndefined();
});

test.each(["100101", "kaffee 250 g", "x".repeat(60), "eins zwei drei vier fünf sechs"])(
  "the searched text %j is counted",
  (text) => {
    expect(logged(text)?.spelling).toBe(text);
  },
);

test("the logged text of any typed text fits the database", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 80 }), (text) => {
      const { folded, spelling } = logged(text) ?? { folded: "ok", spelling: "ok" };
      expect(folded).toMatch(/^[a-z0-9]+( [a-z0-9]+)*$/);
      expect(spelling.isWellFormed()).toBe(true);
      expect(spelling).not.toMatch(/\p{Cc}/u);
      expect(spelling.length).toBeLessThanOrEqual(60);
    }),
  );
});
