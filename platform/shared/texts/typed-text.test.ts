import { expect, test } from "vitest";
import { typedLine, withoutInvisible } from "./typed-text.ts";

test.each([
  ["a zero-width space", "BLACK15\u200b"],
  ["a zero-width no-break space", "\ufeffBLACK15"],
  ["a soft hyphen", "BLA\u00adCK15"],
  ["a word joiner", "BLACK\u206015"],
  ["marks of direction", "\u202aBLACK15\u202c\u200e"],
  ["joiners between Latin letters and digits", "BLA\u200cCK\u200d15\u200d"],
  ["a joiner behind a combined accent", "BLACK15".replace("A", "A\u200d")],
  ["a filler", "BLACK15\u3164"],
])("%s that was pasted into a field is removed", (_name, pasted) => {
  expect(withoutInvisible(pasted)).toBe("BLACK15");
});

test.each([
  ["a Persian name", "علی\u200cرضا"],
  ["a Hindi conjunct", "क्\u200dष"],
  ["an emoji of a family", "👩🏽\u200d👩\u200d👧"],
  ["an emoji of a heart", "❤\ufe0f\u200d🔥"],
  ["a flag of a region", "🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}"],
  ["a variant of a Japanese letter", "葛\u{e0100}"],
  ["accents of their own", "Zoe\u0308"],
  ["lines", "one\r\ntwo\tthree"],
])("%s stays as it was typed", (_name, typed) => {
  expect(withoutInvisible(typed)).toBe(typed);
});

test("a line has single spaces, whatever spaces were pasted", () => {
  expect(typedLine("\u00a0Ida\u00a0 \u202fMüller\u2028 \n\u200b")).toBe("Ida Müller");
});
