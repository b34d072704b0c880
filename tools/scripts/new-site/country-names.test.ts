import { expect, test } from "vitest";
import { allSites } from "../../../shop/sites/all-sites.ts";
import { countryNames } from "./country-names.ts";

test.each([
  ["CH_FR", "La Poste Suisse facture 5 francs, TVA comprise", ["Suisse", "francs", "TVA"]],
  ["DE", "Im deutschen Handel: 5 Euro inkl. MwSt.", ["deutschen", "Euro", "MwSt"]],
  ["CH", "Schweizer Recht, Preise in CHF inkl. MWST", ["Schweizer", "CHF", "MWST"]],
  ["PL", "Prawo polskie, ceny w złotych z VAT", ["polskie", "VAT"]],
  ["CZ", "České právo, cena s DPH", ["České", "DPH"]],
  ["HU", "A magyar jog szerint, áfával", ["magyar", "áfával"]],
  ["TR", "Türk hukuku, KDV dâhil", ["Türk", "KDV"]],
  ["DE", "Kaffee aus Äthiopien, frisch geröstet", null],
] as const)("in words of %s, %s names %j", (code, text, names) => {
  expect(text.match(countryNames(allSites[code].site))).toEqual(names);
});
