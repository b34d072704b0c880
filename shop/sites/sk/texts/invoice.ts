import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Faktúra",
  number: "Číslo faktúry",
  date: "Dátum vyhotovenia",
  delivered: "Dátum dodania",
  billTo: "Odberateľ",
  columns: {
    article: "Tovar",
    quantity: "Množstvo",
    price: "Cena za kus",
    taxRate: "DPH",
    total: "Spolu",
  },
  taxes: { rate: "Sadzba DPH", net: "Základ dane", tax: "DPH", gross: "Spolu s DPH" },
  back: "Späť na objednávku",
  notYet: "Faktúru tu nájdete, hneď ako objednávku odošleme.",
  separate:
    "Od časti tejto objednávky ste odstúpili ešte pred odoslaním. Faktúru za zvyšný tovar vám pošleme osobitne.",
  corrected:
    "Táto objednávka bola úplne alebo čiastočne zrušená. K vráteniu peňazí dostanete opravnú faktúru.",
  note: "Faktúru si uschovajte, slúži aj ako doklad pri reklamácii.",
};
