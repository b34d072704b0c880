import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Faktura – daňový doklad",
  number: "Číslo faktury",
  date: "Datum vystavení",
  supplied: {
    home: "Datum uskutečnění zdanitelného plnění",
    store: "Datum uskutečnění zdanitelného plnění (připraveno k vyzvednutí)",
    online: "Datum uskutečnění zdanitelného plnění",
  },
  billTo: "Odběratel",
  columns: {
    article: "Zboží",
    quantity: "Množství",
    netPrice: "Cena za kus bez DPH",
    price: "Cena za kus s DPH",
    taxRate: "DPH",
    total: "Celkem",
  },
  taxes: {
    rate: "Sazba DPH",
    net: "Základ daně",
    tax: "DPH",
    gross: "Celkem s DPH",
    outside: "Dárkové karty: víceúčelové poukazy, nejsou předmětem DPH (§ 15b zákona o DPH)",
  },
  back: "Zpět na objednávku",
  notYet:
    "Fakturu tu najdete, jakmile bude objednávka na cestě nebo připravena k vyzvednutí, případně jakmile vám pošleme přístup.",
  separate:
    "Od části této objednávky jste odstoupili ještě před vystavením faktury. Fakturu za zbývající zboží vám pošleme zvlášť.",
  corrected:
    "Tato objednávka byla zcela nebo zčásti zrušena. K vrácení peněz dostanete opravný daňový doklad.",
  note: "Fakturu si uschovejte, slouží i jako doklad při reklamaci.",
};
