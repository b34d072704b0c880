import { expect, test } from "vitest";
import { fold, slugify } from "./fold.ts";

test.each([
  ["German", "ÄÖÜäöüß ẞ", "aouaouss ss"],
  ["invisible", "Kaf\u00adfee\u200b علی\u200cرضا", "kaffee علیرضا"],
  ["French", "ÀÂÇÉÈÊËÎÏÔŒÙÛÜŸ àâæçéèêëîïôœùûüÿ", "aaceeeeiiooeuuuy aaaeceeeeiiooeuuuy"],
  ["Polish", "ĄĆĘŁŃÓŚŹŻ ąćęłńóśźż", "acelnoszz acelnoszz"],
  ["Czech", "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ áčďéěíňóřšťúůýž", "acdeeinorstuuyz acdeeinorstuuyz"],
  ["Slovak", "ÁÄČĎÉÍĹĽŇÓÔŔŠŤÚÝŽ áäčďéíĺľňóôŕšťúýž", "aacdeillnoorstuyz aacdeillnoorstuyz"],
  ["Hungarian", "ÁÉÍÓÖŐÚÜŰ áéíóöőúüű", "aeiooouuu aeiooouuu"],
  ["Turkish", "ÂÇĞIİÖŞÜ âçğıiöşü", "acgiiosu acgiiosu"],
])("%s letters are folded to plain ones", (_language, text, folded) => {
  expect(fold(text)).toBe(folded);
});

test("folding treats composed and decomposed text alike, and folding twice changes nothing", () => {
  const text = "Kávéfőző Żółw İstanbul Ďábel Straße";
  expect(fold(text.normalize("NFD"))).toBe(fold(text));
  expect(fold(fold(text))).toBe(fold(text));
});

test.each([
  ["de", "Kaffee & Genuß", "kaffee-genuss"],
  ["de", "Röstkammer für ÄRZTE, Crème brûlée", "roestkammer-fuer-aerzte-creme-brulee"],
  ["de", "Ro\u0308sterei", "roesterei"],
  ["fr", "L’œuf, capitaine Haüy (250 g)", "l-oeuf-capitaine-hauy-250-g"],
  ["pl", "Żółw, kawa źródlana", "zolw-kawa-zrodlana"],
  ["cs", "Hrnečky Löwe a kávovar", "hrnecky-lowe-a-kavovar"],
  ["hu", "Pörkölő gyűjtemény", "porkolo-gyujtemeny"],
  ["sk", "Mäta, hrnčeky", "mata-hrnceky"],
  ["tr", "Kavrulmuş çekirdek – İstanbul, ölçü", "kavrulmus-cekirdek-istanbul-olcu"],
  ["de", "  ", "-"],
  ["de", "…", "-"],
] as const)("the address in %s of %j is %j", (language, text, slug) => {
  expect(slugify(text, language)).toBe(slug);
});
