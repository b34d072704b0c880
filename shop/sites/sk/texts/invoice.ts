import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Faktúra",
  number: "Číslo faktúry",
  date: "Dátum vyhotovenia",
  supplied: {
    home: "Dátum dodania",
    store: "Dátum dodania (pripravené na vyzdvihnutie)",
    online: "Dátum dodania služby",
  },
  billTo: "Odberateľ",
  columns: {
    article: "Tovar",
    quantity: "Množstvo",
    netPrice: "Cena za kus bez DPH",
    price: "Cena za kus s DPH",
    taxRate: "DPH",
    total: "Spolu",
  },
  taxes: {
    rate: "Sadzba DPH",
    net: "Základ dane",
    tax: "DPH",
    gross: "Spolu s DPH",
    outside: "Darčekové karty: viacúčelové poukazy, nie sú predmetom DPH (§ 9a zákona o DPH)",
  },
  back: "Späť na objednávku",
  notYet:
    "Faktúru tu nájdete, hneď ako bude objednávka na ceste alebo pripravená na vyzdvihnutie, prípadne keď vám pošleme prístup.",
  separate:
    "Od časti tejto objednávky ste odstúpili ešte pred vyhotovením faktúry. Faktúru za zvyšný tovar vám pošleme osobitne.",
  corrected:
    "Táto objednávka bola úplne alebo čiastočne zrušená. K vráteniu peňazí dostanete opravnú faktúru.",
  note: "Faktúru si uschovajte, slúži aj ako doklad pri reklamácii.",
};
