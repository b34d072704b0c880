import type { InvoiceTexts } from "../../../orders/invoice-contract.ts";

export const invoice: InvoiceTexts = {
  title: "Faktura",
  number: "Numer faktury",
  date: "Data wystawienia",
  supplied: {
    home: "Data dostawy",
    store: "Data dostawy (gotowe do odbioru)",
    online: "Data wykonania usługi",
  },
  billTo: "Nabywca",
  columns: {
    article: "Nazwa towaru lub usługi",
    quantity: "Ilość (szt.)",
    netPrice: "Cena netto",
    price: "Cena brutto",
    taxRate: "VAT",
    total: "Wartość brutto",
  },
  taxes: {
    rate: "Stawka VAT",
    net: "Netto",
    tax: "Kwota VAT",
    gross: "Brutto",
    outside:
      "Karty podarunkowe: bony różnego przeznaczenia, nie podlegają VAT (art. 8b ustawy o VAT)",
  },
  back: "Do zamówienia",
  notYet:
    "Faktura pojawi się tutaj, gdy tylko zamówienie będzie w drodze lub gotowe do odbioru albo gdy wyślemy dostęp.",
  separate:
    "Od umowy odstąpiono w części przed wystawieniem faktury. Fakturę za pozostałe produkty wyślemy osobno.",
  corrected:
    "To zamówienie zostało w całości lub w części anulowane albo zwrócone. Rozliczenie zwrotu znajdziesz w fakturze korygującej, którą wyślemy osobno.",
  note: "Zachowaj tę fakturę: to także dowód zakupu przy reklamacji.",
};
