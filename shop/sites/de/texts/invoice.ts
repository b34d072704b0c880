import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Rechnung",
  number: "Rechnungsnummer",
  date: "Rechnungsdatum",
  supplied: {
    home: "Lieferdatum",
    store: "Leistungsdatum (abholbereit)",
    online: "Leistungsdatum",
  },
  billTo: "Rechnungsadresse",
  columns: {
    article: "Artikel",
    quantity: "Menge",
    netPrice: "Einzelpreis netto",
    price: "Einzelpreis brutto",
    taxRate: "MwSt.",
    total: "Summe",
  },
  taxes: {
    rate: "MwSt.-Satz",
    net: "Netto",
    tax: "MwSt.",
    gross: "Brutto",
    outside: "Geschenkkarten: Mehrzweck-Gutscheine, nicht steuerbar (§ 3 Abs. 15 UStG)",
  },
  back: "Zur Bestellung",
  notYet:
    "Die Rechnung finden Sie hier, sobald Ihre Bestellung unterwegs oder abholbereit ist oder Ihr Zugang verschickt ist.",
  separate:
    "Einen Teil dieser Bestellung haben Sie widerrufen, bevor die Rechnung geschrieben war. Die Rechnung über die übrigen Artikel erhalten Sie gesondert.",
  corrected:
    "Diese Bestellung wurde ganz oder teilweise rückgängig gemacht. Über die Erstattung erhalten Sie eine eigene Abrechnung.",
  note: "Bitte bewahren Sie die Rechnung auf: Sie ist auch Ihr Nachweis für die Gewährleistung.",
};
