import { expect, test } from "vitest";
import { fc } from "../../../tests/support/seed.ts";
import { highlight, holds, holdsWrittenOut } from "./highlight.ts";

/** Returns the text with brackets around its highlighted parts. */
const lit = (text: string, typed: string) =>
  highlight(text, typed)
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

test.each([
  ["kaffeebohnen", "kaffee", "[kaffee]bohnen"],
  ["Kávé", "kave", "[Kávé]"],
  ["Kávéfőző", "KAVE", "[Kávé]főző"],
  ["kaffee", "Káf", "[kaf]fee"],
  ["Straße", "strasse", "[Straße]"],
  ["Straße", "stras", "[Straß]e"],
  ["Strasse", "straß", "[Strass]e"],
  ["İzmir ışığı", "izmir isigi", "[İzmir] [ışığı]"],
  ["isi", "IŞI", "[isi]"],
  ["Młynek", "mlyn", "[Młyn]ek"],
  ["Œufs au café", "oeuf", "[Œuf]s au café"],
  ["cafe\u0301 crème", "cafe", "[cafe\u0301] crème"],
  ["cafe\u0301 crème", "caf", "[caf]e\u0301 crème"],
  ["Espresso Maschine", "masch esp", "[Esp]resso [Masch]ine"],
  ["Tee und Kaffee", "tee", "[Tee] und Kaffee"],
  ["Tasse, Teller, Tee", "t", "[T]asse, [T]eller, [T]ee"],
  ["Filterkaffee", "kaffee", "Filter[kaffee]"],
  ["Kaffee & Filterkaffee", "kaffee", "[Kaffee] & Filterkaffee"],
  ["l’eau", "l'eau", "[l]’[eau]"],
  ["Kaffee", "", "Kaffee"],
  ["Kaffee", " .*+ ", "Kaffee"],
  ["Kaffee", "tee", "Kaffee"],
  ["ABC 😀 café", "cafe", "ABC 😀 [café]"],
  ["", "kaffee", ""],
])("the text %s with %j typed is highlighted as %s", (text, typed, result) => {
  expect(lit(text, typed)).toBe(result);
});

test("the highlighted parts of a text join to the text, and neighbouring parts differ", () => {
  const alphabet = Array.from("aeiIİıßŁé ss.<>'\u0301\u0327😀ff\ud800");
  const words = fc.string({ unit: fc.constantFrom(...alphabet) });
  const anything = fc.oneof(words, fc.string({ unit: "binary" }));
  fc.assert(
    fc.property(anything, anything, (text, typed) => {
      const parts = highlight(text, typed);
      expect(parts.map((part) => part.text).join("")).toBe(text);
      expect(parts.some((part, index) => part.isMatch === parts[index + 1]?.isMatch)).toBe(false);
    }),
  );
});

test("a text that contains the typed word is highlighted, another one is not", () => {
  const word = fc.stringMatching(/^[a-zäöüßáéőűłıİ]{1,4}$/);
  fc.assert(
    fc.property(fc.array(word), word, (words, typed) => {
      const text = words.join(" ");
      expect(highlight(text, typed).some((part) => part.isMatch)).toBe(holds(text, typed));
    }),
  );
});

test.each([
  ["Kávéfőző gép", "gep kave", true],
  ["Kaffeebohnen", "bohnen", true],
  ["Kaffee", "kafee", false],
  ["Kaffee", "kaffee tee", false],
])("the text %s holds the typed %j: %s", (text, typed, result) => {
  expect(holds(text, typed)).toBe(result);
});

test.each([
  ["Käse", "kaese", true],
  ["Frühstück", "frueh", true],
  ["Kaffee", "tee", false],
])("the text %s with its umlauts written out holds the typed %j: %s", (text, typed, result) => {
  expect(holdsWrittenOut(text, typed)).toBe(result);
});
