import { describe, expect, test } from "vitest";
import { fold, slugify } from "./fold.ts";

describe("fold", () => {
  test.each([
    ["German", "ÄÖÜäöüß ẞ", "aouaouss ss"],
    ["French", "ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ", "aaceeeeiiooeuuuy aaaeceeeeiiooeuuuy"],
    ["Polish", "ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż", "acelnoszz acelnoszz"],
    ["Czech", "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž", "acdeeinorstuuyz acdeeinorstuuyz"],
    ["Slovak", "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ áäčďéíĺľňóôŕšťúýž", "aacdeillnoorstuyz aacdeillnoorstuyz"],
    ["Hungarian", "ÁÉÍÓÖŐÚÜŰ áéíóöőúüű", "aeiooouuu aeiooouuu"],
    ["Turkish", "ÂÇĞIİÖŞÜ âçğıiöşü", "acgiiosu acgiiosu"],
  ])("%s", (_language, text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  test("is the same for composed and decomposed text, and folding twice changes nothing", () => {
    const text = "Kávéfőző Żółw İstanbul Ďábel Straße";
    expect(fold(text.normalize("NFD"))).toBe(fold(text));
    expect(fold(fold(text))).toBe(fold(text));
  });
});

test.each([
  ["Kaffee & Genuß", "kaffee-genuss"],
  ["Kavrulmuş çekirdek – İstanbul", "kavrulmus-cekirdek-istanbul"],
  ["L’espresso (250 g)", "l-espresso-250-g"],
  ["  ", "-"],
  ["…", "-"],
])("the address of %j is %j", (text, slug) => {
  expect(slugify(text)).toBe(slug);
});
